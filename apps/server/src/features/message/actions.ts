import type { ThreadParty, ThreadSide } from '@talaash/domain/thread/choice';
import { endedThreadRefusal } from '@talaash/domain/thread/rule';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { retryAfterDuplicate } from '../../db/conflict.ts';
import { insertFrom } from '../../db/insert-from.ts';
import { prepared } from '../../db/prepared.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import type { Deps } from '../../call/deps.ts';
import { newRecordId } from '../../base/record-id.ts';
import { toThread } from '../thread/present.ts';
import {
  isOwnThread,
  isThreadAsRead,
  nextTimestamp,
  SIDES,
  threadAsRead,
  threadEvent,
} from '../thread/queries.ts';

type NewMessage = {
  party: ThreadParty;
  actorUid: string;
  threadId: string;
  markdown: string;
  /** A retry carries the same id and counts as the same message. */
  clientMessageId: string | undefined;
};

const given = sql.placeholder;

/** The thread, if it is the sender's own, and the message that an earlier try has sent. */
const threadQuery = (side: ThreadSide) =>
  prepared((db) => {
    const earlier = and(
      eq(messages.threadId, threads.threadId),
      eq(messages.sender, SIDES[side].sender),
      eq(messages.clientMessageId, given('clientMessageId')),
    );
    return db
      .select({ thread: threads, earlier: messages })
      .from(threads)
      .leftJoin(messages, earlier)
      .where(isOwnThread(side))
      .prepare(`thread_of_message_${side}`);
  });

/** Stores a message in one statement, with its event. It finds nothing if the thread has changed meanwhile. */
const messageStatement = (side: ThreadSide) =>
  prepared((db) => {
    const { sender, other } = SIDES[side];
    const thread = db.$with('thread').as(
      db
        .update(threads)
        .set({ [SIDES[other].readStatus]: 'Unread', updatedIsoDateTimeUtc: nextTimestamp })
        .where(isThreadAsRead)
        .returning(),
    );
    const newMessage = insertFrom(
      messages,
      {
        messageId: given('messageId'),
        threadId: thread.threadId,
        companyId: thread.companyId,
        sender,
        markdown: given('markdown'),
        clientMessageId: given('clientMessageId'),
        createdIsoDateTimeUtc: thread.updatedIsoDateTimeUtc,
      },
      sql`from ${thread}`,
    );
    const message = db.$with('message', getTableColumns(messages)).as(sql`${newMessage} returning *`);
    return db
      .with(thread, message, db.$with('event', {}).as(threadEvent(thread, 'message.sent', given('payload'))))
      .select()
      .from(message)
      .prepare(`send_message_${side}`);
  });

const SENDING = {
  company: { read: threadQuery('company'), write: messageStatement('company') },
  talent: { read: threadQuery('talent'), write: messageStatement('talent') },
};

/**
 * Sends a message.
 *
 * @returns the message, or why it cannot be sent; undefined if the thread is not this party's.
 */
export const sendMessage = (deps: Pick<Deps, 'db' | 'events'>, newMessage: NewMessage) =>
  // The unique index refuses a retry that runs beside the first try. The second run finds the first one's message.
  retryAfterDuplicate(() => trySending(deps, newMessage));

async function trySending({ db, events }: Pick<Deps, 'db' | 'events'>, newMessage: NewMessage) {
  const { party, actorUid, threadId, markdown, clientMessageId = null } = newMessage;
  const { read, write } = SENDING[party.side];
  for (;;) {
    const [found] = await read(db).execute({ threadId, partyId: party.id, clientMessageId });
    if (!found) return undefined;
    if (found.earlier) return { message: found.earlier };
    const refused = endedThreadRefusal(toThread(found.thread), party.side);
    if (refused !== undefined) return { refused };
    const messageId = newRecordId();
    const [message] = await events.write((writer) =>
      write(writer).execute({
        ...threadAsRead(found.thread),
        messageId,
        markdown,
        clientMessageId,
        actorUid,
        payload: { sender: SIDES[party.side].sender, messageId },
      }),
    );
    // Otherwise another request ended the thread, so the rule decides again.
    if (message) return { message };
  }
}
