import type { ThreadParty, ThreadSide } from '@talaash/domain/thread/choice';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { prepared } from '../../db/prepared.ts';
import { threads } from '../../db/schema/thread.ts';
import { recordFrom } from '../../events/record.ts';
import { isOwnThread, readThread, SIDES } from './queries.ts';
import { newReadMark, READ_MARKS } from './read-mark.ts';

const given = sql.placeholder;

const readingStatement = (side: ThreadSide) =>
  prepared((db) => {
    const { readStatus } = SIDES[side];
    const thread = db.$with('thread').as(
      db
        .update(threads)
        .set({ [readStatus]: 'Read', [READ_MARKS[side]]: newReadMark(side, given('actorUid')) })
        .where(and(isOwnThread(side), eq(threads[readStatus], 'Unread')))
        .returning(),
    );
    const own = { companyId: thread.companyId };
    const others = { talentId: thread.talentId };
    const [reader, writer] = side === 'company' ? [own, others] : [others, own];
    const happened = recordFrom(
      { kind: 'thread.read', actorUid: given('actorUid'), threadId: thread.threadId, ...reader },
      sql`from ${thread}`,
    );
    const marked = recordFrom(
      { kind: 'thread.readMarked', actorUid: null, threadId: thread.threadId, ...writer },
      // Only a reading that is shared has written the time of this statement.
      sql`from ${thread} where ${thread[READ_MARKS[side]]} = now()::timestamptz(3)`,
    );
    return db
      .with(thread, db.$with('event', {}).as(happened), db.$with('marked', {}).as(marked))
      .select()
      .from(thread)
      .prepare(`read_thread_${side}`);
  });

const READING = { company: readingStatement('company'), talent: readingStatement('talent') };

/**
 * Marks the party's side as read. One event names only that side. If the reader shares read marks and the thread is open, another
 * one names only the other side.
 */
export async function markThreadRead(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  party: ThreadParty,
  actorUid: string,
  threadId: string,
) {
  const { side, id: partyId } = party;
  await events.write((writer) => READING[side](writer).execute({ threadId, partyId, actorUid }));
  return readThread(db, party, threadId);
}
