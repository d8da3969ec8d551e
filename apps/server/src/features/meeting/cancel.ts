import { meetingChangeRefusal } from '@talaash/domain/meeting/rule';
import { MEETING_REFUSALS } from '@talaash/domain/meeting/words';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { meetingOffers, meetings, takenTimes } from '../../db/schema/meeting.ts';
import { threads } from '../../db/schema/thread.ts';
import { isThreadPaused } from '../../db/visibility.ts';
import { record } from '../../events/record.ts';
import { nextTimestamp, SIDES } from '../thread/queries.ts';
import type { Acting } from './actions.ts';
import { type MeetingRow, readMeeting } from './queries.ts';

/** Cancels a meeting. @throws NOT_FOUND for that of others, CONFLICT if it is cancelled or has begun */
export async function cancelMeeting(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  { party, uid }: Acting,
  { meetingId, reason }: { meetingId: string; reason: string },
): Promise<MeetingRow> {
  return events.transaction(async (tx) => {
    const meeting = await readMeeting(tx, party, meetingId);
    if (!meeting) throw refusal('NOT_FOUND', MEETING_REFUSALS.unknown);
    const nowMs = now();
    // First the conversation, as a taking locks it.
    await tx
      .update(threads)
      .set({ [SIDES[SIDES[party.side].other].readStatus]: 'Unread', updatedIsoDateTimeUtc: nextTimestamp })
      .where(eq(threads.threadId, meeting.threadId));
    await withdrawMoves(tx, [meetingId], nowMs);
    const [cancelled] = await tx
      .update(meetings)
      .set({
        ...cancelledColumns(nowMs),
        cancelledBy: party.side,
        cancelledByUid: uid,
        reason,
        reasonSide: party.side,
      })
      .where(
        and(
          eq(meetings.meetingId, meetingId),
          eq(meetings.state, 'confirmed'),
          gt(meetings.startsIsoDateTimeUtc, new Date(nowMs).toISOString()),
        ),
      )
      .returning();
    if (!cancelled) throw refusalNow(await readMeeting(tx, party, meetingId), nowMs);
    await tx.delete(takenTimes).where(eq(takenTimes.meetingId, meetingId));
    await record(tx, eventOf(cancelled, { side: party.side, actorUid: uid }));
    return cancelled;
  });
}

const cancelledColumns = (nowMs: number) => ({
  state: 'cancelled' as const,
  sequence: sql`${meetings.sequence} + 1`,
  nextReminderAt: null,
  updatedIsoDateTimeUtc: new Date(nowMs).toISOString(),
});

function refusalNow(meeting: MeetingRow | undefined, nowMs: number) {
  if (!meeting) return refusal('NOT_FOUND', MEETING_REFUSALS.unknown);
  const refused = meetingChangeRefusal(
    {
      state: meeting.state,
      startMs: Date.parse(meeting.startsIsoDateTimeUtc),
      endMs: Date.parse(meeting.endsIsoDateTimeUtc),
    },
    nowMs,
  );
  return refused ? refusalOf(refused) : refusal('CONFLICT');
}

const eventOf = (
  { meetingId, companyId, talentId, threadId, memberUids, talentUid }: MeetingRow,
  { side, actorUid }: { side: 'company' | 'talent' | 'product'; actorUid: string | null },
) => ({
  kind: 'meeting.cancelled' as const,
  actorUid,
  companyId,
  talentId,
  threadId,
  payload: { side, meetingId, uids: [...memberUids, talentUid] },
});

/** The slots that would move a meeting are no longer offered. Locked before the meeting, as a taking locks them. */
async function withdrawMoves(tx: Tx, meetingIds: readonly string[], nowMs: number): Promise<void> {
  const ofMeetings = tx
    .select({ threadId: meetings.threadId })
    .from(meetings)
    .where(isAnyOf(meetings.meetingId, meetingIds));
  await tx
    .update(meetingOffers)
    .set({ state: 'withdrawn', updatedIsoDateTimeUtc: new Date(nowMs).toISOString() })
    .where(
      and(
        sql`${meetingOffers.threadId} in (${ofMeetings})`,
        isAnyOf(meetingOffers.movesMeetingId, meetingIds),
        eq(meetingOffers.state, 'open'),
      ),
    );
}

type Side = { companyId: string | null; talentId: string | null };

/**
 * Cancels the meetings to come whose conversation has ended or is paused: by a block, a decision of an admin, or the deletion of an
 * account. Both sides are told the same, and nobody learns which it was.
 *
 * @param of the side whose conversations may have closed; undefined for all
 */
export async function cancelClosed(tx: Tx, nowMs: number, of?: Side): Promise<void> {
  const ofSide = of && or(...sidesOf(of));
  const closed = await tx
    .select({ meetingId: meetings.meetingId })
    .from(meetings)
    .innerJoin(threads, eq(threads.threadId, meetings.threadId))
    .where(
      and(
        ofSide,
        eq(meetings.state, 'confirmed'),
        gt(meetings.endsIsoDateTimeUtc, new Date(nowMs).toISOString()),
        gt(meetings.startsIsoDateTimeUtc, new Date(nowMs).toISOString()),
        sql`(${threads.endedIsoDateTimeUtc} is not null or ${isThreadPaused})`,
      ),
    );
  const meetingIds = closed.map(({ meetingId }) => meetingId);
  if (meetingIds.length === 0) return;
  await withdrawMoves(tx, meetingIds, nowMs);
  const cancelled = await tx
    .update(meetings)
    .set({ ...cancelledColumns(nowMs), cancelledBy: 'product', reason: null, reasonSide: null })
    .where(and(isAnyOf(meetings.meetingId, meetingIds), eq(meetings.state, 'confirmed')))
    .returning();
  await tx.delete(takenTimes).where(isAnyOf(takenTimes.meetingId, meetingIds));
  await record(tx, ...cancelled.map((meeting) => eventOf(meeting, { side: 'product', actorUid: null })));
}

const sidesOf = ({ companyId, talentId }: Side) => [
  ...(companyId === null ? [] : [eq(meetings.companyId, companyId)]),
  ...(talentId === null ? [] : [eq(meetings.talentId, talentId)]),
];
