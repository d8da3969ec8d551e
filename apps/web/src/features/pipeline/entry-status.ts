import type { PipelineEntry } from '@talaash/contract/pipeline';
import { relativeTime } from '@talaash/domain/base/relative-time';
import { CLOSE_REASON_LABELS } from '@talaash/domain/pipeline/words';
import { formatMonthAndDay } from '../../lib/format.ts';

const SOON_MS = 2 * 24 * 60 * 60 * 1000;

/** What matters most about an entry now, and whether it waits for the company. */
export function statusOf(
  { thread, stageId, stageSinceIsoDateTimeUtc, closedFor }: PipelineEntry,
  nowMs: number,
): { text: string; isWarm: boolean } {
  if (closedFor !== null)
    return {
      text: `${CLOSE_REASON_LABELS[closedFor]}, ${formatMonthAndDay(stageSinceIsoDateTimeUtc)}`,
      isWarm: false,
    };
  if (thread?.invitationStatus === 'Pending' && thread.answerUntilIsoDateTimeUtc !== undefined) {
    const until = thread.answerUntilIsoDateTimeUtc;
    const isWarm = Date.parse(until) - nowMs < SOON_MS;
    return { text: `until ${formatMonthAndDay(until)}`, isWarm };
  }
  const last = stageId === 'Closed' ? undefined : thread?.lastMessage;
  if (last) {
    const ago = relativeTime(Date.parse(last.createdIsoDateTimeUtc), nowMs).toLowerCase();
    return {
      text: last.sender === 'Talent' ? `wrote ${ago}` : `you wrote ${ago}`,
      isWarm: last.sender === 'Talent',
    };
  }
  return { text: `since ${formatMonthAndDay(stageSinceIsoDateTimeUtc)}`, isWarm: false };
}
