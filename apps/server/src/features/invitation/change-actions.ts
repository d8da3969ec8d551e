import { INVITATION_SENTENCES } from '@talaash/domain/invitation/words';
import { invitationChangeRefusal, payRaiseRefusal } from '@talaash/domain/invitation/rule';
import type { Pay } from '@talaash/domain/job-terms/schema';
import type { SystemMessageEvent } from '@talaash/domain/message/choice';
import { endedThreadRefusal } from '@talaash/domain/thread/rule';
import { and, eq } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { entryUninvited } from '../../db/pipeline-entry.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { record } from '../../events/record.ts';
import { toThread } from '../thread/present.ts';
import { nextTimestamp, systemMessageRow, threadColumns } from '../thread/queries.ts';

type ThreadRow = typeof threads.$inferSelect;
type Changing = Pick<Deps, 'events' | 'now'>;
type OwnInvitation = { companyId: string; threadId: string; actorUid: string };

/**
 * Replaces the note of an invitation that was just sent; without a note, removes it.
 * Throws NOT_FOUND for another company's thread, CONFLICT if the invitation can no longer be changed.
 */
export function editInvitation(
  { events, now }: Changing,
  { note, ...own }: OwnInvitation & { note?: string | undefined },
): Promise<ThreadRow> {
  return events.transaction(async (tx) => {
    const thread = await lockThread(tx, own);
    await refusePaused(tx, thread);
    refuse(invitationChangeRefusal(sentInvitation(thread), now()));
    const { threadId, companyId, noteMessageId } = thread;
    if (noteMessageId !== null && note !== undefined)
      await tx.update(messages).set({ markdown: note }).where(eq(messages.messageId, noteMessageId));
    if (noteMessageId !== null && note === undefined)
      await tx.delete(messages).where(eq(messages.messageId, noteMessageId));
    const newMessageId = note === undefined ? null : (noteMessageId ?? newRecordId());
    const changed = await update(tx, thread, {
      noteMessageId: newMessageId,
      invitationChangedIsoDateTimeUtc: nextTimestamp,
      talentThreadReadStatus: 'Unread',
    });
    if (note !== undefined && noteMessageId === null && newMessageId !== null)
      await tx.insert(messages).values({
        messageId: newMessageId,
        threadId,
        companyId,
        sender: 'Company',
        markdown: note,
        createdIsoDateTimeUtc: changed.updatedIsoDateTimeUtc,
      });
    await record(tx, { kind: 'invitation.edited', actorUid: own.actorUid, ...idsOf(thread) });
    return changed;
  });
}

/** Takes an invitation back that was just sent. Throws as `editInvitation` does. */
export function takeInvitationBack({ events, now }: Changing, own: OwnInvitation): Promise<ThreadRow> {
  return events.transaction(async (tx) => {
    const thread = await lockThread(tx, own);
    // A repeated press, or "Undo" and the button at once.
    if (thread.jobPostInvitationStatus === 'TakenBack') return thread;
    refuse(invitationChangeRefusal(sentInvitation(thread), now()));
    const changed = await update(tx, thread, {
      jobPostInvitationStatus: 'TakenBack',
      answerUntilIsoDateTimeUtc: null,
      // Nothing new waits for the talent any more.
      talentThreadReadStatus: 'Read',
    });
    await addSystemMessage(tx, changed, 'InvitationTakenBack');
    await entryUninvited(tx, thread, own.actorUid);
    await record(tx, { kind: 'invitation.takenBack', actorUid: own.actorUid, ...idsOf(thread) });
    return changed;
  });
}

/**
 * Raises the pay of a waiting invitation, once. The terms of the job post stay. Throws NOT_FOUND for another company's thread,
 * CONFLICT if the invitation is answered, or the pay was raised already or would be lower.
 */
export function raisePay(
  { events }: Pick<Deps, 'events'>,
  { pay, ...own }: OwnInvitation & { pay: Pay },
): Promise<ThreadRow> {
  return events.transaction(async (tx) => {
    const thread = await lockThread(tx, own);
    await refusePaused(tx, thread);
    const before = thread.terms?.pay ?? null;
    refuse(
      payRaiseRefusal({ ...sentInvitation(thread), pay: before, isRaised: thread.isPayRaised === true }, pay),
    );
    const changed = await update(tx, thread, {
      terms: { ...thread.terms, pay },
      payBeforeRaise: before,
      isPayRaised: true,
      invitationChangedIsoDateTimeUtc: nextTimestamp,
      talentThreadReadStatus: 'Unread',
    });
    await addSystemMessage(tx, changed, 'PayRaised');
    await record(tx, { kind: 'invitation.payRaised', actorUid: own.actorUid, ...idsOf(thread) });
    return changed;
  });
}

/** Locks the company's own thread until the commit, so that an answer and a change cannot both win. */
async function lockThread(tx: Tx, { threadId, companyId }: OwnInvitation): Promise<ThreadRow> {
  const [thread] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.threadId, threadId), eq(threads.companyId, companyId)))
    .for('update');
  if (!thread) throw refusal('NOT_FOUND');
  return thread;
}

/** Nothing reaches a talent in a paused conversation. */
async function refusePaused(tx: Tx, { threadId }: ThreadRow): Promise<void> {
  const [thread] = await tx
    .select(threadColumns('company'))
    .from(threads)
    .where(eq(threads.threadId, threadId));
  if (thread?.isPaused) refuse(endedThreadRefusal(toThread(thread, 'company'), 'company'));
}

const sentInvitation = (thread: ThreadRow) => ({
  status: thread.jobPostInvitationStatus,
  isEnded: thread.endedIsoDateTimeUtc !== null,
  sentAt: Date.parse(thread.invitedAt ?? thread.createdIsoDateTimeUtc),
});

function refuse(sentence: string | undefined): void {
  if (sentence !== undefined) throw refusal('CONFLICT', sentence);
}

type ThreadChange = Parameters<ReturnType<Tx['update']>['set']>[0];

async function update(tx: Tx, { threadId }: ThreadRow, change: ThreadChange): Promise<ThreadRow> {
  const [changed] = await tx
    .update(threads)
    .set({ ...change, updatedIsoDateTimeUtc: nextTimestamp })
    .where(eq(threads.threadId, threadId))
    .returning();
  if (!changed) throw new Error(INVITATION_SENTENCES.changeFailed);
  return changed;
}

const addSystemMessage = (tx: Tx, thread: ThreadRow, event: SystemMessageEvent) =>
  tx.insert(messages).values(systemMessageRow(thread, event));

const idsOf = ({ threadId, companyId, talentId, jobPostId }: ThreadRow) => ({
  threadId,
  companyId,
  talentId,
  jobPostId,
});
