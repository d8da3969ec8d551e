import type { OtpInfo, OtpRequest, OtpVerification } from '@talaash/domain/mobile-verification/schema';
import {
  ONE_TIME_CODE_VALID_MINUTES,
  ONE_TIME_CODE_WRONG_TRIES_MAX,
} from '@talaash/domain/mobile-verification/limit';
import {
  MOBILE_NUMBER_RULE_SENTENCES,
  ONE_TIME_CODE_SENTENCES,
} from '@talaash/domain/mobile-verification/words';
import type { UserProfile } from '@talaash/domain/user-profile/schema';
import { and, eq, ne, sql } from 'drizzle-orm';
import { rentedNetworkOf } from '../../call/network.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { requireSide } from '../../call/registration.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { oneTimeCodeSends, otpInfos } from '../../db/schema/mobile-verification.ts';
import { talents } from '../../db/schema/talent.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { newRecordId } from '../../base/record-id.ts';
import { toUserProfile } from '../user-profile/present.ts';
import { readUserProfile } from '../user-profile/queries.ts';
import { hashCode, isSameCode } from './code-hash.ts';
import { refuseFlood, watchCountry } from './flood.ts';
import { requireMobileNumber } from './mobile-number.ts';
import { toOtpInfo } from './present.ts';
import { countSend, creditSends } from './send-limit.ts';

const numberTaken = () => refusal('BUSINESS_RULE_VIOLATION', MOBILE_NUMBER_RULE_SENTENCES.numberTaken);
const codeIsVoid = () => refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.void);

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
      otpProvider: deps.otpProvider.name,
      codeHash: hashCode(deps.secrets.oneTimeCode, { uid, mobileNumberE164 }, code),
      codeExpiresAt: new Date(nowMs + ONE_TIME_CODE_VALID_MINUTES * 60_000).toISOString(),
      wrongTries: 0,
      updatedIsoDateTimeUtc: now,
    };
    const [stored] = await tx
      .insert(otpInfos)
      .values({ uid, ...codeFields, numberOfVerificationCodesSent: 1, createdIsoDateTimeUtc: now })
      .onConflictDoUpdate({
        target: otpInfos.uid,
        set: {
          ...codeFields,
          numberOfVerificationCodesSent: sql`${otpInfos.numberOfVerificationCodesSent} + 1`,
        },
      })
      .returning();
    await record(tx, { kind: 'otpInfo.changed', actorUid: uid });
    if (!stored) throw new Error('A stored verification was not answered.');
    return { ...counted, stored };
  });
  if ('flood' in outcome) throw await refuseFlood(deps, outcome.flood);

  // Outside the transaction, so that a slow provider does not hold the locks of the limits.
  await sendCode(deps, { uid, mobileNumberE164, code, sendId: outcome.sendId });
  await watchCountry(deps, countryCode);
  return toOtpInfo(outcome.stored);
}

/** Sends the code through the provider. A code that could not be sent does not count. @throws SERVICE_UNAVAILABLE */
async function sendCode(
  deps: Deps,
  { uid, mobileNumberE164, code, sendId }: Record<'uid' | 'mobileNumberE164' | 'code' | 'sendId', string>,
): Promise<void> {
  try {
    const response = await deps.otpProvider.send(mobileNumberE164, code);
    await deps.db
      .update(otpInfos)
      .set({ providerResponses: sql`${otpInfos.providerResponses} || ${JSON.stringify([response])}::jsonb` })
      .where(eq(otpInfos.uid, uid));
  } catch (error) {
    deps.log.error({ err: error, uid }, 'A one-time code could not be sent.');
    await deps.events.transaction(async (tx) => {
      await tx.delete(oneTimeCodeSends).where(eq(oneTimeCodeSends.id, sendId));
      await tx
        .update(otpInfos)
        .set({ isVerificationCodeSent: false, codeHash: null })
        .where(eq(otpInfos.uid, uid));
      await record(tx, { kind: 'otpInfo.changed', actorUid: uid });
    });
    throw refusal('SERVICE_UNAVAILABLE');
  }
}

/**
 * Checks the code and creates the user profile with its talent or company. A repeated request, as after a double click,
 * returns the same profile.
 * @throws VALIDATION_FAILED for a wrong code, CONFLICT for one that is void or was sent to another number
 */
export async function verifyOtp(
  deps: Deps,
  viewer: SignedInViewer,
  given: OtpVerification,
): Promise<UserProfile> {
  const { uid } = viewer;
  const verification = { ...given, mobileNumber: requireMobileNumber(given) };
  const nowMs = deps.now();
  try {
    const verified = await deps.events.transaction(async (tx) => {
      const [info] = await tx.select().from(otpInfos).where(eq(otpInfos.uid, uid)).for('update');
      const existing = await readUserProfile(tx, uid);
      if (existing) return sameProfile(existing, info, verification);
      await requireSide(deps, tx, viewer, verification.userType);
      if (!info?.codeHash || !info.codeExpiresAt || Date.parse(info.codeExpiresAt) <= nowMs)
        return codeIsVoid();
      const { mobileNumberE164 } = info;
      if (mobileNumberE164 !== verification.mobileNumber || info.countryCode !== verification.countryCode)
        return refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.numberChanged);
      const givenHash = hashCode(
        deps.secrets.oneTimeCode,
        { uid, mobileNumberE164 },
        verification.verificationCode,
      );
      if (!isSameCode(info.codeHash, givenHash)) return countWrongTry(tx, info);
      await requireFreeNumber(tx, uid, mobileNumberE164);
      await tx
        .update(otpInfos)
        .set({
          isMobileNumberVerified: true,
          codeHash: null,
          updatedIsoDateTimeUtc: new Date(nowMs).toISOString(),
        })
        .where(eq(otpInfos.uid, uid));
      await creditSends(tx, info, nowMs);
      return createUserProfile(tx, uid, verification);
    });
    // A wrong try counts only when its transaction is committed, so the refusal is thrown afterwards.
    if (verified instanceof Error) throw verified;
    return verified;
  } catch (error) {
    throw isUniqueViolation(error) ? numberTaken() : error;
  }
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

async function requireFreeNumber(tx: Tx, uid: string, mobileNumberE164: string): Promise<void> {
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

function sameProfile(
  profile: UserProfile,
  info: typeof otpInfos.$inferSelect | undefined,
  { mobileNumber, userType }: OtpVerification,
): UserProfile | Error {
  const isSame = info?.mobileNumberE164 === mobileNumber && profile.userType === userType;
  return isSame ? profile : refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.alreadyVerified);
}

/** The last wrong try that is allowed makes the code void. */
async function countWrongTry(tx: Tx, { uid, wrongTries }: typeof otpInfos.$inferSelect): Promise<Error> {
  const isVoid = wrongTries + 1 >= ONE_TIME_CODE_WRONG_TRIES_MAX;
  await tx
    .update(otpInfos)
    .set({ wrongTries: wrongTries + 1, ...(isVoid ? { codeHash: null } : {}) })
    .where(eq(otpInfos.uid, uid));
  return isVoid ? codeIsVoid() : validationRefusal({ verificationCode: ONE_TIME_CODE_SENTENCES.wrong });
}

async function createUserProfile(
  tx: Tx,
  uid: string,
  { userType, countryCode }: OtpVerification,
): Promise<UserProfile> {
  const talentId = userType === 'talent' ? newRecordId() : null;
  const companyId = userType === 'company' ? newRecordId() : null;
  if (talentId !== null) await tx.insert(talents).values({ talentId, createdByUid: uid });
  if (companyId !== null) await tx.insert(companies).values({ companyId, createdByUid: uid });
  const [profile] = await tx
    .insert(userProfiles)
    .values({ uid, userType, countryCode, talentId, companyId })
    .returning();
  if (!profile) throw new Error('A stored user profile was not answered.');
  const happened = { actorUid: uid, ...(talentId ? { talentId } : {}), ...(companyId ? { companyId } : {}) };
  await record(tx, { kind: 'userProfile.created', ...happened }, { kind: 'otpInfo.changed', ...happened });
  return toUserProfile(profile);
}
