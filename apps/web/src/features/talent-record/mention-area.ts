import type { CompanyMember } from '@talaash/domain/company-member/schema';
import { mentionable, mentionAt } from '@talaash/domain/talent-record/mention';
import { type KeyboardEvent, type RefObject, useState } from 'react';

const SHOWN_MAX = 8;

/** The members whom a text area offers while somebody types a mention in it, and its keys. */
export function useMentions(
  around: RefObject<HTMLElement | null>,
  {
    text,
    onText,
    members,
  }: { text: string; onText: (text: string) => void; members: readonly CompanyMember[] },
) {
  const [caret, setCaret] = useState<number>();
  const [cursor, setCursor] = useState(0);
  /** The beginning of the mention whose list somebody has closed. */
  const [closedAt, setClosedAt] = useState<number>();
  const letters = caret === undefined ? undefined : mentionAt(text, caret);
  const start = caret === undefined || letters === undefined ? undefined : caret - letters.length - 1;
  const isOpen = start !== undefined && start !== closedAt;
  const found = isOpen ? mentionable(members, letters ?? '').slice(0, SHOWN_MAX) : [];

  function take(index: number) {
    const member = found[index];
    const area = around.current?.querySelector('textarea');
    if (!member || !area || start === undefined) return;
    area.focus();
    area.setRangeText(`@${member.name} `, start, caret ?? start, 'end');
    setCaret(area.selectionStart);
    onText(area.value);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || found.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setCursor((cursor + step + found.length) % found.length);
    else if (event.key === 'Escape') setClosedAt(start);
    else if ((event.key === 'Enter' && !event.metaKey && !event.ctrlKey) || event.key === 'Tab') take(cursor);
    else return;
    // Otherwise Escape would close the dialog around the field, and Enter would break the line.
    event.preventDefault();
  }

  return {
    found,
    cursor: Math.min(cursor, found.length - 1),
    take,
    onKeyDown,
    onSelect: (area: HTMLTextAreaElement) => {
      if (area.selectionStart !== caret) setCursor(0);
      setCaret(area.selectionStart === area.selectionEnd ? area.selectionStart : undefined);
    },
    onBlur: () => setCaret(undefined),
  };
}
