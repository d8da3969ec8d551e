import {
  ONE_TIME_CODE_VALID_MINUTES,
  ONE_TIME_CODE_WRONG_TRIES_MAX,
} from '@talaash/domain/mobile-verification/limit';
import { and, desc, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';
import type { CodeSend } from './flood.ts';

type CodesOf = Pick<CodeSend, 'uid' | 'mobileNumberE164'>;

/** A sent and still valid code. */
export type LiveCode = typeof oneTimeCodeSends.$inferSelect;

/** The codes that a person may still use for a number, newest first. */
export const liveCodes = (db: Db | Tx, { uid, mobileNumberE164 }: CodesOf, nowMs: number) =>
  db
    .select()
    .from(oneTimeCodeSends)
    .where(
      and(
        eq(oneTimeCodeSends.uid, uid),
        eq(oneTimeCodeSends.mobileNumberE164, mobileNumberE164),
        gt(oneTimeCodeSends.codeExpiresAt, new Date(nowMs).toISOString()),
        lt(oneTimeCodeSends.wrongTries, ONE_TIME_CODE_WRONG_TRIES_MAX),
        or(isNotNull(oneTimeCodeSends.codeHash), isNotNull(oneTimeCodeSends.providerCheck)),
      ),
    )
    .orderBy(desc(oneTimeCodeSends.sentAt));

/**
 * Counts a wrong try against each code that it was compared with, so no code is compared more often than the limit.
 * @param by -1 takes it back
 */
export async function countTry(tx: Db | Tx, codes: readonly LiveCode[], by: 1 | -1 = 1): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .update(oneTimeCodeSends)
    .set({ wrongTries: sql`greatest(${oneTimeCodeSends.wrongTries} + ${by}::int, 0)` })
    .where(
      inArray(
        oneTimeCodeSends.id,
        codes.map(({ id }) => id),
      ),
    );
}

/**
 * The check of an earlier code to this number that ends with the next one; null when there is none, or when the provider shall send the same
 * code again: nobody has tried it, and it is valid for a while.
 */
export async function endReplaced(
  tx: Tx,
  { uid, mobileNumberE164 }: CodesOf,
  nowMs: number,
): Promise<string | null> {
  const [before] = await tx
    .select()
    .from(oneTimeCodeSends)
    .where(
      and(
        eq(oneTimeCodeSends.uid, uid),
        eq(oneTimeCodeSends.mobileNumberE164, mobileNumberE164),
        isNotNull(oneTimeCodeSends.providerCheck),
      ),
    )
    .orderBy(desc(oneTimeCodeSends.sentAt))
    .limit(1);
  if (!before?.providerCheck) return null;
  const ageMs = nowMs - Date.parse(before.sentAt);
  if (before.wrongTries === 0 && ageMs < (ONE_TIME_CODE_VALID_MINUTES * 60_000) / 2) return null;
  await endCheck(tx, uid, before.providerCheck);
  return before.providerCheck;
}

/** Codes that the provider has forgotten are not checked again. */
export async function endCheck(tx: Tx, uid: string, check: string): Promise<void> {
  await tx
    .update(oneTimeCodeSends)
    .set({ providerCheck: null })
    .where(and(eq(oneTimeCodeSends.uid, uid), eq(oneTimeCodeSends.providerCheck, check)));
}

/** Once one is used, all codes of its person are void. */
export async function endCodes(tx: Tx, uid: string): Promise<void> {
  await tx
    .update(oneTimeCodeSends)
    .set({ codeHash: null, providerCheck: null })
    .where(eq(oneTimeCodeSends.uid, uid));
}
