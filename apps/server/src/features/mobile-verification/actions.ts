import {
  ONE_TIME_CODE_RESEND_SECONDS,
  ONE_TIME_CODE_VALID_MINUTES,
} from '@talaash/domain/mobile-verification/limit';
import type { OtpInfo, OtpRequest } from '@talaash/domain/mobile-verification/schema';
import { ONE_TIME_CODE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { rentedNetworkOf } from '../../call/network.ts';
import { refusal } from '../../call/refusal.ts';
import { requireSide } from '../../call/registration.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Tx } from '../../db/client.ts';
import { oneTimeCodeSends, otpInfos } from '../../db/schema/mobile-verification.ts';
import { record } from '../../events/record.ts';
import { readUserProfile } from '../user-profile/queries.ts';
import { hashCode } from './code-hash.ts';
import { refuseFlood, watchCountry } from './flood.ts';
import { requireFreeNumber } from './free-number.ts';
import { endReplaced, liveCodes } from './live-code.ts';
import { requireMobileNumber } from './mobile-number.ts';
import { toOtpInfo } from './present.ts';
import { sendCode } from './send-code.ts';
import { countSend, lockSends } from './send-limit.ts';

/**
 * Sends a one-time code. If the number got its code a moment ago and was only changed in between, that code still works and
 * nothing is sent.
 * @throws BUSINESS_RULE_VIOLATION, TOO_MANY_REQUESTS, CONFLICT if already verified
 */
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
  const code = deps.oneTimeCodeProvider.newCode();

  const outcome = await deps.events.transaction(async (tx) => {
    const send = { uid, mobileNumberE164, countryCode, ip: rentedNetworkOf(ip) };
    if (await readUserProfile(tx, uid)) throw refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.alreadyVerified);
    await requireSide(deps, tx, viewer, request.userType);
    await requireFreeNumber(tx, uid, mobileNumberE164);
    await lockSends(tx, send);
    const [before] = await tx.select().from(otpInfos).where(eq(otpInfos.uid, uid));
    const isShown = before?.isVerificationCodeSent && before.mobileNumberE164 === mobileNumberE164;
    const [newest] = await liveCodes(tx, send, nowMs);
    const isFresh =
      newest !== undefined && Date.parse(newest.sentAt) + ONE_TIME_CODE_RESEND_SECONDS * 1000 > nowMs;
    const number = { ...send, countryCode, otpProvider: deps.oneTimeCodeProvider.nameFor(countryCode) };
    if (isFresh && !isShown) return { otpInfo: await showCode(tx, number, newest.sentAt, 0) };
    const counted = await countSend(tx, send, {
      nowMs,
      limits: deps.config.oneTimeCodes,
      secret: deps.secrets.oneTimeCode,
    });
    if ('flood' in counted) return counted;
    const replaces = await endReplaced(tx, send, nowMs);
    await tx
      .update(oneTimeCodeSends)
      .set({
        codeHash: hashCode(deps.secrets.oneTimeCode, { uid, mobileNumberE164 }, code),
        codeExpiresAt: new Date(nowMs + ONE_TIME_CODE_VALID_MINUTES * 60_000).toISOString(),
      })
      .where(eq(oneTimeCodeSends.id, counted.sendId));
    await showCode(tx, number, now, 1);
    return { ...counted, replaces };
  });
  if ('flood' in outcome) throw await refuseFlood(deps, outcome.flood);
  if ('otpInfo' in outcome) return outcome.otpInfo;

  // Outside the transaction, so that a slow provider does not hold the limits' locks.
  const sent = await sendCode(deps, { uid, mobileNumberE164, countryCode, code, sentAt: now, ...outcome });
  await watchCountry(deps, countryCode);
  return sent;
}

type ShownNumber = Pick<
  typeof otpInfos.$inferInsert,
  'uid' | 'mobileNumberE164' | 'countryCode' | 'otpProvider'
>;

/** Makes this the number to verify. @param sent how many codes were sent to it just now */
async function showCode(
  tx: Tx,
  { uid, mobileNumberE164, countryCode, otpProvider }: ShownNumber,
  sentAt: string,
  sent: 0 | 1,
): Promise<OtpInfo> {
  const shown = {
    countryCode,
    mobileNumberE164,
    isVerificationCodeSent: true,
    lastVerificationCodeSentIsoDateTimeUtc: sentAt,
    updatedIsoDateTimeUtc: sql`now()`,
  };
  const [stored] = await tx
    .insert(otpInfos)
    .values({ uid, ...shown, otpProvider, numberOfVerificationCodesSent: sent })
    .onConflictDoUpdate({
      target: otpInfos.uid,
      set: {
        ...shown,
        // A code that is being checked may still be right after the next one is sent.
        checkedUntil: sql`case when ${otpInfos.mobileNumberE164} = ${mobileNumberE164} then ${otpInfos.checkedUntil} end`,
        numberOfVerificationCodesSent: sql`${otpInfos.numberOfVerificationCodesSent} + ${sent}::int`,
      },
    })
    .returning();
  if (!stored) throw new Error('A stored verification was not answered.');
  await record(tx, { kind: 'otpInfo.changed', actorUid: uid });
  return toOtpInfo(stored);
}

/**
 * Deletes the number, so that another one can be entered. Sent codes still count, and work again if the number is entered again.
 * @throws CONFLICT if it is verified
 */
export async function deleteOtp(deps: Deps, { uid }: SignedInViewer): Promise<void> {
  await deps.events.transaction(async (tx) => {
    const [info] = await tx.select().from(otpInfos).where(eq(otpInfos.uid, uid)).for('update');
    if (info?.isMobileNumberVerified) throw refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.alreadyVerified);
    await tx.delete(otpInfos).where(eq(otpInfos.uid, uid));
    await record(tx, { kind: 'otpInfo.changed', actorUid: uid });
  });
}
