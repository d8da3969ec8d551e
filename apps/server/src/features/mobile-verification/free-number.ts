import { MOBILE_NUMBER_RULE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import { and, eq, ne } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { otpInfos } from '../../db/schema/mobile-verification.ts';

export const numberTaken = () => refusal('BUSINESS_RULE_VIOLATION', MOBILE_NUMBER_RULE_SENTENCES.numberTaken);

/** @throws BUSINESS_RULE_VIOLATION for a number that another account has verified */
export async function requireFreeNumber(tx: Tx, uid: string, mobileNumberE164: string): Promise<void> {
  const [other] = await tx
    .select({ uid: otpInfos.uid })
    .from(otpInfos)
    .where(
      and(
        eq(otpInfos.mobileNumberE164, mobileNumberE164),
        eq(otpInfos.isMobileNumberVerified, true),
        ne(otpInfos.uid, uid),
      ),
    );
  if (other) throw numberTaken();
}
