import { countOf } from '../base/count.ts';
import type { ThreadSide } from '../thread/choice.ts';

/** Apart from the other words of meetings, which the pages of messages load. */
export const UPCOMING_SENTENCES = {
  loadFailed: 'Your meetings did not load',
  loading: 'Loading your meetings',
  timesFailed: 'The times of this conversation did not load',
  none: 'No meetings ahead',
  noneHint: 'Offer times in a conversation. What is offered and what is agreed appears here.',
  ownClocks: (place: string) => `Times are those of ${place}.`,
} as const;

/** What an open offer asks of its reader. */
export function offeredWords(
  {
    side,
    movesMeetingId,
    slots,
  }: { side: ThreadSide; movesMeetingId?: string | undefined; slots: readonly string[] },
  reader: ThreadSide,
): string {
  const times = countOf(slots.length, 'time');
  if (movesMeetingId !== undefined)
    return side === reader
      ? `Your side asks to move the meeting: ${times}`
      : `Asks to move the meeting: ${times}`;
  return side === reader ? `Your side offers ${times}` : `Offers ${times}`;
}
