import { isWorkingMoment, workingMoment } from '@talaash/domain/follow-up/time';
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import { followUps } from '../../db/schema/follow-up.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { record } from '../../events/record.ts';
import { nextTimestamp } from '../thread/queries.ts';
import { followUpStop, type FollowUpRow, type FoundFollowUp, readFollowUp } from './queries.ts';

/** How many follow-ups one query finds. */
const BATCH = 100;

type Sending = Pick<Deps, 'db' | 'events' | 'now'>;

/** Sends the follow-ups that are due, each in a transaction of its own: an answer in the same moment waits for that one alone. */
export async function sendDueFollowUps({ db, events, now }: Sending): Promise<void> {
  for (;;) {
    const due = await db
      .select({ threadId: followUps.threadId })
      .from(followUps)
      .where(and(isNotNull(followUps.sendAt), lte(followUps.sendAt, new Date(now()).toISOString())))
      .orderBy(asc(followUps.sendAt))
      .limit(BATCH);
    for (const { threadId } of due) await events.transaction((tx) => sendOrStop(tx, threadId, now()));
    if (due.length < BATCH) return;
  }
}

/**
 * Sends a follow-up, stops it, or has it wait for the reader's next working hours. An answer, an edit and another node need the lock of
 * the thread too. Who comes second reads what the first has done.
 */
async function sendOrStop(tx: Tx, threadId: string, nowMs: number): Promise<void> {
  await tx
    .select({ threadId: threads.threadId })
    .from(threads)
    .where(eq(threads.threadId, threadId))
    .for('update');
  // A second statement: the first one may have waited.
  const found = await readFollowUp(tx, { threadId });
  const row = found?.followUp;
  if (!row || row.state !== 'waiting' || row.sendAt === null || Date.parse(row.sendAt) > nowMs) return;
  if (found.stop !== null) return stopOne(tx, row, found.stop);
  const at = new Date(nowMs).toISOString();
  if (isWorkingMoment(found.zone, nowMs)) return send(tx, found, row, at);
  // A node was down, or the talent has another zone now.
  const sendAt = new Date(workingMoment(found.zone, nowMs)).toISOString();
  await tx.update(followUps).set({ sendAt, updatedIsoDateTimeUtc: at }).where(isWaiting(threadId));
  await recordChanged(tx, row);
}

const isWaiting = (threadId: string) => and(eq(followUps.threadId, threadId), eq(followUps.state, 'waiting'));

async function send(tx: Tx, { thread }: FoundFollowUp, row: FollowUpRow, at: string): Promise<void> {
  const { threadId, companyId, talentId, jobPostId } = thread;
  const [taken] = await tx
    .update(followUps)
    .set({ state: 'sent', sendAt: null, text: '', sentIsoDateTimeUtc: at, updatedIsoDateTimeUtc: at })
    .where(isWaiting(threadId))
    .returning({ threadId: followUps.threadId });
  // The hourly job has stopped it.
  if (!taken) return;
  const [changed] = await tx
    .update(threads)
    .set({ talentThreadReadStatus: 'Unread', updatedIsoDateTimeUtc: nextTimestamp })
    .where(eq(threads.threadId, threadId))
    .returning();
  if (!changed) return;
  const messageId = newRecordId();
  await tx.insert(messages).values({
    messageId,
    threadId,
    companyId,
    sender: 'Company',
    authorUid: row.authorUid,
    markdown: row.text,
    isFollowUp: true,
    createdIsoDateTimeUtc: changed.updatedIsoDateTimeUtc,
  });
  await record(tx, {
    kind: 'invitation.followedUp',
    actorUid: null,
    companyId,
    talentId,
    threadId,
    jobPostId,
    payload: { messageId },
  });
}

async function stopOne(tx: Tx, row: FollowUpRow, stop: NonNullable<FoundFollowUp['stop']>): Promise<void> {
  await tx
    .update(followUps)
    .set({ state: 'stopped', stop, sendAt: null, updatedIsoDateTimeUtc: sql`now()` })
    .where(isWaiting(row.threadId));
  await recordChanged(tx, row);
}

const recordChanged = (tx: Tx, { threadId, companyId }: Pick<FollowUpRow, 'threadId' | 'companyId'>) =>
  record(tx, { kind: 'followUp.changed', actorUid: null, companyId, threadId });

/**
 * Stops the follow-ups whose reason to stop may pass before they are due, such as a block that is lifted again. A decline that can still
 * be taken back stops none. Every hour.
 */
export async function settleFollowUps({ db, events }: Pick<Deps, 'db' | 'events'>): Promise<void> {
  let after = '';
  for (;;) {
    const page = await db
      .select({ followUp: followUps, stop: followUpStop, isFinal })
      .from(followUps)
      .innerJoin(threads, eq(threads.threadId, followUps.threadId))
      .where(and(isNotNull(followUps.sendAt), gt(followUps.threadId, after)))
      .orderBy(asc(followUps.threadId))
      .limit(BATCH);
    for (const { followUp, stop, isFinal: isOver } of page)
      if (stop !== null && isOver) await events.transaction((tx) => stopOne(tx, followUp, stop));
    const last = page.at(-1);
    if (page.length < BATCH || !last) return;
    after = last.followUp.threadId;
  }
}

/** False for a decline that can still be taken back. */
const isFinal = sql<boolean>`not (${threads.jobPostInvitationStatus} = 'Rejected'
  and coalesce(${threads.declinedAt} > now() - interval '1 minute', false))`;
