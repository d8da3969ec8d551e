import type { Access, AccessLevel } from '@talaash/contract/access';
import { isRecentSignIn } from '@talaash/domain/account/rule';
import { SECOND_FACTOR_SENTENCES } from '@talaash/domain/account/words';
import { premiumRequired } from '@talaash/domain/subscription/rule';
import { USER_TYPE_REFUSALS } from '@talaash/domain/user-profile/words';
import { refusal, refusalOf } from './refusal.ts';
import type { SignedInViewer, Viewer } from './viewer.ts';

type AccessRule = { holds: (viewer: Viewer) => boolean; refuse: () => Error };

const notSignedIn = () => refusal('UNAUTHORIZED');
const hasPremium = (viewer: SignedInViewer) => viewer.companyId !== null && viewer.hasPremiumAccess;
const hasVerifiedEmail = (viewer: Viewer) => viewer?.isEmailVerified === true;

/** What each level requires of the caller, and the refusal for a caller who does not meet it. */
const ACCESS_RULES: Record<AccessLevel, AccessRule> = {
  anyone: { holds: () => true, refuse: notSignedIn },
  signedIn: { holds: (viewer) => viewer !== null, refuse: notSignedIn },
  verified: {
    holds: hasVerifiedEmail,
    refuse: () => refusal('FORBIDDEN', 'Please verify your email first.'),
  },
  talent: {
    holds: (viewer) => hasVerifiedEmail(viewer) && viewer?.talentId != null,
    refuse: () => refusal('FORBIDDEN', USER_TYPE_REFUSALS.talent.notThisType),
  },
  company: {
    holds: (viewer) => hasVerifiedEmail(viewer) && viewer?.companyId != null,
    refuse: () => refusal('FORBIDDEN', USER_TYPE_REFUSALS.company.notThisType),
  },
  premiumCompany: {
    holds: (viewer) => hasVerifiedEmail(viewer) && viewer !== null && hasPremium(viewer),
    refuse: () => refusalOf(premiumRequired('email')),
  },
  admin: {
    holds: (viewer) => hasVerifiedEmail(viewer) && viewer?.isAdmin === true,
    refuse: () => refusal('FORBIDDEN'),
  },
  adminRight: {
    holds: (viewer) =>
      hasVerifiedEmail(viewer) && (viewer?.isAdmin === true || viewer?.mustSetUpSecondFactor === true),
    refuse: () => refusal('FORBIDDEN'),
  },
};

/**
 * Checks the access to calls, streams and files alike. Throws the refusal of the first declared level when none is met.
 * A talent who makes a call of premium companies is told that it is no company, instead of being asked to pay.
 */
export function requireAccess(declared: Access['access'], viewer: Viewer): void {
  const levels: AccessLevel[] = [declared].flat();
  if (levels.some((level) => ACCESS_RULES[level].holds(viewer))) return;
  if (viewer === null) throw notSignedIn();
  if (!viewer.isEmailVerified) throw ACCESS_RULES.verified.refuse();
  if (viewer.mustSetUpSecondFactor && levels.includes('admin'))
    throw refusal('FORBIDDEN', SECOND_FACTOR_SENTENCES.required);
  const refusedLevel = levels[0] === 'premiumCompany' && viewer.companyId === null ? 'company' : levels[0];
  throw ACCESS_RULES[refusedLevel ?? 'admin'].refuse();
}

/**
 * Requires that an id in the input is the caller's own, where a call declares that. Handlers take it from the viewer.
 * @param input as it was sent; an id that is missing or no text fails the validation
 * @throws NOT_FOUND
 */
export function requireOwnId(ownId: Access['ownId'], input: unknown, viewer: Viewer): void {
  if (ownId === undefined || typeof input !== 'object' || input === null) return;
  const named: unknown = Reflect.get(input, ownId);
  if (typeof named === 'string' && named !== viewer?.[ownId]) throw refusal('NOT_FOUND');
}

/**
 * Requires of an admin that the password was entered a short while ago, where a call or a route declares that.
 * @throws RECENT_SIGN_IN_REQUIRED
 */
export function requireRecentSignIn(
  { needsRecentSignIn }: Pick<Access, 'needsRecentSignIn'>,
  viewer: Viewer,
  nowMs: number,
): void {
  if (!needsRecentSignIn || !viewer?.isAdmin) return;
  if (!isRecentSignIn(viewer.confirmedAtMs, nowMs)) throw refusal('RECENT_SIGN_IN_REQUIRED');
}
