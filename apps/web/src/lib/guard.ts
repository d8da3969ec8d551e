import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { homePath } from '@talaash/domain/viewer/rule';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { USER_TYPE_REFUSALS } from '@talaash/domain/user-profile/words';
import { toast } from '../ui/overlay/toast.ts';
import { readViewer, standingOf, type Viewer } from './session.ts';

/**
 * Guards for `beforeLoad`: each admits the visitors of a route and redirects all others. A guard returns the viewer, which
 * becomes part of the route's context.
 */
interface GuardContext {
  location: ParsedLocation;
}
type GuardAnswer = Promise<{ viewer: Viewer }>;

/** The page /: the public search for guests. Everybody else is redirected to their home. */
export async function requireGuest(): GuardAnswer {
  const viewer = await readViewer();
  const home = homePath(standingOf(viewer));
  if (home !== undefined) throw redirect({ href: home, replace: true });
  return { viewer };
}

/** Login and sign-up. Signed-in people are redirected home, or to the page that asked for the login. */
export async function requireSignedOut({
  search,
}: {
  search: { redirect?: string | undefined };
}): GuardAnswer {
  const viewer = await readViewer();
  const home = homePath(standingOf(viewer));
  if (home !== undefined) throw redirect({ href: destinationOf(viewer, search.redirect), replace: true });
  return { viewer };
}

/** Signed in, verified or not. */
export async function requireSignedIn({ location }: GuardContext): GuardAnswer {
  const viewer = await readViewer();
  if (viewer.account === null) throw toLogin(location);
  return { viewer };
}

/** The page that asks to verify the email. Verified people are redirected home. */
export async function requireUnverified(context: GuardContext): GuardAnswer {
  const { viewer } = await requireSignedIn(context);
  if (viewer.account?.isEmailVerified) throw goHome(viewer);
  return { viewer };
}

/** Signed in with a verified email. */
export async function requireVerified(context: GuardContext): GuardAnswer {
  const { viewer } = await requireSignedIn(context);
  if (!viewer.account?.isEmailVerified) throw goHome(viewer);
  return { viewer };
}

/** The page that verifies the mobile number. People with a user profile are redirected home. */
export async function requireNoUserProfile(context: GuardContext): GuardAnswer {
  const { viewer } = await requireVerified(context);
  if (viewer.userProfile !== null) throw goHome(viewer);
  return { viewer };
}

/**
 * The admin portal. It redirects only those who have to verify their email: guests and people who are no admins get the page
 * that says so (routes/admin/route.tsx).
 */
export async function requireVerifiedOrGuest(): GuardAnswer {
  const viewer = await readViewer();
  if (viewer.account !== null && !viewer.account.isEmailVerified) throw goHome(viewer);
  return { viewer };
}

export const requireTalent = (context: GuardContext) => requireUserType('talent', context);
export const requireCompany = (context: GuardContext) => requireUserType('company', context);

async function requireUserType(userType: UserType, context: GuardContext): GuardAnswer {
  const { viewer } = await requireVerified(context);
  if (viewer.userProfile?.userType === userType) return { viewer };
  if (viewer.userProfile !== null) toast.warning(USER_TYPE_REFUSALS[userType].notThisType);
  throw goHome(viewer);
}

/** The page after signing in: the one that asked for the login, else home. */
export function destinationOf(viewer: Viewer, wanted: string | undefined): string {
  const standing = standingOf(viewer);
  const home = homePath(standing) ?? '/';
  const hasPages = standing.userType !== undefined || standing.isAdmin;
  return hasPages && isOwnAddress(wanted) ? wanted : home;
}

/** Whether the address is inside the app. A redirect must not lead to another site. */
export function isOwnAddress(address: string | undefined): address is string {
  if (address === undefined || !address.startsWith('/')) return false;
  return URL.parse(address, location.origin)?.origin === location.origin;
}

const goHome = (viewer: Viewer) => redirect({ href: homePath(standingOf(viewer)) ?? '/', replace: true });

const toLogin = (location: ParsedLocation) =>
  redirect({ to: '/auth/login', search: { redirect: location.href }, replace: true });
