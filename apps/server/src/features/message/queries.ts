import { and, eq } from 'drizzle-orm';
import { type Page, readPage } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { messages } from '../../db/schema/message.ts';
import type { Deps } from '../../call/deps.ts';

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
): Promise<Page<typeof messages.$inferSelect>> =>
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
