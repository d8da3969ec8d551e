import { eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';
import { ERASED_SENDS_KEPT_HOURS, ERASED_UID, erasedNumber } from '../mobile-verification/queries.ts';

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
