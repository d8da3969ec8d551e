import type { Access, AccessLevel } from '@talaash/contract/access';
import { PREMIUM_REFUSALS } from '@talaash/domain/subscription/words';
import { USER_TYPE_REFUSALS } from '@talaash/domain/user-profile/words';
import { refusal } from './refusal.ts';
import type { SignedInViewer, Viewer } from './viewer.ts';

type Rung = { holds: (viewer: Viewer) => boolean; refuse: () => Error };

const notSignedIn = () => refusal('UNAUTHORIZED');
const premium = (viewer: SignedInViewer) => viewer.companyId !== null && viewer.hasPremiumAccess;
const hasVerifiedEmail = (viewer: Viewer) => viewer?.isEmailVerified === true;

/** What each level asks of the caller, and what a caller who falls short is told. */
const LADDER: Record<AccessLevel, Rung> = {
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
    holds: (viewer) => hasVerifiedEmail(viewer) && viewer !== null && premium(viewer),
    refuse: () => refusal('PREMIUM_REQUIRED', PREMIUM_REFUSALS.email),
  },
  admin: {
    holds: (viewer) => hasVerifiedEmail(viewer) && viewer?.isAdmin === true,
    refuse: () => refusal('FORBIDDEN'),
  },
};

/**
 * The one gate of calls, streams and files: throws what the caller is told when none of the declared levels holds.
 * A talent who makes a call of premium companies is told that it is no company, not to pay.
 */
export function requireAccess(declared: Access['access'], viewer: Viewer): void {
  const levels: AccessLevel[] = [declared].flat();
  if (levels.some((level) => LADDER[level].holds(viewer))) return;
  if (viewer === null) throw notSignedIn();
  if (!viewer.isEmailVerified) throw LADDER.verified.refuse();
  const told = levels[0] === 'premiumCompany' && viewer.companyId === null ? 'company' : levels[0];
  throw LADDER[told ?? 'admin'].refuse();
}
