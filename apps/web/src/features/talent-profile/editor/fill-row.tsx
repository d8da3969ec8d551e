import { IconEqual } from '../../../ui/icon/equal.ts';
import type { ResumeChoice, ResumeRow } from '@talaash/domain/resume/rule';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx';
import css from './fill-page.module.css';

export interface FillRowProps {
  row: ResumeRow;
  label: string;
  now: ReactNode;
  found: ReactNode;
  /** Below the text, outside the control that chooses the side. */
  nowMore?: ReactNode;
  foundMore?: ReactNode;
  choice: ResumeChoice;
  onChoose: (choice: ResumeChoice) => void;
  /** Its place in the resume. */
  page: ReactNode;
}

/** One field or entry: the form's value on the left, the resume's on the right. A row with equal sides has no choice. */
export function FillRow({
  row,
  label,
  now,
  found,
  nowMore,
  foundMore,
  choice,
  onChoose,
  page,
}: FillRowProps) {
  const name = useId();
  if (row.state === 'same')
    return (
      <div className={css['row']} data-same>
        <div className={css['label']}>{label}</div>
        <div className={css['side']}>
          <IconEqual aria-hidden />
          <div className={css['words']}>{now}</div>
        </div>
        <div className={css['side']}>
          <span className={css['check']} aria-hidden />
          <div className={css['words']}>the same</div>
          {page}
        </div>
      </div>
    );
  const side = (is: ResumeChoice, words: ReactNode, more: ReactNode, end?: ReactNode) => (
    <div className={css['side']} data-chosen={choice === is || undefined}>
      <input
        id={`${name}-${is}`}
        type="radio"
        name={name}
        value={is}
        className={css['check']}
        checked={choice === is}
        onChange={() => onChoose(is)}
        onKeyDown={(event) => onArrow(event, onChoose)}
      />
      <div className={css['words']}>
        <label htmlFor={`${name}-${is}`}>
          <span className={css['which']}>
            {is === 'now' ? 'Now' : 'Found'}
            <VisuallyHidden>: </VisuallyHidden>
          </span>
          <span>{words}</span>
        </label>
        {more}
      </div>
      {end}
    </div>
  );
  return (
    <div className={css['row']} role="radiogroup" aria-label={label} data-row={row.id}>
      <div className={css['label']} aria-hidden>
        {label}
      </div>
      {side('now', now, nowMore)}
      {side('found', found, foundMore, page)}
    </div>
  );
}

/**
 * Left keeps and right takes; this replaces the browser's own arrow keys, which would wrap around. Up and down move to another
 * row.
 */
function onArrow(event: KeyboardEvent<HTMLInputElement>, onChoose: (choice: ResumeChoice) => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const choice = ARROWS[event.key];
  if (choice) {
    event.preventDefault();
    onChoose(choice);
    const row = event.currentTarget.closest('[data-row]');
    row?.querySelector<HTMLElement>(`input[value=${choice}]`)?.focus();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    focusRow(event.key === 'ArrowDown' ? 1 : -1);
  }
}

const ARROWS: Record<string, ResumeChoice> = { ArrowLeft: 'now', ArrowRight: 'found' };

/** The row with the focus. */
export const rowAtFocus = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;

/** Focuses the next or previous row; the first one if no row has the focus. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === rowAtFocus());
  const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
  const input = next?.querySelector<HTMLElement>('input:checked');
  input?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}
