import { createHmac } from 'node:crypto';
import { eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';

/** Replaces the uid of a deleted account. No account has it. */
export const ERASED_UID = '';

/** How long the codes of a deleted account count: as long as the limits look back. */
export const ERASED_SENDS_KEPT_HOURS = 24;

/** The number of a deleted account: its prefix, which floods are counted by, and a keyed hash instead of its last four digits. */
export const erasedNumber = (secret: string, mobileNumberE164: string): string =>
  mobileNumberE164.slice(0, -4) +
  createHmac('sha256', secret).update(`erased ${mobileNumberE164}`).digest('hex').slice(0, 4);

/** Whether a code was sent to a number, also for an account that is deleted. */
export const isSentTo = (secret: string, mobileNumberE164: string) =>
  inArray(oneTimeCodeSends.mobileNumberE164, [mobileNumberE164, erasedNumber(secret, mobileNumberE164)]);

/**
 * Anonymises the codes of a deleted account. They still count for a day: otherwise deleting accounts would allow unlimited codes.
 */
export async function eraseSends(tx: Tx, uid: string, { secret, nowMs }: { secret: string; nowMs: number }) {
  const sends = await tx.select().from(oneTimeCodeSends).where(eq(oneTimeCodeSends.uid, uid));
  const since = new Date(nowMs - ERASED_SENDS_KEPT_HOURS * 60 * 60 * 1000).toISOString();
  for (const number of new Set(sends.map(({ mobileNumberE164 }) => mobileNumberE164))) {
    await tx
      .update(oneTimeCodeSends)
      .set({
        uid: ERASED_UID,
        mobileNumberE164: erasedNumber(secret, number),
        codeHash: null,
        providerCheck: null,
      })
      .where(
        sql`${eq(oneTimeCodeSends.uid, uid)} and ${eq(oneTimeCodeSends.mobileNumberE164, number)} and ${gt(oneTimeCodeSends.sentAt, since)}`,
      );
  }
  await tx.delete(oneTimeCodeSends).where(eq(oneTimeCodeSends.uid, uid));
}
