import type { DeclineReason } from '@talaash/domain/invitation/choice';
import { SYSTEM_MESSAGE_TEXTS } from '@talaash/domain/message/words';
import { invitationAnswerRefusal } from '@talaash/domain/invitation/rule';
import { endedThreadRefusal } from '@talaash/domain/thread/rule';
import { eq, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { messages } from '../../db/schema/message.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import type { Deps } from '../../call/deps.ts';
import { type NewEvent, record } from '../../events/record.ts';
import { newRecordId } from '../../base/record-id.ts';
import { toThread } from '../thread/present.ts';
import { nextTimestamp, ownThread, systemMessage } from '../thread/queries.ts';
import type { InvitationKeys } from './queries.ts';

type NewInvitation = InvitationKeys & {
  jobPostTitle: string;
  talent: { talentName: string; talentJobTitle: string };
  note: string | undefined;
  actorUid: string;
};

/**
 * Opens the thread with the invitation and the company's note, if there is one.
 *
 * @returns undefined if another invitation of this talent came first.
 */
export async function sendInvitation({ events }: Pick<Deps, 'events'>, invitation: NewInvitation) {
  const { companyId, talentId, jobPostId, jobPostTitle, talent, note, actorUid } = invitation;
  const threadId = newRecordId();
  const entries = [
    {
      sender: 'System' as const,
      markdown: SYSTEM_MESSAGE_TEXTS.InvitationSent,
      event: 'InvitationSent' as const,
    },
    ...(note ? [{ sender: 'Company' as const, markdown: note }] : []),
  ];
  const timeOf = (index: number) => sql`now() + ${index} * interval '1 millisecond'`;
  return events.transaction(async (tx) => {
    await requireBothSides(tx, invitation);
    const [thread] = await tx
      .insert(threads)
      .values({
        threadId,
        companyId,
        talentId,
        jobPostId,
        jobPostTitle,
        ...talent,
        companyThreadReadStatus: 'Read',
        talentThreadReadStatus: 'Unread',
        jobPostInvitationStatus: 'Pending',
        updatedIsoDateTimeUtc: timeOf(entries.length - 1),
      })
      .onConflictDoNothing()
      .returning();
    if (!thread) return undefined;
    const [message, noteMessage] = await tx
      .insert(messages)
      .values(
        entries.map((entry, index) => ({
          ...entry,
          messageId: newRecordId(),
          threadId,
          companyId,
          createdIsoDateTimeUtc: timeOf(index),
        })),
      )
      .returning();
    if (!message) throw new Error('The invitation’s message was not written.');
    const payload = noteMessage ? { noteMessageId: noteMessage.messageId } : {};
    const named = { companyId, talentId, threadId, jobPostId };
    await record(tx, { kind: 'invitation.sent', actorUid, ...named, payload });
    return { thread, message };
  });
}

/** Locks both sides until the commit: threads outlive them, so neither may be deleted in between. */
async function requireBothSides(tx: Tx, { companyId, talentId }: InvitationKeys): Promise<void> {
  const one = { one: sql`1` };
  const talent = await tx.select(one).from(talents).where(eq(talents.talentId, talentId)).for('key share');
  const company = await tx
    .select(one)
    .from(companies)
    .where(eq(companies.companyId, companyId))
    .for('key share');
  if (talent.length === 0 || company.length === 0) throw refusal('NOT_FOUND');
}

const ANSWERS = {
  Accepted: { message: 'InvitationAccepted', event: 'invitation.accepted' },
  Rejected: { message: 'InvitationRejected', event: 'invitation.rejected' },
} as const;

export type InvitationAnswer = {
  threadId: string;
  talentId: string;
  actorUid: string;
  answer: keyof typeof ANSWERS;
  /** The reason for declining. */
  reason?: DeclineReason | undefined;
};

/**
 * Answers a pending invitation. Repeating the answer changes nothing, not even the reason.
 *
 * @returns the thread, or why this answer is no longer possible; undefined if the thread is not this talent's.
 */
export async function answerInvitation(
  { events }: Pick<Deps, 'events'>,
  { threadId, talentId, actorUid, answer, reason }: InvitationAnswer,
) {
  const outcome = ANSWERS[answer];
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
    const ended = endedThreadRefusal(toThread(found), 'talent');
    if (ended !== undefined) return { refused: ended };
    const [thread] = await tx
      .update(threads)
      .set({
        jobPostInvitationStatus: answer,
        declineReason: reason ?? null,
        companyThreadReadStatus: 'Unread',
        updatedIsoDateTimeUtc: nextTimestamp,
      })
      .where(eq(threads.threadId, threadId))
      .returning();
    if (!thread) throw new Error('A locked thread is gone.');
    await tx.insert(messages).values(systemMessage(thread, outcome.message));
    const { companyId, jobPostId } = thread;
    const happened: NewEvent = { kind: outcome.event, actorUid, companyId, talentId, threadId, jobPostId };
    await record(tx, happened);
    return { thread };
  });
}
