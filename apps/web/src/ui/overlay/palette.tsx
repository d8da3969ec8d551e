import { IconSearch } from '../icon/search.ts';
import { IconX } from '../icon/x.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { KeyCaps } from '../key/key-cap.tsx';
import { isMisspellingOf } from '../base/misspelling.ts';
import { Modal } from '../float/modal.tsx';
import { IconButton } from '../press/button.tsx';
import css from './palette.module.css';

export interface PaletteItem {
  label: string;
  /** Items of a group appear together below its heading. */
  group?: string | undefined;
  icon?: ReactNode;
  /** Dimmed, at the end of the row. */
  note?: string | undefined;
  keys?: string | undefined;
  /** More search terms. */
  words?: string | undefined;
  /** A search result from the server. It is shown whatever its label. */
  isFound?: boolean | undefined;
  run: () => void;
}

interface PaletteProps {
  items: readonly PaletteItem[];
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

const LABEL = 'Find a person, page or action';

/** Finds pages, actions and records by a few letters; Cmd or Ctrl+K opens it. */
export function Palette({ text, ...props }: PaletteProps) {
  const { onClose } = props;
  const { found, cursor, setCursor, change, run, onKeyDown } = usePaletteSearch({ text, ...props });
  const listId = useId();
  return (
    <Modal onClose={onClose} aria-label={LABEL} className={css['palette']}>
      <div className={css['field']}>
        <IconSearch aria-hidden />
        <input
          autoFocus
          role="combobox"
          aria-label={LABEL}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={cursor >= 0 ? optionId(listId, cursor) : undefined}
          aria-autocomplete="list"
          className={css['input']}
          placeholder={LABEL}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <KeyCaps keys="Escape" />
        <span className={css['close']}>
          <IconButton label="Close" icon={<IconX aria-hidden />} onClick={onClose} />
        </span>
      </div>
      <PaletteList id={listId} items={found} cursor={cursor} onCursor={setCursor} onRun={run} />
    </Modal>
  );
}

/** The search text, the results and the keys. */
function usePaletteSearch({ items, text, onText, onClose }: PaletteProps) {
  const [chosen, setCursor] = useState(0);
  const fitting = fittingItems(items, text);
  const found = [...Map.groupBy(fitting, (item) => item.group).values()].flat();
  const cursor = Math.min(chosen, found.length - 1);

  function change(typed: string) {
    onText(typed);
    setCursor(0);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setCursor((cursor + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(found[cursor]);
    }
  }

  function run(item: PaletteItem | undefined) {
    if (!item) return;
    onClose();
    item.run();
  }

  return { found, cursor, setCursor, change, run, onKeyDown };
}

/**
 * The items that match a text, in their order. If only results of the server match, the items that match a misspelling follow.
 */
function fittingItems(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const typed = text.toLowerCase().split(/\s+/);
  const spelt = items.filter((item) => item.isFound || fits(item, typed, startsWith));
  if (spelt.some((item) => !item.isFound)) return spelt;
  const alike = items.filter((item) => !item.isFound && fits(item, typed, isLike));
  return [...spelt, ...alike];
}

/** Every typed word must match a word of the item. */
function fits(
  item: PaletteItem,
  typed: readonly string[],
  fit: (word: string, typed: string) => boolean,
): boolean {
  const words = `${item.label} ${item.group ?? ''} ${item.words ?? ''}`.toLowerCase().split(/\s+/);
  return typed.every((one) => words.some((word) => fit(word, one)));
}

const startsWith = (word: string, typed: string) => word.startsWith(typed);

const isLike = (word: string, typed: string) =>
  startsWith(word, typed) ||
  isMisspellingOf(typed, word) ||
  isMisspellingOf(typed, word.slice(0, typed.length));

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface PaletteListProps {
  id: string;
  items: readonly PaletteItem[];
  /** The index of the selected item; -1 for none. */
  cursor: number;
  onCursor: (index: number) => void;
  onRun: (item: PaletteItem) => void;
}

function PaletteList({ id, items, cursor, onCursor, onRun }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Found" className={css['list']}>
      {items.map((item, index) => (
        <div key={`${item.group}/${item.label}/${item.note}`}>
          {item.group && item.group !== items[index - 1]?.group ? (
            <div className={css['group']} role="presentation">
              {item.group}
            </div>
          ) : null}
          <div
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === cursor}
            className={css['item']}
            onPointerMove={() => onCursor(index)}
            onClick={() => onRun(item)}
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
      {items.length === 0 ? <p className={css['nothing']}>No results.</p> : null}
    </div>
  );
}
