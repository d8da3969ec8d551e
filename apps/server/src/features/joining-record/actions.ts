import type { JoiningNews } from '@talaash/domain/joining-record/choice';
import { JOINING_RECORDS_MAX, JOINING_STEPS_KEPT } from '@talaash/domain/joining-record/limit';
import {
  isJoiningOpen,
  jobOfferRefusal,
  joiningMove,
  joiningThreadRefusal,
} from '@talaash/domain/joining-record/rule';
import type { JoiningAct, NewJobOffer } from '@talaash/domain/joining-record/schema';
import { JOINING_REFUSALS } from '@talaash/domain/joining-record/words';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { endedThreadRefusal } from '@talaash/domain/thread/rule';
import { and, eq, isNull, not } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { joiningRecords, type JoiningStep } from '../../db/schema/joining-record.ts';
import { threads } from '../../db/schema/thread.ts';
import { isThreadPaused } from '../../db/visibility.ts';
import { record } from '../../events/record.ts';
import { entryFollowsOffer, holdSides } from '../pipeline/move.ts';
import { toThread } from '../thread/present.ts';
import { nextTimestamp, readThread, SIDES } from '../thread/queries.ts';
import { columnsOf, factsOf } from './present.ts';
import { type JoiningRecordRow, listThreadRecords, readRecord } from './queries.ts';

type Acting = { party: ThreadParty; uid: string };
type Writing = Pick<Deps, 'db' | 'events' | 'now'>;

/**
 * Locks a thread, if it is accepted and open. Its lock comes before that of the record, as in the deletion of an account, so of two
 * acts the second one reads what the first has written.
 */
async function lockOpenThread(tx: Tx, { side, id }: ThreadParty, threadId: string) {
  const [thread] = await tx
    .select()
    .from(threads)
    .where(
      and(
        eq(threads.threadId, threadId),
        eq(SIDES[side].id, id),
        isNull(threads.endedIsoDateTimeUtc),
        eq(threads.jobPostInvitationStatus, 'Accepted'),
        not(isThreadPaused),
      ),
    )
    .for('update', { of: threads });
  return thread;
}

/** The other side has something to read in a thread that is locked. */
const markUnread = (tx: Tx, { side }: ThreadParty, threadId: string) =>
  tx
    .update(threads)
    .set({ [SIDES[SIDES[side].other].readStatus]: 'Unread', updatedIsoDateTimeUtc: nextTimestamp })
    .where(eq(threads.threadId, threadId));

async function closedRefusal({ db }: Pick<Deps, 'db'>, party: ThreadParty, threadId: string) {
  const found = await readThread(db, party, threadId);
  if (!found) return refusal('NOT_FOUND');
  const thread = toThread(found, party.side);
  const { jobPostInvitationStatus } = thread;
  const refused = joiningThreadRefusal({
    ended: endedThreadRefusal(thread, party.side),
    jobPostInvitationStatus,
  });
  return refused ? refusalOf(refused) : refusal('CONFLICT');
}

/**
 * Records that a company has offered the job of its conversation.
 * @throws NOT_FOUND, CONFLICT or BUSINESS_RULE_VIOLATION
 */
export async function recordJobOffer(
  deps: Writing,
  { party, uid }: Acting,
  { threadId, ...offer }: NewJobOffer,
): Promise<JoiningRecordRow> {
  const nowMs = deps.now();
  const refused = jobOfferRefusal(offer, nowMs);
  if (refused) throw refusalOf(refused);
  const found = await readThread(deps.db, party, threadId);
  if (!found) throw refusal('NOT_FOUND');
  return deps.events.transaction(async (tx) => {
    await holdSides(tx, found);
    const thread = await lockOpenThread(tx, party, threadId);
    if (!thread) throw await closedRefusal(deps, party, threadId);
    const earlier = await listThreadRecords(tx, party, threadId);
    if (earlier.some(({ state }) => isJoiningOpen(state))) throw refusal('CONFLICT', JOINING_REFUSALS.open);
    if (earlier.length >= JOINING_RECORDS_MAX)
      throw refusal('BUSINESS_RULE_VIOLATION', JOINING_REFUSALS.many);
    const now = new Date(nowMs).toISOString();
    const { companyId, talentId, jobPostId, jobPostTitle } = thread;
    const [row] = await tx
      .insert(joiningRecords)
      .values({
        joiningRecordId: newRecordId(),
        threadId,
        companyId,
        talentId,
        jobPostId,
        jobPostTitle,
        recordedByUid: uid,
        state: 'offered',
        ...offer,
        createdIsoDateTimeUtc: now,
        updatedIsoDateTimeUtc: now,
      })
      .returning();
    if (!row) throw new Error('The record was not stored.');
    await markUnread(tx, party, threadId);
    const told = { kind: 'joiningRecord.offered', actorUid: uid, side: party.side, news: 'offered' } as const;
    await record(tx, eventOf(row, told));
    await entryFollowsOffer(tx, { companyId, talentId, jobPostId, state: row.state, actorUid: uid });
    return row;
  });
}

/**
 * Moves a record on. An ended conversation keeps its records: each side can still dispute them, and the other side reads that, but
 * is not told.
 * @throws NOT_FOUND for those of others, CONFLICT or BUSINESS_RULE_VIOLATION
 */
export async function moveRecord(
  deps: Writing,
  { party, uid }: Acting,
  { joiningRecordId, act }: { joiningRecordId: string; act: JoiningAct },
): Promise<JoiningRecordRow> {
  const nowMs = deps.now();
  return deps.events.transaction(async (tx) => {
    const found = await readRecord(tx, party, joiningRecordId);
    if (!found) throw refusal('NOT_FOUND', JOINING_REFUSALS.unknown);
    const { companyId, talentId, jobPostId } = found;
    await holdSides(tx, found);
    const isOpen = (await lockOpenThread(tx, party, found.threadId)) !== undefined;
    const isDispute = act.kind === 'dispute' || act.kind === 'takeBackDispute';
    if (!isOpen && !(isDispute && (await isOnlyEnded(tx, found.threadId))))
      throw await closedRefusal(deps, party, found.threadId);
    const [before] = await tx
      .select()
      .from(joiningRecords)
      .where(eq(joiningRecords.joiningRecordId, joiningRecordId))
      .for('update');
    if (!before) throw refusal('NOT_FOUND', JOINING_REFUSALS.unknown);
    const facts = factsOf(before);
    const move = joiningMove(facts, party.side, act, nowMs);
    if (move.refused) throw refusalOf(move.refused);
    if (move.facts === facts) return before;
    const [row] = await tx
      .update(joiningRecords)
      .set({
        ...columnsOf(move.facts),
        steps: [...before.steps, stepOf(act, { party, uid }, nowMs)].slice(-JOINING_STEPS_KEPT),
        updatedIsoDateTimeUtc: new Date(nowMs).toISOString(),
      })
      .where(eq(joiningRecords.joiningRecordId, joiningRecordId))
      .returning();
    if (!row) throw new Error('A locked record is there.');
    if (isOpen) await markUnread(tx, party, found.threadId);
    const news = isOpen ? move.news : undefined;
    await record(tx, eventOf(row, { kind: 'joiningRecord.moved', actorUid: uid, side: party.side, news }));
    const actorUid = party.side === 'company' ? uid : null;
    if (row.state !== before.state)
      await entryFollowsOffer(tx, { companyId, talentId, jobPostId, state: row.state, actorUid });
    return row;
  });
}

const stepOf = ({ kind }: JoiningAct, { party: { side }, uid }: Acting, nowMs: number): JoiningStep => ({
  kind,
  side,
  uid: side === 'company' ? uid : null,
  isoDateTimeUtc: new Date(nowMs).toISOString(),
});

/** Whether a conversation has ended, and neither side has blocked the other or is shut out. */
async function isOnlyEnded(tx: Tx, threadId: string): Promise<boolean> {
  const found = await tx
    .select({ threadId: threads.threadId })
    .from(threads)
    .where(and(eq(threads.threadId, threadId), not(isThreadPaused)))
    .for('update', { of: threads });
  return found.length > 0;
}

type Told = {
  kind: 'joiningRecord.offered' | 'joiningRecord.moved';
  actorUid: string;
  side: ThreadParty['side'];
  news: JoiningNews | undefined;
};

const eventOf = (
  { joiningRecordId, companyId, talentId, threadId, jobPostId }: JoiningRecordRow,
  { kind, actorUid, side, news }: Told,
) => ({
  kind,
  actorUid,
  companyId,
  talentId,
  threadId,
  jobPostId,
  payload: { joiningRecordId, side, ...(news === undefined ? {} : { news }) },
});
