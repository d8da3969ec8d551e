import { IconArrowDown } from '../../../ui/icon/arrow-down.ts';
import { IconArrowUp } from '../../../ui/icon/arrow-up.ts';
import { IconPlus } from '../../../ui/icon/plus.ts';
import { IconTrash } from '../../../ui/icon/trash.ts';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusFirst } from '../../../ui/base/focus.ts';
import { Button, IconButton } from '../../../ui/press/button.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { Section } from '../../../ui/show/section.tsx';
import type { EditorForm } from './editor-form.ts';
import css from './profile-editor.module.css';

type ListName = 'workExperiences' | 'educationList' | 'personalProjects' | 'certifications';

interface ListSectionProps<Entry extends { id: string }> {
  form: EditorForm;
  id: string;
  title: string;
  path: ListName;
  entries: readonly Entry[];
  max: number;
  /** The noun for one entry, such as "work experience". */
  noun: string;
  /** The heading of an entry. Empty until something is typed. */
  titleOf: (entry: Entry) => string;
  create: () => Entry;
  children: (index: number, entry: Entry) => ReactNode;
}

/** A section of entries that can be added, moved and removed. */
export function ListSection<Entry extends { id: string }>({
  form,
  id,
  title,
  path,
  entries,
  max,
  noun,
  titleOf,
  create,
  children,
}: ListSectionProps<Entry>) {
  const confirm = useConfirm();
  const isFull = entries.length >= max;

  async function remove(index: number, entry: Entry) {
    const name = titleOf(entry);
    const isSure =
      name === '' ||
      (await confirm({
        title: `Remove “${name}”?`,
        body: 'We remove it from your profile when you save.',
        danger: true,
      }));
    if (isSure) form.list.remove(path, index);
  }

  return (
    <Section
      id={id}
      title={title}
      note={`${entries.length} of at most ${max}`}
      action={
        <Button
          size="s"
          icon={<IconPlus aria-hidden />}
          disabled={isFull ? `You can list at most ${max}.` : false}
          onClick={() => form.list.insert(path, create(), 0)}
        >
          Add {noun}
        </Button>
      }
    >
      <div data-path={path} className={css['entries']}>
        {form.errorAt(path) ? (
          <p className={css['listError']} role="alert">
            {form.errorAt(path)}
          </p>
        ) : null}
        {entries.map((entry, index) => (
          <ListEntry
            key={entry.id}
            noun={noun}
            title={titleOf(entry)}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            onMove={(step) => form.list.move(path, index, index + step)}
            onRemove={() => void remove(index, entry)}
          >
            {children(index, entry)}
          </ListEntry>
        ))}
      </div>
    </Section>
  );
}

interface ListEntryProps {
  noun: string;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
}

function ListEntry({ noun, title, isFirst, isLast, onMove, onRemove, children }: ListEntryProps) {
  const name = title || noun;
  const tools = useRef<HTMLDivElement>(null);

  /**
   * The focus follows the moved entry, even out of view. At an end of the list, the pressed button is disabled and another gets
   * the focus.
   */
  function move(step: -1 | 1, pressed: HTMLElement) {
    flushSync(() => onMove(step));
    if (pressed.matches(':disabled')) focusFirst(tools.current);
    else {
      pressed.focus({ preventScroll: true });
      pressed.scrollIntoView({ block: 'nearest' });
    }
  }

  return (
    <fieldset className={css['entry']}>
      <legend className={css['legend']}>
        <span>{title || `New ${noun}`}</span>
      </legend>
      <div ref={tools} className={css['tools']}>
        <IconButton
          size="s"
          label={`Move ${name} up`}
          icon={<IconArrowUp aria-hidden />}
          disabled={isFirst}
          onClick={({ currentTarget }) => move(-1, currentTarget)}
        />
        <IconButton
          size="s"
          label={`Move ${name} down`}
          icon={<IconArrowDown aria-hidden />}
          disabled={isLast}
          onClick={({ currentTarget }) => move(1, currentTarget)}
        />
        <IconButton size="s" label={`Remove ${name}`} icon={<IconTrash aria-hidden />} onClick={onRemove} />
      </div>
      <div className={css['fields']}>{children}</div>
    </fieldset>
  );
}
