import {
  ONE_TIME_CODE_RESEND_SECONDS,
  ONE_TIME_CODES_PER_DAY_MAX,
} from '@talaash/domain/mobile-verification/limit';
import { ONE_TIME_CODE_SENTENCES, resendSentence } from '@talaash/domain/mobile-verification/words';
import { and, count, eq, gt, isNull, max, min, type SQL, sql } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';
import { isSentTo } from './queries.ts';
import { type CodeSend, DAY_MS, type Flood, type FloodLimits, findFlood, prefixOf } from './flood.ts';

/** Until the transaction ends, other requests of this user or for this number wait, on any node. `countSend` needs this lock. */
export const lockSends = (tx: Tx, { uid, mobileNumberE164 }: Pick<CodeSend, 'uid' | 'mobileNumberE164'>) =>
  lock(tx, `uid ${uid}`, `number ${mobileNumberE164}`);

/**
 * Counts a code to be sent, or returns the flood that it belongs to. It locks everything that the limits count by until the
 * transaction ends, so parallel requests on any node see each other. Only requests for the same user, number, number prefix or
 * network wait for each other. The resend delay does not apply to another number of the same user, so a typo can be corrected at
 * once.
 * @returns the id of its row @throws TOO_MANY_REQUESTS
 */
export async function countSend(
  tx: Tx,
  send: CodeSend,
  { nowMs, limits, secret }: { nowMs: number; limits: FloodLimits; secret: string },
): Promise<{ sendId: string } | { flood: Flood }> {
  const { uid, mobileNumberE164 } = send;
  await lockSends(tx, send);
  const isOfUser = eq(oneTimeCodeSends.uid, uid);
  const isToNumber = eq(oneTimeCodeSends.mobileNumberE164, mobileNumberE164);
  requireResendDelay(await sendsOf(tx, and(isOfUser, isToNumber), nowMs), nowMs);
  requireBelowDailyLimit(await sendsOf(tx, isOfUser, nowMs), nowMs);
  const ofNumber = isSentTo(secret, mobileNumberE164);
  requireBelowDailyLimit(await sendsOf(tx, ofNumber, nowMs), nowMs);
  // A crowd may share these two, so they are locked last and for the shortest time.
  await lock(tx, `prefix ${prefixOf(mobileNumberE164)}`, `network ${send.ip}`);
  const flood = await findFlood(tx, send, { nowMs, limits });
  if (flood) return { flood };
  const id = newRecordId();
  await tx.insert(oneTimeCodeSends).values({ id, ...send, sentAt: new Date(nowMs).toISOString() });
  return { sendId: id };
}

/** A fixed lock order prevents deadlocks. */
async function lock(tx: Tx, ...names: string[]): Promise<void> {
  const locks = names.map(
    (name) => sql`pg_advisory_xact_lock(hashtextextended(${`one-time code ${name}`}, 0))`,
  );
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`);
}

type Sends = { sent: number; firstSentAt: string | null; lastSentAt: string | null };

/** The codes of the last 24 hours. */
async function sendsOf(tx: Tx, whose: SQL | undefined, nowMs: number): Promise<Sends> {
  const { sentAt } = oneTimeCodeSends;
  const [row] = await tx
    .select({ sent: count(), firstSentAt: min(sentAt), lastSentAt: max(sentAt) })
    .from(oneTimeCodeSends)
    .where(and(whose, gt(sentAt, new Date(nowMs - DAY_MS).toISOString())));
  return row ?? { sent: 0, firstSentAt: null, lastSentAt: null };
}

function requireResendDelay({ lastSentAt }: Sends, nowMs: number): void {
  if (lastSentAt === null) return;
  const waitMs = Date.parse(lastSentAt) + ONE_TIME_CODE_RESEND_SECONDS * 1000 - nowMs;
  if (waitMs <= 0) return;
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  throw refusal('TOO_MANY_REQUESTS', resendSentence(retryAfterSeconds), { retryAfterSeconds });
}

function requireBelowDailyLimit({ sent, firstSentAt }: Sends, nowMs: number): void {
  if (firstSentAt === null || sent < ONE_TIME_CODES_PER_DAY_MAX) return;
  const retryAfterSeconds = Math.ceil((Date.parse(firstSentAt) + DAY_MS - nowMs) / 1000);
  throw refusal('TOO_MANY_REQUESTS', ONE_TIME_CODE_SENTENCES.dailyLimit, { retryAfterSeconds });
}

/** A verified number proves a person behind the codes that were sent for it, so they no longer count as unused. */
export async function creditSends(
  tx: Tx,
  { uid, mobileNumberE164 }: Pick<CodeSend, 'uid' | 'mobileNumberE164'>,
  nowMs: number,
): Promise<void> {
  await tx
    .update(oneTimeCodeSends)
    .set({ verifiedAt: new Date(nowMs).toISOString() })
    .where(
      and(
        eq(oneTimeCodeSends.uid, uid),
        eq(oneTimeCodeSends.mobileNumberE164, mobileNumberE164),
        isNull(oneTimeCodeSends.verifiedAt),
      ),
    );
}
