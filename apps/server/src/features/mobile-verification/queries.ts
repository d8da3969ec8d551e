import { createHmac } from 'node:crypto';
import { eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';

/** Stands for a deleted account. No account has it. */
export const ERASED_UID = '';

/** How long the codes of a deleted account count for the limits: as long as they look back. */
export const ERASED_SENDS_KEPT_HOURS = 24;

/** A number of a deleted account: its prefix, by which floods are counted, and a keyed hash for its last four digits. */
export const erasedNumber = (secret: string, mobileNumberE164: string): string =>
  mobileNumberE164.slice(0, -4) +
  createHmac('sha256', secret).update(`erased ${mobileNumberE164}`).digest('hex').slice(0, 4);

/** Whether a code was sent to a number, also for an account that is deleted. */
export const isSentTo = (secret: string, mobileNumberE164: string) =>
  inArray(oneTimeCodeSends.mobileNumberE164, [mobileNumberE164, erasedNumber(secret, mobileNumberE164)]);

/**
 * Takes the person out of the codes of a deleted account. They still count for a day: otherwise whoever deletes accounts
 * could have codes sent without end.
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
