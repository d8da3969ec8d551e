import { and, eq, inArray } from 'drizzle-orm';
import { type Page, readPage } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { messages } from '../../db/schema/message.ts';
import type { Deps } from '../../call/deps.ts';

export type MessageRow = typeof messages.$inferSelect;

/** The names of accounts by id, without those that are gone. Asks nothing if there is none. */
export async function readNames(
  db: Pick<Db, 'select'>,
  uids: readonly (string | null)[],
): Promise<Map<string | null, string>> {
  const known = [...new Set(uids)].filter((uid) => uid !== null);
  if (known.length === 0) return new Map();
  const found = await db
    .select({ uid: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(found.map(({ uid, name }) => [uid, name]));
}

export async function readMessage(
  db: Pick<Db, 'select'>,
  { threadId, messageId }: { threadId: string; messageId: string },
) {
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.messageId, messageId)));
  return message;
}

/** The newest messages of a thread, the newest first, with a cursor to older ones. */
export const readMessages = (
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { threadId, limit, cursor }: { threadId: string; limit: number; cursor: string | null },
): Promise<Page<MessageRow>> =>
  readPage({
    db,
    log,
    table: messages,
    where: [eq(messages.threadId, threadId)],
    at: 'createdIsoDateTimeUtc',
    id: 'messageId',
    limit,
    cursor,
  });
