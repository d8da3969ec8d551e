import { setTimeout as wait } from 'node:timers/promises';
import type { OtpVerification } from '@talaash/domain/mobile-verification/schema';
import { ONE_TIME_CODE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import type { UserProfile } from '@talaash/domain/user-profile/schema';
import { and, eq } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { requireSide, useWaitingInvitations } from '../../call/registration.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Tx } from '../../db/client.ts';
import { storeCompanyKeys } from '../../db/company-shield.ts';
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
import { countTry, endCheck, endCodes, type LiveCode, liveCodes } from './live-code.ts';
import { requireMobileNumber } from './mobile-number.ts';
import { creditSends } from './send-limit.ts';

type Info = typeof otpInfos.$inferSelect;

/** The result of a transaction. A wrong try counts only if it is committed, so a refusal is returned and not thrown. */
type Step = { profile: UserProfile } | { refused: Error } | { claim: Claim } | 'busy';

/** The claim to check the provider's codes. The try is counted already. */
type Claim = { uid: string; mobileNumberE164: string; codes: readonly LiveCode[]; checkedUntil: string };

/** Longer than a provider's check of one code may take. A node that is killed in between blocks others for this long. */
const CLAIM_MS = 15_000;
/** Each retry waits a little longer, so that many at once do not keep the row locked. */
const RETRY_MS = 100;
const RETRY_MS_MAX = 1000;

const codeIsVoid = () => ({ refused: refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.void) });
const codeIsWrong = () => ({
  refused: validationRefusal({ verificationCode: ONE_TIME_CODE_SENTENCES.wrong }),
});

/**
 * Checks the code and creates the user profile with its talent or company. A repeated request, as after a double click, returns
 * the same profile. If the provider made the code, the provider checks it: one try at a time, and outside transactions, so a slow
 * one holds no locks.
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

/** Checks a code of ours. A provider's code is claimed for a check. */
const checkOrClaim = (deps: Deps, viewer: SignedInViewer, verification: OtpVerification): Promise<Step> => {
  const { uid } = viewer;
  return inTransaction(deps, uid, verification, async (tx, info): Promise<Step> => {
    await requireSide(deps, tx, viewer, verification.userType);
    const nowMs = deps.now();
    const codes = info ? await liveCodes(tx, info, nowMs) : [];
    if (!info || codes.length === 0) return codeIsVoid();
    const { mobileNumberE164, checkedUntil: claimedUntil } = info;
    if (mobileNumberE164 !== verification.mobileNumber || info.countryCode !== verification.countryCode)
      return { refused: refusal('CONFLICT', ONE_TIME_CODE_SENTENCES.numberChanged) };
    const whose = { uid, mobileNumberE164 };
    const givenHash = hashCode(deps.secrets.oneTimeCode, whose, verification.verificationCode);
    if (codes.some(({ codeHash }) => codeHash !== null && isSameCode(codeHash, givenHash)))
      return accept(tx, info, verification, nowMs);
    const checks = checksOf(codes);
    const isBusy = claimedUntil !== null && Date.parse(claimedUntil) > nowMs;
    if (checks.length > 0 && isBusy) return 'busy';
    await countTry(tx, codes);
    if (checks.length === 0) return wrongTry(tx, info, nowMs);
    const checkedUntil = new Date(nowMs + CLAIM_MS * checks.length).toISOString();
    await tx.update(otpInfos).set({ checkedUntil }).where(eq(otpInfos.uid, uid));
    return { claim: { uid, mobileNumberE164, codes, checkedUntil } };
  });
};

/** The provider's ids of these codes. One that it sent twice has one check. */
const checksOf = (codes: readonly LiveCode[]): string[] => [
  ...new Set(codes.flatMap(({ providerCheck }) => providerCheck ?? [])),
];

/** Has the provider check its codes. @throws SERVICE_UNAVAILABLE if it does not answer, which does not count as a try */
async function askProvider(
  deps: Deps,
  claim: Claim,
  verification: OtpVerification,
): Promise<Exclude<Step, 'busy' | { claim: Claim }>> {
  const { uid } = claim;
  const ended: string[] = [];
  let isRight = false;
  const left = checksOf(claim.codes);
  for (let check = left[0]; check !== undefined && !isRight; check = left[0]) {
    const answer = await deps.oneTimeCodeProvider
      .check(check, verification.verificationCode)
      .catch(async (error) => {
        deps.log.error({ err: error, uid }, 'A one-time code could not be checked.');
        await giveUp(deps, claim, left);
        throw refusal('SERVICE_UNAVAILABLE');
      });
    if (answer === 'ended') ended.push(check);
    isRight = answer === 'right';
    left.shift();
  }
  return inTransaction(deps, uid, verification, async (tx, info) => {
    // Another number was entered meanwhile, or this one was deleted.
    if (info?.mobileNumberE164 !== claim.mobileNumberE164 || info.checkedUntil !== claim.checkedUntil)
      return codeIsVoid();
    if (isRight) return accept(tx, info, verification, deps.now());
    for (const check of ended) await endCheck(tx, uid, check);
    return wrongTry(tx, info, deps.now());
  });
}

/** Takes the try back from the codes that the provider was not asked about. */
async function giveUp(deps: Deps, { uid, codes, checkedUntil }: Claim, unasked: readonly string[]) {
  await countTry(
    deps.db,
    codes.filter(({ providerCheck }) => providerCheck !== null && unasked.includes(providerCheck)),
    -1,
  );
  await deps.db
    .update(otpInfos)
    .set({ checkedUntil: null })
    .where(and(eq(otpInfos.uid, uid), eq(otpInfos.checkedUntil, checkedUntil)));
}

/** Locks the verification. A person who already has a profile gets that. */
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

/** The sentence for a counted wrong try: it says whether any code is left. */
async function wrongTry(tx: Tx, info: Info, nowMs: number): Promise<{ refused: Error }> {
  await tx.update(otpInfos).set({ checkedUntil: null }).where(eq(otpInfos.uid, info.uid));
  const left = await liveCodes(tx, info, nowMs);
  return left.length === 0 ? codeIsVoid() : codeIsWrong();
}

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
      checkedUntil: null,
      updatedIsoDateTimeUtc: new Date(nowMs).toISOString(),
    })
    .where(eq(otpInfos.uid, uid));
  await endCodes(tx, uid);
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
  if (companyId !== null) {
    await tx.insert(companies).values({ companyId, createdByUid: uid });
    await storeCompanyKeys(tx, companyId);
  }
  const [profile] = await tx
    .insert(userProfiles)
    .values({ uid, userType, countryCode, talentId, companyId })
    .returning();
  if (!profile) throw new Error('A stored user profile was not answered.');
  const happened = { actorUid: uid, ...(talentId ? { talentId } : {}), ...(companyId ? { companyId } : {}) };
  await record(tx, { kind: 'userProfile.created', ...happened }, { kind: 'otpInfo.changed', ...happened });
  return toUserProfile(profile);
}
