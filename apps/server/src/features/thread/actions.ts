import type { ThreadParty, ThreadSide } from '@talaash/domain/thread/choice';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { prepared } from '../../db/prepared.ts';
import { threads } from '../../db/schema/thread.ts';
import { recordFrom } from '../../events/record.ts';
import { isOwnThread, nextTimestamp, readThread, SIDES, systemMessage, threadEvent } from './queries.ts';

const given = sql.placeholder;

const readingStatement = (side: ThreadSide) =>
  prepared((db) => {
    const { readStatus } = SIDES[side];
    const thread = db.$with('thread').as(
      db
        .update(threads)
        .set({ [readStatus]: 'Read' })
        .where(and(isOwnThread(side), eq(threads[readStatus], 'Unread')))
        .returning(),
    );
    const reader = side === 'company' ? { companyId: thread.companyId } : { talentId: thread.talentId };
    const happened = recordFrom(
      { kind: 'thread.read', actorUid: given('actorUid'), threadId: thread.threadId, ...reader },
      sql`from ${thread}`,
    );
    return db
      .with(thread, db.$with('event', {}).as(happened))
      .select()
      .from(thread)
      .prepare(`read_thread_${side}`);
  });

const READING = { company: readingStatement('company'), talent: readingStatement('talent') };

/** Marks the party's side as read. The event names only that side, so the other side does not learn of it. */
export async function markThreadRead(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  party: ThreadParty,
  actorUid: string,
  threadId: string,
) {
  const { side, id: partyId } = party;
  const [changed] = await events.write((writer) =>
    READING[side](writer).execute({ threadId, partyId, actorUid }),
  );
  return changed ?? readThread(db, party, threadId);
}

const endStatement = prepared((db) => {
  const thread = db.$with('thread').as(
    db
      .update(threads)
      .set({
        endedIsoDateTimeUtc: nextTimestamp,
        companyThreadReadStatus: 'Unread',
        updatedIsoDateTimeUtc: nextTimestamp,
      })
      .where(and(isOwnThread('talent'), isNull(threads.endedIsoDateTimeUtc)))
      .returning(),
  );
  return db
    .with(
      thread,
      db.$with('message', {}).as(systemMessage(thread, 'ThreadEnded')),
      db.$with('event', {}).as(threadEvent(thread, 'thread.ended')),
    )
    .select()
    .from(thread)
    .prepare('end_thread');
});

/**
 * Ends a thread: nobody can write in it any more, and its company no longer sees the talent. Idempotent.
 *
 * @returns the thread; undefined if it is not this talent's.
 */
export async function endThread(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { threadId, talentId, actorUid }: { threadId: string; talentId: string; actorUid: string },
) {
  // It waits for a message in flight. A later one finds the thread ended.
  const [ended] = await events.write((writer) =>
    endStatement(writer).execute({ threadId, partyId: talentId, actorUid, messageId: newRecordId() }),
  );
  return ended ?? readThread(db, { side: 'talent', id: talentId }, threadId);
}
