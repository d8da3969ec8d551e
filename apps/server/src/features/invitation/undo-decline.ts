import { declineUndoRefusal } from '@talaash/domain/invitation/rule';
import { INVITATION_DAYS } from '@talaash/domain/invitation/limit';
import { endedThreadRefusal } from '@talaash/domain/thread/rule';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { entryWaitsAgain } from '../../db/pipeline-entry.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { record } from '../../events/record.ts';
import { toThread } from '../thread/present.ts';
import { nextTimestamp, threadColumns } from '../thread/queries.ts';

/**
 * Takes a decline back: the invitation waits as before, and its message is gone for the company. The mail about a decline is sent
 * later than this is possible. Repeating it changes nothing. Throws NOT_FOUND for another talent's thread, CONFLICT if it is too late.
 */
export function undoDecline(
  { events }: Pick<Deps, 'events'>,
  { threadId, talentId, actorUid }: { threadId: string; talentId: string; actorUid: string },
): Promise<typeof threads.$inferSelect> {
  return events.transaction(async (tx) => {
    const [thread] = await tx
      .select({
        ...threadColumns('talent'),
        secondsAgo: sql<number | null>`extract(epoch from now() - ${threads.declinedAt})::float8`,
      })
      .from(threads)
      .where(and(eq(threads.threadId, threadId), eq(threads.talentId, talentId)))
      .for('update', { of: threads });
    if (!thread) throw refusal('NOT_FOUND');
    if (thread.jobPostInvitationStatus === 'Pending') return thread;
    const isEnded = thread.endedIsoDateTimeUtc !== null;
    const refused =
      declineUndoRefusal({ status: thread.jobPostInvitationStatus, isEnded }, thread.secondsAgo) ??
      endedThreadRefusal(toThread(thread, 'talent'), 'talent');
    if (refused !== undefined) throw refusal('CONFLICT', refused);
    await tx
      .delete(messages)
      .where(
        and(
          eq(messages.threadId, threadId),
          eq(messages.event, 'InvitationRejected'),
          sql`${messages.createdIsoDateTimeUtc} >= ${thread.declinedAt}::timestamptz`,
        ),
      );
    const [waiting] = await tx
      .update(threads)
      .set({
        jobPostInvitationStatus: 'Pending',
        declinedAt: null,
        declineReason: null,
        answerUntilIsoDateTimeUtc: sql`${threads.invitedAt} + ${INVITATION_DAYS} * interval '1 day'`,
        // If the company has read it since, nothing is unread.
        companyThreadReadStatus: sql`case when ${threads.companyThreadReadStatus} = 'Read' then 'Read'
          else coalesce(${threads.companyReadBeforeDecline}, 'Unread') end`,
        companyReadBeforeDecline: null,
        updatedIsoDateTimeUtc: nextTimestamp,
      })
      .where(eq(threads.threadId, threadId))
      .returning();
    if (!waiting) throw refusal('NOT_FOUND');
    const { companyId, jobPostId } = waiting;
    await entryWaitsAgain(tx, waiting);
    await record(tx, {
      kind: 'invitation.declineUndone',
      actorUid,
      threadId,
      companyId,
      talentId,
      jobPostId,
    });
    return waiting;
  });
}
