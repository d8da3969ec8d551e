import { SYSTEM_MESSAGE_TEXTS } from '@talaash/domain/message/words';
import { invitationAnswerRefusal } from '@talaash/domain/invitation/rule';
import { eq, sql } from 'drizzle-orm';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import type { Deps } from '../../call/deps.ts';
import { type NewEvent, record } from '../../events/record.ts';
import { newRecordId } from '../../base/record-id.ts';
import { nextMoment, ownThread } from '../thread/queries.ts';
import type { InvitationWish } from './queries.ts';

type NewInvitation = InvitationWish & { jobPostTitle: string; note: string | undefined; actorUid: string };

/**
 * Opens the thread with the invitation and, when there is one, the company's note.
 *
 * @returns undefined when another invitation of this talent came first.
 */
export async function sendInvitation({ events }: Pick<Deps, 'events'>, invitation: NewInvitation) {
  const { companyId, talentId, jobPostId, jobPostTitle, note, actorUid } = invitation;
  const threadId = newRecordId();
  const lines = [
    {
      sender: 'System' as const,
      markdown: SYSTEM_MESSAGE_TEXTS.InvitationSent,
      event: 'InvitationSent' as const,
    },
    ...(note ? [{ sender: 'Company' as const, markdown: note }] : []),
  ];
  const moment = (index: number) => sql`now() + ${index} * interval '1 millisecond'`;
  return events.transaction(async (tx) => {
    const [thread] = await tx
      .insert(threads)
      .values({
        threadId,
        companyId,
        talentId,
        jobPostId,
        jobPostTitle,
        companyThreadReadStatus: 'Read',
        talentThreadReadStatus: 'Unread',
        jobPostInvitationStatus: 'Pending',
        updatedIsoDateTimeUtc: moment(lines.length - 1),
      })
      .onConflictDoNothing()
      .returning();
    if (!thread) return undefined;
    const [message, written] = await tx
      .insert(messages)
      .values(
        lines.map((line, index) => ({
          ...line,
          messageId: newRecordId(),
          threadId,
          companyId,
          createdIsoDateTimeUtc: moment(index),
        })),
      )
      .returning();
    if (!message) throw new Error('The invitation’s message was not written.');
    const payload = written ? { noteMessageId: written.messageId } : {};
    const named = { companyId, talentId, threadId, jobPostId };
    await record(tx, { kind: 'invitation.sent', actorUid, ...named, payload });
    return { thread, message };
  });
}

const ANSWERS = {
  Accepted: { message: 'InvitationAccepted', event: 'invitation.accepted' },
  Rejected: { message: 'InvitationRejected', event: 'invitation.rejected' },
} as const;
export type InvitationAnswer = keyof typeof ANSWERS;

/**
 * Answers a pending invitation. The same answer again changes nothing.
 *
 * @returns the thread, or why it cannot be answered so any more; undefined when it is no thread of this talent.
 */
export async function answerInvitation(
  { events }: Pick<Deps, 'events'>,
  {
    threadId,
    talentId,
    actorUid,
    answer,
  }: { threadId: string; talentId: string; actorUid: string; answer: InvitationAnswer },
) {
  const told = ANSWERS[answer];
  return events.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(threads)
      .where(ownThread({ side: 'talent', id: talentId }, threadId))
      .for('update');
    if (!found) return undefined;
    const refused = invitationAnswerRefusal(found.jobPostInvitationStatus, answer);
    if (refused !== undefined) return { refused };
    if (found.jobPostInvitationStatus === answer) return { thread: found };
    const [thread] = await tx
      .update(threads)
      .set({
        jobPostInvitationStatus: answer,
        companyThreadReadStatus: 'Unread',
        updatedIsoDateTimeUtc: nextMoment,
      })
      .where(eq(threads.threadId, threadId))
      .returning();
    if (!thread) throw new Error('A locked thread is gone.');
    const { companyId, jobPostId, updatedIsoDateTimeUtc } = thread;
    await tx.insert(messages).values({
      messageId: newRecordId(),
      threadId,
      companyId,
      sender: 'System',
      markdown: SYSTEM_MESSAGE_TEXTS[told.message],
      event: told.message,
      createdIsoDateTimeUtc: updatedIsoDateTimeUtc,
    });
    const happened: NewEvent = { kind: told.event, actorUid, companyId, talentId, threadId, jobPostId };
    await record(tx, happened);
    return { thread };
  });
}
