import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, eq } from 'drizzle-orm';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { nextTimestamp, ownThread, readThread, SIDES, systemMessage } from './queries.ts';

/** Marks the party's side as read. The event names only that side, so the other side does not learn of it. */
export async function markThreadRead(
  { events }: Pick<Deps, 'events'>,
  party: ThreadParty,
  actorUid: string,
  threadId: string,
) {
  const { readStatus } = SIDES[party.side];
  return events.transaction(async (tx) => {
    const [changed] = await tx
      .update(threads)
      .set({ [readStatus]: 'Read' })
      .where(and(ownThread(party, threadId), eq(threads[readStatus], 'Unread')))
      .returning();
    if (!changed) return readThread(tx, party, threadId);
    const reader = party.side === 'company' ? { companyId: party.id } : { talentId: party.id };
    await record(tx, { kind: 'thread.read', actorUid, threadId, ...reader });
    return changed;
  });
}

/**
 * Ends a thread: nobody can write in it any more, and its company no longer sees the talent. Idempotent.
 *
 * @returns the thread; undefined if it is not this talent's.
 */
export async function endThread(
  { events }: Pick<Deps, 'events'>,
  { threadId, talentId, actorUid }: { threadId: string; talentId: string; actorUid: string },
) {
  const own = ownThread({ side: 'talent', id: talentId }, threadId);
  return events.transaction(async (tx) => {
    // The lock waits for a message in flight. A later one finds the thread ended.
    const [found] = await tx.select().from(threads).where(own).for('update');
    if (!found || found.endedIsoDateTimeUtc !== null) return found;
    const [thread] = await tx
      .update(threads)
      .set({
        endedIsoDateTimeUtc: nextTimestamp,
        companyThreadReadStatus: 'Unread',
        updatedIsoDateTimeUtc: nextTimestamp,
      })
      .where(own)
      .returning();
    if (!thread) throw new Error('A locked thread is gone.');
    await tx.insert(messages).values(systemMessage(thread, 'ThreadEnded'));
    const { companyId, jobPostId } = thread;
    await record(tx, { kind: 'thread.ended', actorUid, companyId, talentId, threadId, jobPostId });
    return thread;
  });
}
