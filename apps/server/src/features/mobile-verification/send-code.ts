import { ORPCError } from '@orpc/server';
import type { MobileCountryCode } from '@talaash/domain/base/country';
import type { OtpInfo } from '@talaash/domain/mobile-verification/schema';
import { MOBILE_NUMBER_SENTENCES, ONE_TIME_CODE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import { and, eq, sql } from 'drizzle-orm';
import { type CodeToSend, NumberRefused } from '../../adapters/one-time-code/port.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { oneTimeCodeSends, otpInfos } from '../../db/schema/mobile-verification.ts';
import { record } from '../../events/record.ts';
import { spendMessage } from './cost-limit.ts';
import { liveCodes } from './live-code.ts';
import { toOtpInfo } from './present.ts';

type Sending = Pick<CodeToSend, 'mobileNumberE164' | 'code' | 'replaces'> & {
  countryCode: MobileCountryCode;
  uid: string;
  sendId: string;
  /** Tells this code from a later one. */
  sentAt: string;
};

/**
 * Sends the code through the provider. A code that was certainly not sent does not count; a doubtful one does.
 * @throws SERVICE_UNAVAILABLE, VALIDATION_FAILED for a number that cannot get codes, TOO_MANY_REQUESTS beyond the cost limit
 */
export async function sendCode(deps: Deps, sending: Sending): Promise<OtpInfo> {
  const { uid, mobileNumberE164, countryCode, code, replaces } = sending;
  const sent = await deps.oneTimeCodeProvider
    .send({
      mobileNumberE164,
      countryCode,
      code,
      replaces,
      spend: () => spendMessage(deps, countryCode),
      onFault: (fault) => deps.log.warn({ ...fault, uid }, 'A provider did not send a one-time code.'),
    })
    .catch((error: unknown) => unsent(deps, sending, error));
  const { provider, response, isOurs, check, isCertain } = sent;
  await deps.db
    .update(oneTimeCodeSends)
    .set({ providerCheck: check, ...(isOurs ? {} : { codeHash: null }) })
    .where(eq(oneTimeCodeSends.id, sending.sendId));
  const [stored] = await deps.db
    .update(otpInfos)
    .set({
      otpProvider: provider,
      providerResponses: sql`${otpInfos.providerResponses} || ${JSON.stringify([response])}::jsonb`,
    })
    .where(isThisCode(sending))
    .returning();
  if (!isCertain) throw refusal('SERVICE_UNAVAILABLE', ONE_TIME_CODE_SENTENCES.maybeSent);
  // The person has deleted the number in the meantime.
  if (!stored) throw refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.numberChanged);
  return toOtpInfo(stored);
}

const isThisCode = ({ uid, sentAt }: Sending) =>
  and(eq(otpInfos.uid, uid), eq(otpInfos.lastVerificationCodeSentIsoDateTimeUtc, sentAt));

/** Takes back a code that was not sent, and throws the refusal. An earlier code to the number still works. */
async function unsent(deps: Deps, sending: Sending, error: unknown): Promise<never> {
  const { uid, sendId } = sending;
  const nowMs = deps.now();
  await deps.events.transaction(async (tx) => {
    await tx.delete(oneTimeCodeSends).where(eq(oneTimeCodeSends.id, sendId));
    const [earlier] = await liveCodes(tx, sending, nowMs);
    await tx
      .update(otpInfos)
      .set(
        earlier
          ? { lastVerificationCodeSentIsoDateTimeUtc: earlier.sentAt }
          : { isVerificationCodeSent: false },
      )
      .where(isThisCode(sending));
    await record(tx, { kind: 'otpInfo.changed', actorUid: uid });
  });
  if (error instanceof NumberRefused) {
    // Often it is the number, but it may be a setting at the provider too.
    deps.log.warn({ uid, reason: error.reason }, 'A provider refused a number.');
    throw validationRefusal({ mobileNumber: REFUSED_NUMBER_SENTENCES[error.reason] });
  }
  if (error instanceof ORPCError) throw error;
  deps.log.error({ err: error, uid }, 'A one-time code could not be sent.');
  throw refusal('SERVICE_UNAVAILABLE');
}

const REFUSED_NUMBER_SENTENCES: Record<NumberRefused['reason'], string> = {
  nonexistent: MOBILE_NUMBER_SENTENCES.nonexistent,
  notMobile: MOBILE_NUMBER_SENTENCES.notMobile,
  tooMany: ONE_TIME_CODE_SENTENCES.numberLimit,
  blocked: ONE_TIME_CODE_SENTENCES.prefixFlood,
};
