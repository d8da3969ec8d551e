import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { floatingParent } from '../float/floating.ts';
import css from './menu.module.css';
import type { MenuEntry } from './menu-entry.ts';
import { usePopover } from '../float/popover.ts';
import { usePressOutside } from '../float/press-outside.ts';

interface MenuListProps {
  id: string;
  /** The button that opened it; its id is `${id}-button`. */
  button: RefObject<HTMLButtonElement | null>;
  entries: readonly MenuEntry[];
  align: 'start' | 'end';
  onClose: () => void;
}

/** Letters typed within this time form one search text. */
const wordPauseMs = 500;

/** The open menu. It focuses its first entry and traps the focus until it closes. */
export default function MenuList({ id, button, entries, align, onClose }: MenuListProps) {
  const menu = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  usePopover(menu, button, align);
  useEffect(() => itemsOf(menu.current)[0]?.focus({ preventScroll: true }), []);
  usePressOutside(menu, button, onClose);

  function onKeyDown(event: KeyboardEvent) {
    // Otherwise Escape would close the dialog around the menu too.
    if (event.key === 'Escape') onClose();
    else if (event.key !== 'Tab' && !moveFocus(event)) return;
    event.preventDefault();
  }

  function moveFocus(event: KeyboardEvent): boolean {
    const items = itemsOf(menu.current);
    const at = items.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[event.key];
    const item = next === undefined ? named(items, at, event) : items.at(next % items.length);
    item?.focus();
    return item !== undefined;
  }

  function named(items: readonly HTMLElement[], at: number, event: KeyboardEvent): HTMLElement | undefined {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const isSameWord = event.timeStamp - typed.current.at < wordPauseMs;
    const letters = (isSameWord ? typed.current.letters : '') + event.key.toLowerCase();
    typed.current = { letters, at: event.timeStamp };
    // One letter, typed once or repeatedly, moves to the next entry that starts with it.
    const steps = new Set(letters).size === 1;
    const from = steps ? at + 1 : 0;
    return [...items.slice(from), ...items.slice(0, from)].find((item) =>
      item.textContent.toLowerCase().startsWith(steps ? letters.charAt(0) : letters),
    );
  }

  return createPortal(
    <div
      ref={menu}
      id={id}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-labelledby={`${id}-button`}
      className={css['dropdown']}
      // A press must not move the focus away from the current entry.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      {entries.map((entry, index) => (
        <MenuRow key={index} entry={entry} onClose={onClose} />
      ))}
    </div>,
    floatingParent(),
  );
}

function itemsOf(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])];
}

function MenuRow({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) {
  if (entry === 'divider') return <hr className={css['divider']} />;
  if ('heading' in entry) return <div className={css['label']}>{entry.heading}</div>;

  function press(run: () => void, stays: boolean | undefined) {
    if (!stays) onClose();
    run();
  }

  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={entry.disabled}
      data-tone={entry.tone}
      className={css['item']}
      onClick={() => press(entry.run, entry.stays)}
    >
      {entry.icon}
      {entry.label}
      {entry.note ? <span className={css['end']}>{entry.note}</span> : null}
    </button>
  );
}
