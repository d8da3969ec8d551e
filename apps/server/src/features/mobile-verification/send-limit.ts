import {
  ONE_TIME_CODE_RESEND_SECONDS,
  ONE_TIME_CODES_PER_COUNTRY_PER_HOUR_MAX,
  ONE_TIME_CODES_PER_DAY_MAX,
  ONE_TIME_CODES_PER_IP_PER_DAY_MAX,
} from '@talaash/domain/mobile-verification/limit';
import { ONE_TIME_CODE_SENTENCES, resendSentence } from '@talaash/domain/mobile-verification/words';
import { type AnyColumn, and, count, eq, gt, max, min, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';

/** A code that is to be sent; `ip` is the network that limits count as one caller. */
export type CodeSend = Pick<
  typeof oneTimeCodeSends.$inferInsert,
  'uid' | 'mobileNumberE164' | 'countryCode' | 'ip'
>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

type SendLimit = { field: keyof CodeSend; column: AnyColumn; max: number; spanMs: number; message?: string };

const daily = {
  max: ONE_TIME_CODES_PER_DAY_MAX,
  spanMs: DAY_MS,
  message: ONE_TIME_CODE_SENTENCES.dailyLimit,
};

const SEND_LIMITS: SendLimit[] = [
  { field: 'uid', column: oneTimeCodeSends.uid, ...daily },
  { field: 'mobileNumberE164', column: oneTimeCodeSends.mobileNumberE164, ...daily },
  {
    field: 'ip',
    column: oneTimeCodeSends.ip,
    max: ONE_TIME_CODES_PER_IP_PER_DAY_MAX,
    spanMs: DAY_MS,
  },
  {
    field: 'countryCode',
    column: oneTimeCodeSends.countryCode,
    max: ONE_TIME_CODES_PER_COUNTRY_PER_HOUR_MAX,
    spanMs: HOUR_MS,
  },
];

/**
 * Throws TOO_MANY_REQUESTS when a code may not be sent now. Locks everything that the limits count by until the transaction
 * ends, so that of parallel requests on any node each sees the earlier ones.
 */
export async function requireSendAllowed(tx: Tx, send: CodeSend, nowMs: number): Promise<void> {
  for (const { field } of SEND_LIMITS) {
    const lockName = `one-time code ${field} ${send[field]}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`);
  }
  await requireResendDelay(tx, send.uid, nowMs);
  for (const limit of SEND_LIMITS) await requireBelow(tx, limit, send[limit.field], nowMs);
}

async function requireResendDelay(tx: Tx, uid: string, nowMs: number): Promise<void> {
  const [row] = await tx
    .select({ lastSentAt: max(oneTimeCodeSends.sentAt) })
    .from(oneTimeCodeSends)
    .where(eq(oneTimeCodeSends.uid, uid));
  if (!row?.lastSentAt) return;
  const waitMs = Date.parse(row.lastSentAt) + ONE_TIME_CODE_RESEND_SECONDS * 1000 - nowMs;
  if (waitMs <= 0) return;
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  throw refusal('TOO_MANY_REQUESTS', resendSentence(retryAfterSeconds), { retryAfterSeconds });
}

async function requireBelow(tx: Tx, limit: SendLimit, value: string, nowMs: number): Promise<void> {
  const [row] = await tx
    .select({ sent: count(), firstSentAt: min(oneTimeCodeSends.sentAt) })
    .from(oneTimeCodeSends)
    .where(
      and(eq(limit.column, value), gt(oneTimeCodeSends.sentAt, new Date(nowMs - limit.spanMs).toISOString())),
    );
  if (!row?.firstSentAt || row.sent < limit.max) return;
  const retryAfterSeconds = Math.ceil((Date.parse(row.firstSentAt) + limit.spanMs - nowMs) / 1000);
  throw refusal('TOO_MANY_REQUESTS', limit.message, { retryAfterSeconds });
}
