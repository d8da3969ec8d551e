import type { FollowUpDraft } from '@talaash/domain/follow-up/schema';
import { followUpMoment } from '@talaash/domain/follow-up/time';
import { followUpRefusal } from '@talaash/domain/follow-up/rule';
import { FOLLOW_UP_SENTENCES } from '@talaash/domain/follow-up/words';
import { and, eq } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { followUps } from '../../db/schema/follow-up.ts';
import { threads } from '../../db/schema/thread.ts';
import { record } from '../../events/record.ts';
import { type FoundFollowUp, readFollowUp } from './queries.ts';

type OwnThread = { threadId: string; companyId: string; actorUid: string };

/**
 * Prepares the follow-up of a waiting invitation, or replaces the one that `basedOn` names. The lock of the thread waits for an answer
 * and for the job that sends it.
 *
 * @throws NOT_FOUND for another company's thread, what `followUpRefusal` says, and CONFLICT if a colleague has changed it
 */
export const saveFollowUp = (
  { events, now }: Pick<Deps, 'events' | 'now'>,
  { text, afterDays, basedOn, ...own }: OwnThread & FollowUpDraft & { basedOn: string | null },
): Promise<FoundFollowUp> =>
  events.transaction(async (tx) => {
    const found = await lockFollowUp(tx, own);
    const { thread, followUp, stop, zone } = found;
    const invitedMs = Date.parse(thread.invitedAt ?? thread.createdIsoDateTimeUtc);
    const sendMs = followUpMoment(zone, { invitedMs, afterDays, nowMs: now() });
    const endsMs =
      thread.answerUntilIsoDateTimeUtc === null ? null : Date.parse(thread.answerUntilIsoDateTimeUtc);
    const refused = followUpRefusal({ state: followUp?.state, stop, sendMs, endsMs });
    if (refused) throw refusalOf(refused);
    if ((followUp?.version ?? null) !== basedOn)
      throw refusal('CONFLICT', followUp === null ? FOLLOW_UP_SENTENCES.gone : FOLLOW_UP_SENTENCES.changed);
    const columns = {
      authorUid: own.actorUid,
      text,
      afterDays,
      state: 'waiting' as const,
      sendAt: new Date(sendMs).toISOString(),
      stop: null,
      version: newRecordId(),
      updatedIsoDateTimeUtc: new Date(now()).toISOString(),
    };
    const [saved] = await tx
      .insert(followUps)
      .values({ threadId: own.threadId, companyId: own.companyId, ...columns })
      .onConflictDoUpdate({ target: followUps.threadId, set: columns })
      .returning();
    if (!saved) throw new Error(`The follow-up of ${own.threadId} was not stored.`);
    await recordChanged(tx, own);
    return { ...found, followUp: saved };
  });

/** Cancels a follow-up. @throws NOT_FOUND for another company's thread, CONFLICT if it was sent */
export const cancelFollowUp = ({ events }: Pick<Deps, 'events'>, own: OwnThread): Promise<void> =>
  events.transaction(async (tx) => {
    const { followUp } = await lockFollowUp(tx, own);
    if (followUp?.state === 'sent') throw refusal('CONFLICT', FOLLOW_UP_SENTENCES.alreadySent);
    if (followUp === null) return;
    await tx.delete(followUps).where(eq(followUps.threadId, own.threadId));
    await recordChanged(tx, own);
  });

/** The facts are read by a second statement: the first one may have waited for its lock. */
async function lockFollowUp(tx: Tx, { threadId, companyId }: OwnThread): Promise<FoundFollowUp> {
  await tx
    .select({ threadId: threads.threadId })
    .from(threads)
    .where(and(eq(threads.threadId, threadId), eq(threads.companyId, companyId)))
    .for('update');
  const found = await readFollowUp(tx, { threadId, companyId });
  if (!found) throw refusal('NOT_FOUND');
  return found;
}

/** Without the talent, who learns nothing of it. */
const recordChanged = (tx: Tx, { threadId, companyId, actorUid }: OwnThread) =>
  record(tx, { kind: 'followUp.changed', actorUid, companyId, threadId });
