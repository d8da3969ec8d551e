import { and, isNull } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { entryFollows } from '../../db/pipeline-entry.ts';
import { prepared } from '../../db/prepared.ts';
import { threads } from '../../db/schema/thread.ts';
import { isOwnThread, nextTimestamp, readThread, systemMessage, threadEvent } from './queries.ts';

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
      db.$with('entry', {}).as(entryFollows(thread, 'ended', null)),
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
