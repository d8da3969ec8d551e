import { setTimeout as wait } from 'node:timers/promises';
import { ONE_TIME_CODE_WRONG_TRIES_MAX } from '@talaash/domain/mobile-verification/limit';
import type { OtpVerification } from '@talaash/domain/mobile-verification/schema';
import { ONE_TIME_CODE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import type { UserProfile } from '@talaash/domain/user-profile/schema';
import { and, eq, sql } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { requireSide, useWaitingInvitations } from '../../call/registration.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { otpInfos } from '../../db/schema/mobile-verification.ts';
import { talents } from '../../db/schema/talent.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { record } from '../../events/record.ts';
import { toUserProfile } from '../user-profile/present.ts';
import { readUserProfile } from '../user-profile/queries.ts';
import { hashCode, isSameCode } from './code-hash.ts';
import { numberTaken, requireFreeNumber } from './free-number.ts';
import { requireMobileNumber } from './mobile-number.ts';
import { creditSends } from './send-limit.ts';

type Info = typeof otpInfos.$inferSelect;

/** What a transaction found out. A wrong try counts only when it is committed, so a refusal is answered and not thrown. */
type Step = { profile: UserProfile } | { refused: Error } | { claim: Claim } | 'busy';

/** The right to ask the provider about a code. The try is counted already. */
type Claim = { uid: string; check: string; checkedUntil: string };

/** Longer than a provider may take to answer. A node that was killed in between holds the others up for this long. */
const CLAIM_MS = 15_000;
/** Each turn waits a little longer, so that many at once do not keep the row locked. */
const RETRY_MS = 100;
const RETRY_MS_MAX = 1000;

const codeIsVoid = () => ({ refused: refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.void) });
const codeIsWrong = () => ({
  refused: validationRefusal({ verificationCode: ONE_TIME_CODE_SENTENCES.wrong }),
});

/**
 * Checks the code and creates the user profile with its talent or company. A repeated request, as after a double click,
 * returns the same profile. A provider that made the code itself is asked about it, one try after the other, and outside
 * of transactions, so that a slow one holds nothing.
 * @throws VALIDATION_FAILED for a wrong code, CONFLICT for one that is void or was sent to another number, SERVICE_UNAVAILABLE
 */
export async function verifyOtp(
  deps: Deps,
  viewer: SignedInViewer,
  given: OtpVerification,
): Promise<UserProfile> {
  const verification = { ...given, mobileNumber: requireMobileNumber(given) };
  for (let turns = 1; ; turns += 1) {
    const step = await checkOrClaim(deps, viewer, verification);
    if (step === 'busy') {
      await wait(Math.min(turns * RETRY_MS, RETRY_MS_MAX));
      continue;
    }
    const settled = 'claim' in step ? await askProvider(deps, step.claim, verification) : step;
    if ('refused' in settled) throw settled.refused;
    return settled.profile;
  }
}

/** Checks the code that we sent. One that the provider made is claimed, to be asked about. */
const checkOrClaim = (deps: Deps, viewer: SignedInViewer, verification: OtpVerification): Promise<Step> => {
  const { uid } = viewer;
  return inTransaction(deps, uid, verification, async (tx, info): Promise<Step> => {
    await requireSide(deps, tx, viewer, verification.userType);
    const nowMs = deps.now();
    const hasCode = info?.codeHash || info?.providerCheck;
    if (!info || !hasCode || !info.codeExpiresAt || Date.parse(info.codeExpiresAt) <= nowMs)
      return codeIsVoid();
    const { mobileNumberE164, codeHash, providerCheck } = info;
    if (mobileNumberE164 !== verification.mobileNumber || info.countryCode !== verification.countryCode)
      return { refused: refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.numberChanged) };
    const whose = { uid, mobileNumberE164 };
    const givenHash = hashCode(deps.secrets.oneTimeCode, whose, verification.verificationCode);
    if (codeHash !== null && isSameCode(codeHash, givenHash)) return accept(tx, info, verification, nowMs);
    if (providerCheck === null) return countWrongTry(tx, { ...info, wrongTries: info.wrongTries + 1 });
    if (info.checkedUntil !== null && Date.parse(info.checkedUntil) > nowMs) return 'busy';
    if (info.wrongTries >= ONE_TIME_CODE_WRONG_TRIES_MAX) return countWrongTry(tx, info);
    const checkedUntil = new Date(nowMs + CLAIM_MS).toISOString();
    await tx
      .update(otpInfos)
      .set({ wrongTries: info.wrongTries + 1, checkedUntil })
      .where(eq(otpInfos.uid, uid));
    return { claim: { uid, check: providerCheck, checkedUntil } };
  });
};

/** Asks the provider that made the code. @throws SERVICE_UNAVAILABLE when it does not answer, which is no try */
async function askProvider(
  deps: Deps,
  claim: Claim,
  verification: OtpVerification,
): Promise<Exclude<Step, 'busy' | { claim: Claim }>> {
  const { uid, check } = claim;
  const answer = await deps.otpProvider.check(check, verification.verificationCode).catch(async (error) => {
    deps.log.error({ err: error, uid }, 'A one-time code could not be checked.');
    await deps.db
      .update(otpInfos)
      .set({ wrongTries: sql`greatest(${otpInfos.wrongTries} - 1, 0)`, checkedUntil: null })
      .where(isClaimed(claim));
    throw refusal('SERVICE_UNAVAILABLE');
  });
  return inTransaction(deps, uid, verification, async (tx, info) => {
    // Another code was sent meanwhile, or the number was deleted.
    if (info?.providerCheck !== check || info.checkedUntil !== claim.checkedUntil) return codeIsVoid();
    if (answer === 'right') return accept(tx, info, verification, deps.now());
    const providerCheck = answer === 'ended' ? null : check;
    return countWrongTry(tx, { ...info, providerCheck });
  });
}

const isClaimed = ({ uid, check, checkedUntil }: Claim) =>
  and(eq(otpInfos.uid, uid), eq(otpInfos.providerCheck, check), eq(otpInfos.checkedUntil, checkedUntil));

/** Locks the verification. Whoever has a profile already gets that. */
async function inTransaction<Result>(
  deps: Deps,
  uid: string,
  verification: OtpVerification,
  act: (tx: Tx, info: Info | undefined) => Promise<Result>,
): Promise<Result | { profile: UserProfile } | { refused: Error }> {
  try {
    return await deps.events.transaction(async (tx) => {
      const [info] = await tx.select().from(otpInfos).where(eq(otpInfos.uid, uid)).for('update');
      const existing = await readUserProfile(tx, uid);
      return existing ? sameProfile(existing, info, verification) : act(tx, info);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? numberTaken() : error;
  }
}

function sameProfile(
  profile: UserProfile,
  info: Info | undefined,
  { mobileNumber, userType }: OtpVerification,
): { profile: UserProfile } | { refused: Error } {
  const isSame = info?.mobileNumberE164 === mobileNumber && profile.userType === userType;
  return isSame ? { profile } : { refused: refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.alreadyVerified) };
}

/** Stores the count of wrong tries. The last one that is allowed makes the code void, as does the end of all codes. */
async function countWrongTry(
  tx: Tx,
  { uid, wrongTries, codeHash, providerCheck }: Info,
): Promise<{ refused: Error }> {
  const isVoid = wrongTries >= ONE_TIME_CODE_WRONG_TRIES_MAX || (codeHash === null && providerCheck === null);
  await tx
    .update(otpInfos)
    .set({ wrongTries, checkedUntil: null, ...(isVoid ? NO_CODE : { providerCheck }) })
    .where(eq(otpInfos.uid, uid));
  return isVoid ? codeIsVoid() : codeIsWrong();
}

const NO_CODE = { codeHash: null, providerCheck: null };

/** The code was right. */
async function accept(
  tx: Tx,
  info: Info,
  verification: OtpVerification,
  nowMs: number,
): Promise<{ profile: UserProfile }> {
  const { uid } = info;
  await requireFreeNumber(tx, uid, info.mobileNumberE164);
  await tx
    .update(otpInfos)
    .set({
      isMobileNumberVerified: true,
      ...NO_CODE,
      checkedUntil: null,
      updatedIsoDateTimeUtc: new Date(nowMs).toISOString(),
    })
    .where(eq(otpInfos.uid, uid));
  await creditSends(tx, info, nowMs);
  await useWaitingInvitations(tx, uid, verification.userType);
  return { profile: await createUserProfile(tx, uid, verification) };
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
