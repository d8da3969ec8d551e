import type { UserType } from '../user-profile/choice.ts';

/** What decides a visitor's home page. */
export type VisitorState = {
  isSignedIn: boolean;
  isEmailVerified: boolean;
  isAdmin: boolean;
  userType: UserType | undefined;
};

/** The address that / leads to; undefined for a signed-out visitor, who sees the public search portal there. */
export function homePath({
  isSignedIn,
  isEmailVerified,
  isAdmin,
  userType,
}: VisitorState): string | undefined {
  if (!isSignedIn) return undefined;
  if (!isEmailVerified) return '/auth/email-verification';
  if (userType === undefined) return isAdmin ? '/admin/talents' : '/auth/mobile-verification';
  return userType === 'talent' ? '/talent/dashboard' : '/company/dashboard';
}
