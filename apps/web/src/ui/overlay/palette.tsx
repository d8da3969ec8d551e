import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { KeyCaps } from '../key/key-cap.tsx';
import { Modal } from '../float/modal.tsx';
import css from './palette.module.css';

export interface PaletteItem {
  label: string;
  /** Items with the same heading stand together; none stands first. */
  group?: string | undefined;
  icon?: ReactNode;
  /** Dim, at the end. */
  note?: string | undefined;
  keys?: string | undefined;
  /** Other words that find it. */
  words?: string | undefined;
  run: () => void;
}

interface PaletteProps {
  items: readonly PaletteItem[];
  onClose: () => void;
}

/** Finds pages and actions by a few letters; opened by Cmd or Ctrl+K. */
export function Palette({ items, onClose }: PaletteProps) {
  const [text, setText] = useState('');
  const [cursor, setCursor] = useState(0);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = items.filter((item) => fits(item, text));
  const ordered = [...Map.groupBy(found, (item) => item.group).values()].flat();
  const at = Math.min(cursor, ordered.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function run(item: PaletteItem | undefined) {
    if (!item) return;
    onClose();
    item.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && ordered.length > 0) {
      event.preventDefault();
      setCursor((at + step + ordered.length) % ordered.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(ordered[at]);
    }
  }

  return (
    <Modal onClose={onClose} aria-label="Find a page or action" className={css['palette']}>
      <div className={css['field']}>
        <IconSearch aria-hidden />
        <input
          autoFocus
          role="combobox"
          aria-label="Find a page or action"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          aria-autocomplete="list"
          className={css['input']}
          placeholder="Find a page or action"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setCursor(0);
          }}
          onKeyDown={onKeyDown}
        />
        <KeyCaps keys="Escape" />
      </div>
      <div ref={list} id={listId} role="listbox" aria-label="Pages and actions" className={css['list']}>
        {ordered.map((item, index) => (
          <div key={`${item.group}/${item.label}`}>
            {item.group && item.group !== ordered[index - 1]?.group ? (
              <div className={css['group']} role="presentation">
                {item.group}
              </div>
            ) : null}
            <div
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={css['item']}
              onPointerMove={() => setCursor(index)}
              onClick={() => run(item)}
            >
              {item.icon}
              <span className={css['label']}>{item.label}</span>
              {item.note ? <span className={css['note']}>{item.note}</span> : null}
              {item.keys ? (
                <span className={css['keys']}>
                  <KeyCaps keys={item.keys} />
                </span>
              ) : null}
            </div>
          </div>
        ))}
        {ordered.length === 0 ? <p className={css['nothing']}>Nothing is called that.</p> : null}
      </div>
    </Modal>
  );
}

// Every typed word must begin a word of the item.
function fits(item: PaletteItem, text: string): boolean {
  const words = `${item.label} ${item.group ?? ''} ${item.words ?? ''}`.toLowerCase().split(/\s+/);
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
