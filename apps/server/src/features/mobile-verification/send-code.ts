import { ORPCError } from '@orpc/server';
import type { MobileCountryCode } from '@talaash/domain/base/country';
import type { OtpInfo } from '@talaash/domain/mobile-verification/schema';
import { MOBILE_NUMBER_SENTENCES, ONE_TIME_CODE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import { and, eq, sql } from 'drizzle-orm';
import { type CodeToSend, NumberRefused } from '../../adapters/otp/port.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { oneTimeCodeSends, otpInfos } from '../../db/schema/mobile-verification.ts';
import { record } from '../../events/record.ts';
import { spendMessage } from './cost-limit.ts';
import { toOtpInfo } from './present.ts';

type Sending = Pick<CodeToSend, 'mobileNumberE164' | 'code' | 'replaces'> & {
  countryCode: MobileCountryCode;
  uid: string;
  sendId: string;
  /** Tells this code from a later one. */
  sentAt: string;
};

/**
 * Sends the code through the provider. A code that could not be sent does not count. One that may have been sent does.
 * @throws SERVICE_UNAVAILABLE, VALIDATION_FAILED for a number that gets no code, TOO_MANY_REQUESTS beyond the cost limit
 */
export async function sendCode(deps: Deps, { uid, sendId, sentAt, ...code }: Sending): Promise<OtpInfo> {
  const ofThisCode = and(eq(otpInfos.uid, uid), eq(otpInfos.lastVerificationCodeSentIsoDateTimeUtc, sentAt));
  try {
    const spend = () => spendMessage(deps, code.countryCode);
    const { provider, response, isOurs, check, isCertain } = await deps.otpProvider.send({ ...code, spend });
    const [stored] = await deps.db
      .update(otpInfos)
      .set({
        otpProvider: provider,
        providerResponses: sql`${otpInfos.providerResponses} || ${JSON.stringify([response])}::jsonb`,
        providerCheck: check,
        ...(isOurs ? {} : { codeHash: null }),
      })
      .where(ofThisCode)
      .returning();
    if (!isCertain) throw new MaybeSent();
    // Its person has deleted the number in the meantime.
    if (!stored) throw refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.numberChanged);
    return toOtpInfo(stored);
  } catch (error) {
    if (error instanceof MaybeSent) throw refusal('SERVICE_UNAVAILABLE', ONE_TIME_CODE_SENTENCES.maybeSent);
    await deps.events.transaction(async (tx) => {
      await tx.delete(oneTimeCodeSends).where(eq(oneTimeCodeSends.id, sendId));
      await tx.update(otpInfos).set({ isVerificationCodeSent: false, codeHash: null }).where(ofThisCode);
      await record(tx, { kind: 'otpInfo.changed', actorUid: uid });
    });
    if (error instanceof NumberRefused)
      throw validationRefusal({ mobileNumber: REFUSED_NUMBER_SENTENCES[error.reason] });
    if (error instanceof ORPCError) throw error;
    deps.log.error({ err: error, uid }, 'A one-time code could not be sent.');
    throw refusal('SERVICE_UNAVAILABLE');
  }
}

/** No provider said whether it sent the code. */
class MaybeSent extends Error {}

const REFUSED_NUMBER_SENTENCES: Record<NumberRefused['reason'], string> = {
  nonexistent: MOBILE_NUMBER_SENTENCES.nonexistent,
  notMobile: MOBILE_NUMBER_SENTENCES.notMobile,
  tooMany: ONE_TIME_CODE_SENTENCES.numberLimit,
};
