import {
  DELETED_ACCOUNT_NAME,
  DELETED_JOB_POST_TITLE,
  DELETED_MESSAGE_TEXT,
} from '@talaash/domain/account-deletion/words';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { joiningRecords } from '../../db/schema/joining-record.ts';
import { followUps } from '../../db/schema/follow-up.ts';
import { meetingOffers, meetings } from '../../db/schema/meeting.ts';
import { messageDrafts } from '../../db/schema/message-draft.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { record } from '../../events/record.ts';
import { nextTimestamp, SIDES } from '../thread/queries.ts';

type Erased = { uid: string; talentId: string | null; companyId: string | null };

/**
 * Replaces one side's name and words in its threads, and ends them. Deletes threads whose other side is already gone.
 * @returns the ids of all of them
 */
export async function eraseFromThreads(tx: Tx, { uid, talentId, companyId }: Erased): Promise<string[]> {
  const party: ThreadParty | undefined =
    talentId !== null
      ? { side: 'talent', id: talentId }
      : companyId !== null
        ? { side: 'company', id: companyId }
        : undefined;
  if (party === undefined) return [];
  const own = eq(SIDES[party.side].id, party.id);
  // The locks wait for messages in flight. Later messages find the thread ended.
  const found = await tx.select().from(threads).where(own).orderBy(asc(threads.threadId)).for('update');
  const isLast = found.filter(({ deletedSide }) => deletedSide !== null);
  const staying = found.filter(({ deletedSide }) => deletedSide === null);
  if (isLast.length > 0) {
    await tx.delete(threads).where(
      inArray(
        threads.threadId,
        isLast.map(({ threadId }) => threadId),
      ),
    );
  }
  const stayingIds = staying.map(({ threadId }) => threadId);
  if (stayingIds.length === 0) return found.map(({ threadId }) => threadId);
  // Nobody can send them any more.
  await tx.delete(messageDrafts).where(inArray(messageDrafts.threadId, stayingIds));
  await tx.delete(followUps).where(inArray(followUps.threadId, stayingIds));
  await tx
    .update(messages)
    .set({ markdown: DELETED_MESSAGE_TEXT, attachments: null, clientMessageId: null })
    .where(and(inArray(messages.threadId, stayingIds), eq(messages.sender, SIDES[party.side].sender)));
  await eraseReasons(tx, party, stayingIds);
  // What two sides say about a job offer needs both of them.
  await tx.delete(joiningRecords).where(inArray(joiningRecords.threadId, stayingIds));
  await tx
    .update(threads)
    .set({
      ...(party.side === 'talent'
        ? { talentName: DELETED_ACCOUNT_NAME, talentJobTitle: '', declineReason: null }
        : { jobPostTitle: DELETED_JOB_POST_TITLE }),
      companyReadMarkAt: null,
      talentReadMarkAt: null,
      endedIsoDateTimeUtc: nextTimestamp,
      deletedSide: party.side,
      updatedIsoDateTimeUtc: nextTimestamp,
    })
    .where(inArray(threads.threadId, stayingIds));
  await record(
    tx,
    ...staying.map((thread) => ({
      kind: 'thread.ended' as const,
      actorUid: uid,
      companyId: thread.companyId,
      talentId: thread.talentId,
      threadId: thread.threadId,
      jobPostId: thread.jobPostId,
    })),
  );
  return found.map(({ threadId }) => threadId);
}

/** What a side wrote about meetings, and its room. The meetings to come are cancelled after the event of the thread. */
async function eraseReasons(tx: Tx, { side }: ThreadParty, threadIds: readonly string[]): Promise<void> {
  await tx
    .update(meetingOffers)
    .set({ reason: null, state: 'withdrawn' })
    .where(and(inArray(meetingOffers.threadId, [...threadIds]), eq(meetingOffers.side, side)));
  await tx
    .update(meetings)
    .set({ reason: null })
    .where(and(inArray(meetings.threadId, [...threadIds]), eq(meetings.reasonSide, side)));
  if (side === 'company')
    await tx
      .update(meetings)
      .set({ roomUrl: null })
      .where(inArray(meetings.threadId, [...threadIds]));
}
