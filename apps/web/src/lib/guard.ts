import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { hasPermission } from '@talaash/domain/company-member/permission';
import { destinationPath, guardTarget, type PageGuard } from '@talaash/domain/viewer/rule';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { USER_TYPE_REFUSALS } from '@talaash/domain/user-profile/words';
import { toast } from '../ui/overlay/toast.ts';
import { readViewer, visitorStateOf, type Viewer } from './session.ts';

/**
 * Guards for `beforeLoad`: each admits some visitors to a route and redirects the others. A guard returns the viewer, which
 * becomes part of the route's context.
 */
interface GuardContext {
  location: ParsedLocation;
  /** Whether the page is only being prefetched, without a visitor. */
  preload: boolean;
}
type GuardAnswer = Promise<{ viewer: Viewer }>;

/** The page /: the public search for guests. Everybody else is redirected to their home. */
export const requireGuest = (context: GuardContext) => admit('guest', context);

/** Login and sign-up. Logged-in people are redirected home, or to the page that asked for the login. */
export const requireSignedOut = (context: GuardContext & { search: { redirect?: string | undefined } }) =>
  admit('signedOut', context);

/** Logged in, verified or not. */
export const requireSignedIn = (context: GuardContext) => admit('signedIn', context);

/** The page that asks to verify the email. Verified people are redirected home. */
export const requireUnverified = (context: GuardContext) => admit('unverified', context);

/** The page that verifies the mobile number. People with a user profile are redirected home. */
export const requireNoUserProfile = (context: GuardContext) => admit('noUserProfile', context);

/**
 * The admin portal. It redirects only people who must verify their email: guests and other non-admins get a page that says so
 * (routes/admin/route.tsx).
 */
export const requireVerifiedOrGuest = (context: GuardContext) => admit('verifiedOrGuest', context);

/** Logged in with a verified email, with a user profile or without. */
export const requireVerified = (context: GuardContext) => admit('verified', context);

export const requireTalent = (context: GuardContext) => requireUserType('talent', context);

/** The pages of a company that every member may open. All others show people, posts or conversations. */
const MEMBER_PAGES = new Set(['/company/plan', '/company/members', '/company/profile', '/company/settings']);

/** For the pages of a company: a member whose role does not show one sees the plan instead. */
export async function requireCompany(context: GuardContext): GuardAnswer {
  const admitted = await requireUserType('company', context);
  const { pathname } = context.location;
  if (!MEMBER_PAGES.has(pathname) && !hasPermission(admitted.viewer.companyRole, 'read'))
    throw redirect({ href: '/company/plan', replace: true });
  return admitted;
}

async function requireUserType(userType: UserType, context: GuardContext): GuardAnswer {
  const { account, userProfile } = await readViewer();
  if (
    !context.preload &&
    account?.isEmailVerified &&
    userProfile !== null &&
    userProfile.userType !== userType
  )
    toast.warning(USER_TYPE_REFUSALS[userType].notThisType);
  return admit(userType, context);
}

/** The server redirects by the same rule, except for visitors who must see a message. */
async function admit(
  guard: PageGuard,
  { location: { href }, search }: GuardContext & { search?: unknown },
): GuardAnswer {
  const viewer = await readViewer();
  const { redirect: wanted } = (search ?? {}) as { redirect?: string };
  const target = guardTarget(guard, visitorStateOf(viewer), { href, wanted });
  if (target !== undefined) throw redirect({ href: target, replace: true });
  return { viewer };
}

/** The page after logging in: the one that asked for the login, else home. */
export const destinationOf = (viewer: Viewer, wanted: string | undefined): string =>
  destinationPath(visitorStateOf(viewer), wanted);
