import { ONE_TIME_CODE_VALID_MINUTES } from '@talaash/domain/mobile-verification/limit';
import type { OtpInfo, OtpRequest } from '@talaash/domain/mobile-verification/schema';
import { ONE_TIME_CODE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { rentedNetworkOf } from '../../call/network.ts';
import { refusal } from '../../call/refusal.ts';
import { requireSide } from '../../call/registration.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { otpInfos } from '../../db/schema/mobile-verification.ts';
import { record } from '../../events/record.ts';
import { readUserProfile } from '../user-profile/queries.ts';
import { hashCode } from './code-hash.ts';
import { refuseFlood, watchCountry } from './flood.ts';
import { requireFreeNumber } from './free-number.ts';
import { requireMobileNumber } from './mobile-number.ts';
import { sendCode } from './send-code.ts';
import { countSend } from './send-limit.ts';

/** Sends a one-time code. @throws BUSINESS_RULE_VIOLATION, TOO_MANY_REQUESTS, CONFLICT when already verified */
export async function requestOtp(
  deps: Deps,
  viewer: SignedInViewer,
  ip: string,
  request: OtpRequest,
): Promise<OtpInfo> {
  const mobileNumberE164 = requireMobileNumber(request);
  const { countryCode } = request;
  const { uid } = viewer;
  const nowMs = deps.now();
  const now = new Date(nowMs).toISOString();
  const code = deps.otpProvider.newCode();

  const outcome = await deps.events.transaction(async (tx) => {
    const send = { uid, mobileNumberE164, countryCode, ip: rentedNetworkOf(ip) };
    if (await readUserProfile(tx, uid)) throw refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.alreadyVerified);
    await requireSide(deps, tx, viewer, request.userType);
    await requireFreeNumber(tx, uid, mobileNumberE164);
    const [before] = await tx.select().from(otpInfos).where(eq(otpInfos.uid, uid));
    const counted = await countSend(tx, send, {
      nowMs,
      limits: deps.config.oneTimeCodes,
      secret: deps.secrets.oneTimeCode,
    });
    if ('flood' in counted) return counted;
    const codeFields = {
      countryCode,
      mobileNumberE164,
      isVerificationCodeSent: true,
      lastVerificationCodeSentIsoDateTimeUtc: now,
      codeHash: hashCode(deps.secrets.oneTimeCode, { uid, mobileNumberE164 }, code),
      providerCheck: null,
      checkedUntil: null,
      codeExpiresAt: new Date(nowMs + ONE_TIME_CODE_VALID_MINUTES * 60_000).toISOString(),
      wrongTries: 0,
      updatedIsoDateTimeUtc: now,
    };
    await tx
      .insert(otpInfos)
      .values({
        uid,
        ...codeFields,
        otpProvider: deps.otpProvider.nameFor(countryCode),
        numberOfVerificationCodesSent: 1,
        createdIsoDateTimeUtc: now,
      })
      .onConflictDoUpdate({
        target: otpInfos.uid,
        set: {
          ...codeFields,
          numberOfVerificationCodesSent: sql`${otpInfos.numberOfVerificationCodesSent} + 1`,
        },
      });
    await record(tx, { kind: 'otpInfo.changed', actorUid: uid });
    return { ...counted, replaces: before?.providerCheck ?? null };
  });
  if ('flood' in outcome) throw await refuseFlood(deps, outcome.flood);

  // Outside the transaction, so that a slow provider does not hold the locks of the limits.
  const sent = await sendCode(deps, { uid, mobileNumberE164, countryCode, code, sentAt: now, ...outcome });
  await watchCountry(deps, countryCode);
  return sent;
}

/** Deletes the number, so that another one can be entered. Sent codes still count. @throws CONFLICT when it is verified */
export async function deleteOtp(deps: Deps, { uid }: SignedInViewer): Promise<void> {
  await deps.events.transaction(async (tx) => {
    const [info] = await tx.select().from(otpInfos).where(eq(otpInfos.uid, uid)).for('update');
    if (info?.isMobileNumberVerified) throw refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.alreadyVerified);
    await tx.delete(otpInfos).where(eq(otpInfos.uid, uid));
    await record(tx, { kind: 'otpInfo.changed', actorUid: uid });
  });
}
