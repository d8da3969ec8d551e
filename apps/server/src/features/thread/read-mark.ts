import type { ThreadParty, ThreadSide } from '@talaash/domain/thread/choice';
import { and, eq, not, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { threads } from '../../db/schema/thread.ts';
import { isThreadPaused } from '../../db/visibility.ts';
import { shares } from '../conversation-preferences/queries.ts';
import { SIDES } from './queries.ts';

/** The column that says when a side has read, as far as its reader shares that. */
export const READ_MARKS = {
  company: 'companyReadMarkAt',
  talent: 'talentReadMarkAt',
} as const satisfies Record<ThreadSide, keyof typeof threads.$inferSelect>;

/** Whether the sides of a thread learn what the other has read. For queries that have `threads`. */
const isMarked = (uid: string | Placeholder): SQL =>
  sql`(${threads.endedIsoDateTimeUtc} is null and ${not(isThreadPaused)} and ${shares('sharesReadMarks', uid)})`;

/** What a reading writes into the column of the reader's side: the time, or what was there if the reader does not share it. */
export const newReadMark = (side: ThreadSide, uid: Placeholder): SQL =>
  sql`case when ${isMarked(uid)} then now() else ${threads[READ_MARKS[side]]} end`;

/** When the other side has read the party's thread; null if it has not, or if that is not shared. Undefined without the thread. */
export async function readReadMark(
  db: Db,
  { side, id }: ThreadParty,
  uid: string,
  threadId: string,
): Promise<string | null | undefined> {
  const mark = threads[READ_MARKS[SIDES[side].other]];
  const [found] = await db
    .select({ at: sql<string | null>`case when ${isMarked(uid)} then ${mark} end`.mapWith(mark) })
    .from(threads)
    .where(and(eq(threads.threadId, threadId), eq(SIDES[side].id, id)));
  return found?.at;
}
