import { dateIn } from '@talaash/domain/follow-up/time';
import type { FollowUp } from '@talaash/domain/follow-up/schema';
import type { FoundFollowUp } from './queries.ts';

/** The follow-up of a thread as its company reads it; null if there is none. One that waits for nothing any more is a stopped one. */
export function toFollowUp(
  { followUp: row, stop, zone }: FoundFollowUp,
  authorName: string | undefined,
): FollowUp | null {
  if (row === null) return null;
  const stoppedFor = row.stop ?? (row.state === 'waiting' ? stop : null);
  const state = stoppedFor === null ? row.state : 'stopped';
  return {
    threadId: row.threadId,
    text: row.text,
    afterDays: row.afterDays,
    state,
    ...(state === 'waiting' && row.sendAt !== null
      ? { sendOnIsoDate: dateIn(zone, Date.parse(row.sendAt)) }
      : {}),
    ...(row.sentIsoDateTimeUtc === null ? {} : { sentIsoDateTimeUtc: row.sentIsoDateTimeUtc }),
    ...(stoppedFor === null ? {} : { stop: stoppedFor }),
    ...(authorName === undefined ? {} : { authorName }),
    version: row.version,
  };
}
