import { INVITATION_DAYS, INVITATION_REMINDER_DAYS } from '@talaash/domain/invitation/limit';
import { and, eq, inArray, isNotNull, isNull, lte, not, type SQL } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import { entriesExpire } from '../../db/pipeline-entry.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { isThreadPaused } from '../../db/visibility.ts';
import { record } from '../../events/record.ts';
import { nextTimestamp, systemMessageRow } from '../thread/queries.ts';

/** How many invitations one transaction changes. */
const BATCH = 200;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ends the invitations that nobody has answered in time, and reminds both sides of those that end soon. Every hour. */
export async function settleInvitations({ events, now }: Pick<Deps, 'events' | 'now'>): Promise<void> {
  const at = (ms: number) => new Date(ms).toISOString();
  const soon = at(now() + (INVITATION_DAYS - INVITATION_REMINDER_DAYS) * DAY_MS);
  await inBatches((tx) => expire(tx, lte(threads.answerUntilIsoDateTimeUtc, at(now()))), events);
  // Of conversations that ended before the answer.
  await inBatches((tx) => forget(tx, lte(threads.answerUntilIsoDateTimeUtc, at(now()))), events);
  await inBatches((tx) => remind(tx, lte(threads.answerUntilIsoDateTimeUtc, soon), at(now())), events);
}

async function inBatches(act: (tx: Tx) => Promise<number>, events: Deps['events']): Promise<void> {
  while ((await events.transaction(act)) === BATCH);
}

/** The waiting invitations under a condition, locked; one that somebody answers meanwhile is left for the next run. */
const lockWaiting = (tx: Tx, condition: SQL | undefined) =>
  tx
    .select({ threadId: threads.threadId })
    .from(threads)
    .where(
      and(eq(threads.jobPostInvitationStatus, 'Pending'), isNull(threads.endedIsoDateTimeUtc), condition),
    )
    .orderBy(threads.answerUntilIsoDateTimeUtc)
    .limit(BATCH)
    .for('update', { skipLocked: true });

const idsOf = (found: { threadId: string }[]) => found.map(({ threadId }) => threadId);

const eventIds = {
  threadId: threads.threadId,
  companyId: threads.companyId,
  talentId: threads.talentId,
  jobPostId: threads.jobPostId,
};

async function expire(tx: Tx, isDue: SQL): Promise<number> {
  const due = idsOf(await lockWaiting(tx, isDue));
  if (due.length === 0) return 0;
  const expired = await tx
    .update(threads)
    .set({
      jobPostInvitationStatus: 'Expired',
      answerUntilIsoDateTimeUtc: null,
      updatedIsoDateTimeUtc: nextTimestamp,
    })
    .where(inArray(threads.threadId, due))
    .returning({ ...eventIds, updatedIsoDateTimeUtc: threads.updatedIsoDateTimeUtc });
  await tx.insert(messages).values(expired.map((thread) => systemMessageRow(thread, 'InvitationExpired')));
  await entriesExpire(tx, due);
  await record(
    tx,
    ...expired.map(({ updatedIsoDateTimeUtc: _at, ...ids }) => ({
      kind: 'invitation.expired' as const,
      actorUid: null,
      ...ids,
    })),
  );
  return due.length;
}

async function forget(tx: Tx, isDue: SQL): Promise<number> {
  const due = tx
    .select({ threadId: threads.threadId })
    .from(threads)
    .where(and(isDue, isNotNull(threads.endedIsoDateTimeUtc)))
    .limit(BATCH);
  const forgotten = await tx
    .update(threads)
    .set({ answerUntilIsoDateTimeUtc: null })
    .where(inArray(threads.threadId, due))
    .returning({ threadId: threads.threadId });
  return forgotten.length;
}

async function remind(tx: Tx, endsSoon: SQL, remindedAt: string): Promise<number> {
  const due = idsOf(await lockWaiting(tx, and(endsSoon, isNull(threads.remindedAt), not(isThreadPaused))));
  if (due.length === 0) return 0;
  const reminded = await tx
    .update(threads)
    .set({ remindedAt })
    .where(inArray(threads.threadId, due))
    .returning(eventIds);
  await record(
    tx,
    ...reminded.map((ids) => ({ kind: 'invitation.endsSoon' as const, actorUid: null, ...ids })),
  );
  return due.length;
}
