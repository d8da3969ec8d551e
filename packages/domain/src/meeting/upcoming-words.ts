import { countOf } from '../base/count.ts';
import type { ThreadSide } from '../thread/choice.ts';

/** Apart from the other words of meetings, which the pages of messages load. */
export const UPCOMING_SENTENCES = {
  loadFailed: 'Your meetings did not load',
  loading: 'Loading your meetings',
  slotsFailed: 'The slots of this conversation did not load',
  none: 'No meetings ahead',
  noneHint: 'Offered slots and agreed meetings appear here. Offer slots in a conversation.',
  ownClocks: (place: string) => `Times are those of ${place}.`,
} as const;

/** What an open offer asks of its reader. @param slots those that have not passed: only their number is said */
export function offeredWords(
  {
    side,
    movesMeetingId,
    slots,
  }: { side: ThreadSide; movesMeetingId?: string | undefined; slots: readonly unknown[] },
  reader: ThreadSide,
): string {
  const offered = countOf(slots.length, 'slot');
  if (movesMeetingId !== undefined)
    return side === reader
      ? `Your side asks to move the meeting: ${offered}`
      : `Asks to move the meeting: ${offered}`;
  return side === reader ? `Your side offers ${offered}` : `Offers ${offered}`;
}
