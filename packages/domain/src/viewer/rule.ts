import type { UserType } from '../user-profile/choice.ts';

/** What decides a visitor's home page. */
export type VisitorState = {
  isSignedIn: boolean;
  isEmailVerified: boolean;
  isAdmin: boolean;
  userType: UserType | undefined;
  /** Whether an admin has suspended the account: it reads the decision and appeals, and sees no other page of its own. */
  isSuspended?: boolean;
};

/** Where an account reads what admins have decided about it. */
export const DECISIONS_PATH = '/decisions';

/** Where a person answers invitations to companies. */
export const JOIN_PATH = '/join';

/** The home page that / redirects to; undefined for a logged-out visitor, who sees the public search portal there. */
export function homePath({
  isSignedIn,
  isEmailVerified,
  isAdmin,
  userType,
  isSuspended,
}: VisitorState): string | undefined {
  if (!isSignedIn) return undefined;
  if (isSuspended) return DECISIONS_PATH;
  if (!isEmailVerified) return '/auth/email-verification';
  if (userType === undefined) return isAdmin ? '/admin/talents' : '/auth/mobile-verification';
  return userType === 'talent' ? '/talent/dashboard' : '/company/dashboard';
}

/** The audience of a page. */
export type PageGuard =
  | 'guest'
  | 'signedOut'
  | 'signedIn'
  | 'unverified'
  | 'verified'
  | 'noUserProfile'
  | 'verifiedOrGuest'
  | UserType;

/**
 * The address to redirect to, if the visitor may not see a page; undefined if the visitor may.
 *
 * @param href the path and query of the page
 * @param wanted the page that a log-in returns to
 */
export function guardTarget(
  guard: PageGuard,
  visitor: VisitorState,
  { href, wanted }: { href: string; wanted?: string | undefined },
): string | undefined {
  const home = homePath(visitor);
  if (guard === 'guest') return home;
  if (guard === 'signedOut') return home && destinationPath(visitor, wanted);
  if (!visitor.isSignedIn)
    return guard === 'verifiedOrGuest' ? undefined : `/auth/login?redirect=${encodeURIComponent(href)}`;
  return maySee(guard, visitor) ? undefined : home;
}

function maySee(
  guard: Exclude<PageGuard, 'guest' | 'signedOut'>,
  { isEmailVerified, userType, isSuspended }: VisitorState,
): boolean {
  if (isSuspended) return guard === 'signedIn';
  switch (guard) {
    case 'signedIn':
      return true;
    case 'unverified':
      return !isEmailVerified;
    case 'verified':
    case 'verifiedOrGuest':
      return isEmailVerified;
    case 'noUserProfile':
      return isEmailVerified && userType === undefined;
    case 'talent':
    case 'company':
      return isEmailVerified && userType === guard;
  }
}

/** The page after logging in: the one that required the log-in, else home. */
export function destinationPath(visitor: VisitorState, wanted: string | undefined): string {
  const home = homePath(visitor) ?? '/';
  const isJoining = wanted === JOIN_PATH && visitor.isEmailVerified;
  const hasPages = !visitor.isSuspended && (visitor.userType !== undefined || visitor.isAdmin || isJoining);
  return hasPages && isOwnAddress(wanted) ? wanted : home;
}

/** The address, if it is inside the product. A redirect must not lead to another site. */
export function isOwnAddress(address: string | undefined): address is string {
  // A browser ignores tabs and line ends, and reads a backslash as a slash.
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  if (!address?.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(address)) return false;
  return !/^[^?#]*\/\//.test(address);
}
