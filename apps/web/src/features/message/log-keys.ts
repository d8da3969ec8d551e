import type { KeyboardEvent } from 'react';

/** Marks a button inside the messages. It must not be a Tab stop: from the messages, Tab leads to the composer. */
export const LOG_BUTTON = { tabIndex: -1, 'data-log-button': true } as const;

const buttonsOf = (log: Element) => [...log.querySelectorAll<HTMLElement>('[data-log-button]')];

/** Focuses the last button of the messages, that of the newest. @returns whether there is one */
export function focusNewestButton(log: Element | null): boolean {
  const newest = log === null ? undefined : buttonsOf(log).at(-1);
  newest?.focus();
  return newest !== undefined;
}

/** Enter leads from the messages to their buttons, the arrows from one to the next, and Escape back. */
export function moveInLog(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: log } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (target === log) {
    if (key === 'Enter' && focusNewestButton(log)) event.preventDefault();
    return;
  }
  const buttons = buttonsOf(log);
  const at = buttons.indexOf(target as HTMLElement);
  if (at === -1) return;
  const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[key];
  if (key === 'Escape') log.focus({ preventScroll: true });
  else if (next !== undefined) buttons[next]?.focus();
  else return;
  // Neither scrolls the messages nor closes the conversation.
  event.preventDefault();
}
