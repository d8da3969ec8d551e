import type { ThreadParty } from '@talaash/domain/thread/choice';
import { endedThreadRefusal } from '@talaash/domain/thread/rule';
import { and, eq } from 'drizzle-orm';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { newRecordId } from '../../base/record-id.ts';
import { toThread } from '../thread/present.ts';
import { nextTimestamp, ownThread, SIDES } from '../thread/queries.ts';

type NewMessage = {
  party: ThreadParty;
  actorUid: string;
  threadId: string;
  markdown: string;
  /** A retry carries the same id and counts as the same message. */
  clientMessageId: string | undefined;
};

/**
 * Sends a message.
 *
 * @returns the message, or why it cannot be sent; undefined if the thread is not this party's.
 */
export async function sendMessage({ events }: Pick<Deps, 'events'>, newMessage: NewMessage) {
  const { party, actorUid, threadId, markdown, clientMessageId } = newMessage;
  const { sender, other } = SIDES[party.side];
  return events.transaction(async (tx) => {
    // The lock admits one message of a thread at a time, so that a retry finds the first one.
    const [thread] = await tx.select().from(threads).where(ownThread(party, threadId)).for('update');
    if (!thread) return undefined;
    if (clientMessageId !== undefined) {
      const [sent] = await tx
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.threadId, threadId),
            eq(messages.sender, sender),
            eq(messages.clientMessageId, clientMessageId),
          ),
        );
      if (sent) return { message: sent };
    }
    const refused = endedThreadRefusal(toThread(thread), party.side);
    if (refused !== undefined) return { refused };
    const [updated] = await tx
      .update(threads)
      .set({ [SIDES[other].readStatus]: 'Unread', updatedIsoDateTimeUtc: nextTimestamp })
      .where(eq(threads.threadId, threadId))
      .returning({ at: threads.updatedIsoDateTimeUtc });
    if (!updated) throw new Error('A locked thread is gone.');
    const [message] = await tx
      .insert(messages)
      .values({
        messageId: newRecordId(),
        threadId,
        companyId: thread.companyId,
        sender,
        markdown,
        clientMessageId,
        createdIsoDateTimeUtc: updated.at,
      })
      .returning();
    if (!message) throw new Error('A message was not written.');
    const { companyId, talentId, jobPostId } = thread;
    const named = { companyId, talentId, threadId, jobPostId };
    await record(tx, {
      kind: 'message.sent',
      actorUid,
      ...named,
      payload: { sender, messageId: message.messageId },
    });
    return { message };
  });
}
