import type { Access, AccessLevel } from '@talaash/contract/access';
import { isForCompanies } from '@talaash/contract/call';
import { scopeRefusal } from '@talaash/domain/api-key/scope';
import { isRecentSignIn } from '@talaash/domain/account/rule';
import { SECOND_FACTOR_SENTENCES } from '@talaash/domain/account/words';
import { permissionRefusal } from '@talaash/domain/company-member/permission-refusal';
import { limitedSentence, SANCTION_SENTENCES } from '@talaash/domain/sanction/words';
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
 * A talent who makes a call of premium companies is told that it is no company, instead of being asked to pay. A member whose role
 * lacks the permission is told who has it.
 */
export function requireAccess(declared: Pick<Access, 'access' | 'permission'>, viewer: Viewer): void {
  const levels: AccessLevel[] = [declared.access].flat();
  const met = levels.filter((level) => ACCESS_RULES[level].holds(viewer));
  // Of an admin or a talent, no role in a company is asked.
  if (met.every((access) => isForCompanies({ access }))) requirePermission(declared, viewer);
  if (met.length > 0) return;
  if (viewer === null) throw notSignedIn();
  if (!viewer.isEmailVerified) throw ACCESS_RULES.verified.refuse();
  if (viewer.suspendedUntilMs !== null) throw refusal('FORBIDDEN', SANCTION_SENTENCES.suspended);
  if (viewer.mustSetUpSecondFactor && levels.includes('admin'))
    throw refusal('FORBIDDEN', SECOND_FACTOR_SENTENCES.required);
  const refusedLevel = levels[0] === 'premiumCompany' && viewer.companyId === null ? 'company' : levels[0];
  throw ACCESS_RULES[refusedLevel ?? 'admin'].refuse();
}

function requirePermission(declared: Pick<Access, 'access' | 'permission'>, viewer: Viewer): void {
  if (viewer?.companyId == null || !hasVerifiedEmail(viewer) || !isForCompanies(declared)) return;
  const refused = permissionRefusal(viewer.companyRole, declared.permission ?? 'manage');
  if (refused !== undefined) throw refusal('FORBIDDEN', refused);
}

/**
 * Refuses a program of a company a call for which it has no scope, and every call while its company has no rights: what anybody may
 * call would be answered as to a guest.
 * @throws FORBIDDEN
 */
export function requireScope({ scopes }: Pick<Access, 'scopes'>, viewer: Viewer): void {
  if (viewer === null || viewer.program === null) return;
  if (viewer.suspendedUntilMs !== null) throw refusal('FORBIDDEN', SANCTION_SENTENCES.suspended);
  const refused = scopeRefusal(viewer.program.scopes, scopes);
  if (refused !== undefined) throw refusal('FORBIDDEN', refused);
  if (!viewer.isEmailVerified) throw ACCESS_RULES.verified.refuse();
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
 * Refuses an account that an admin has limited, where a call declares that.
 * @throws FORBIDDEN
 */
export function requireUnlimited({ notWhileLimited }: Pick<Access, 'notWhileLimited'>, viewer: Viewer): void {
  if (notWhileLimited && viewer !== null && viewer.limitedUntilMs !== null)
    throw refusal('FORBIDDEN', limitedSentence(viewer.limitedUntilMs));
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
