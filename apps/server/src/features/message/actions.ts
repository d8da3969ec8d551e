import { ATTACHMENT_SENTENCES } from '@talaash/domain/attachment/words';
import type { InvitationStatus } from '@talaash/domain/invitation/choice';
import type { ThreadParty, ThreadSide } from '@talaash/domain/thread/choice';
import { endedThreadRefusal } from '@talaash/domain/thread/rule';
import { and, eq, getTableColumns, not, sql } from 'drizzle-orm';
import { retryAfterDuplicate } from '../../db/conflict.ts';
import { insertFrom } from '../../db/insert-from.ts';
import { entryTalks } from '../../db/pipeline-entry.ts';
import { prepared } from '../../db/prepared.ts';
import { files } from '../../db/schema/file.ts';
import { messageDrafts } from '../../db/schema/message-draft.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { isThreadPaused } from '../../db/visibility.ts';
import type { Deps } from '../../call/deps.ts';
import { newRecordId } from '../../base/record-id.ts';
import { refusal } from '../../call/refusal.ts';
import { requireFairText, requireFilled } from '../../call/first-message.ts';
import { isUnsentFileOf, readUnsentFiles } from './attachment.ts';
import { toThread } from '../thread/present.ts';
import {
  isOwnThread,
  isThreadAsRead,
  nextTimestamp,
  SIDES,
  threadAsRead,
  threadColumns,
  threadEvent,
} from '../thread/queries.ts';

type NewMessage = {
  party: ThreadParty;
  actorUid: string;
  threadId: string;
  /** Empty in a message that only carries files. */
  markdown: string;
  fileIds: readonly string[];
  /** A retry carries the same id and counts as the same message. */
  clientMessageId: string | undefined;
};

const given = sql.placeholder;

/** Whether the sender has written in the thread before. */
const hasWritten = (side: ThreadSide) => sql<boolean>`exists (select from messages as own
  where own.thread_id = ${threads.threadId} and own.sender = ${SIDES[side].sender} and own.event is null)`;

/** The talent has not accepted yet, or the company writes for the first time. */
const isUnanswered = (found: {
  thread: { jobPostInvitationStatus: InvitationStatus };
  hasWritten: boolean;
}) => found.thread.jobPostInvitationStatus !== 'Accepted' || !found.hasWritten;

/** The thread, if it is the sender's own, and the message that an earlier try has sent. */
const threadQuery = (side: ThreadSide) =>
  prepared((db) => {
    const earlier = and(
      eq(messages.threadId, threads.threadId),
      eq(messages.sender, SIDES[side].sender),
      eq(messages.clientMessageId, given('clientMessageId')),
    );
    return db
      .select({ thread: threadColumns(side), earlier: messages, hasWritten: hasWritten(side) })
      .from(threads)
      .leftJoin(messages, earlier)
      .where(isOwnThread(side))
      .prepare(`thread_of_message_${side}`);
  });

/**
 * Stores a message in one statement, with its event, and deletes the sender's draft. It finds nothing if the thread has changed meanwhile, or a file is gone: the
 * lock waits for the cleanup, and for another message that takes the file.
 */
const messageStatement = (side: ThreadSide) =>
  prepared((db) => {
    const { sender, other } = SIDES[side];
    const kept = db
      .$with('kept')
      .as(db.select({ id: files.id }).from(files).where(isUnsentFileOf(side)).for('update'));
    const thread = db.$with('thread').as(
      db
        .update(threads)
        .set({ [SIDES[other].readStatus]: 'Unread', updatedIsoDateTimeUtc: nextTimestamp })
        .where(
          and(
            isThreadAsRead,
            not(isThreadPaused),
            sql`(select count(*) from ${kept}) = cardinality(${given('fileIds')}::text[])`,
          ),
        )
        .returning(),
    );
    const newMessage = insertFrom(
      messages,
      {
        messageId: given('messageId'),
        threadId: thread.threadId,
        companyId: thread.companyId,
        sender,
        ...(side === 'company' ? { authorUid: given('actorUid') } : {}),
        markdown: given('markdown'),
        attachments: sql`${given('attachments')}::jsonb`,
        clientMessageId: given('clientMessageId'),
        createdIsoDateTimeUtc: thread.updatedIsoDateTimeUtc,
      },
      sql`from ${thread}`,
    );
    const message = db.$with('message', getTableColumns(messages)).as(sql`${newMessage} returning *`);
    const taken = sql`update ${files} set message_id = ${given('messageId')}
      where ${files.id} in (select id from ${kept}) and exists (select from ${message})`;
    const undrafted = sql`delete from ${messageDrafts} where ${messageDrafts.uid} = ${given('actorUid')}
      and ${messageDrafts.threadId} in (select thread_id from ${message})`;
    const entry = side === 'talent' ? [db.$with('entry', {}).as(entryTalks(thread))] : [];
    return db
      .with(
        kept,
        thread,
        message,
        db.$with('taken', {}).as(taken),
        db.$with('undrafted', {}).as(undrafted),
        db.$with('event', {}).as(threadEvent(thread, 'message.sent', given('payload'))),
        ...entry,
      )
      .select()
      .from(message)
      .prepare(`send_message_${side}`);
  });

type SendingDeps = Pick<Deps, 'db' | 'events' | 'firstMessageCheck'>;

const SENDING = {
  company: { read: threadQuery('company'), write: messageStatement('company') },
  talent: { read: threadQuery('talent'), write: messageStatement('talent') },
};

/**
 * Sends a message.
 *
 * @returns the message, or why it cannot be sent; undefined if the thread is not this party's.
 */
export const sendMessage = (deps: SendingDeps, newMessage: NewMessage) =>
  // The unique index refuses a retry that runs beside the first try. The second run finds the first one's message.
  retryAfterDuplicate(() => trySending(deps, newMessage));

const { missing } = ATTACHMENT_SENTENCES;

async function trySending(deps: SendingDeps, newMessage: NewMessage) {
  const { db, events } = deps;
  const { party, actorUid, threadId, markdown, clientMessageId = null } = newMessage;
  const fileIds = [...new Set(newMessage.fileIds)];
  const { read, write } = SENDING[party.side];
  for (;;) {
    // Before the earlier message: a try that took the files meanwhile is then found.
    const attachments = await readUnsentFiles(db, party, fileIds);
    const [found] = await read(db).execute({ threadId, partyId: party.id, clientMessageId });
    if (!found) return undefined;
    if (found.earlier) return { message: found.earlier };
    const refused = endedThreadRefusal(toThread(found.thread, party.side), party.side);
    if (refused !== undefined) return { refused };
    if (attachments === undefined) throw refusal('VALIDATION_FAILED', missing, { fileIds: missing });
    if (party.side === 'company' && markdown !== '') {
      requireFilled(markdown, false);
      if (isUnanswered(found)) await requireFairText(deps, party.id, markdown);
    }
    const messageId = newRecordId();
    const [message] = await events.write((writer) =>
      write(writer).execute({
        ...threadAsRead(found.thread),
        messageId,
        markdown,
        partyId: party.id,
        fileIds,
        attachments: attachments.length === 0 ? null : JSON.stringify(attachments),
        clientMessageId,
        actorUid,
        payload: { sender: SIDES[party.side].sender, messageId },
      }),
    );
    // Otherwise another request ended the thread or took a file, so the rules decide again.
    if (message) return { message };
  }
}
