import { IconBan } from '../icon/ban.ts';
import { IconLock } from '../icon/lock.ts';
import type { KeyboardEvent } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { Tooltip } from '../float/tooltip.tsx';
import chipCss from '../press/chip.module.css';
import { RemoveButton } from '../press/remove-button.tsx';
import css from './toggle-chip.module.css';

interface ToggleChipProps {
  value: string;
  /** `soft` is preferred, `strict` is required; `excluded` cannot be pressed. */
  look: 'soft' | 'strict' | 'excluded';
  /** Explains what a press does. */
  tip?: string | undefined;
  /** Toggles between soft and strict. */
  onToggle?: (() => void) | undefined;
  onRemove: () => void;
}

/** A part of a search, read from the search text. Pressing it toggles strict and soft; Backspace and Delete remove it. */
export function ToggleChip({ value, look, tip, onToggle, onRemove }: ToggleChipProps) {
  function removeByKey(event: KeyboardEvent) {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    onRemove();
  }

  return (
    <span className={chipCss['chip']} data-look={look}>
      {onToggle && look !== 'excluded' ? (
        <Tooltip label={tip}>
          <button
            type="button"
            className={css['toggle']}
            aria-pressed={look === 'strict'}
            onClick={onToggle}
            onKeyDown={removeByKey}
          >
            {look === 'strict' ? <IconLock aria-hidden /> : null}
            <VisuallyHidden>Only </VisuallyHidden>
            <span className={chipCss['value']}>{value}</span>
          </button>
        </Tooltip>
      ) : (
        <span className={css['fixed']}>
          <IconBan aria-hidden />
          <span className={chipCss['value']}>{value}</span>
        </span>
      )}
      <RemoveButton label={`Remove ${value}`} onClick={onRemove} onKeyDown={removeByKey} />
    </span>
  );
}
