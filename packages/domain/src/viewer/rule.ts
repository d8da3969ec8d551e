import type { UserType } from '../user-profile/choice.ts';

/** Where / leads for each state of a visitor. */
export type Standing = {
  isSignedIn: boolean;
  isEmailVerified: boolean;
  isAdmin: boolean;
  userType: UserType | undefined;
};

/** The address that / leads to; undefined for a signed-out visitor, who sees the public search portal there. */
export function homePath({ isSignedIn, isEmailVerified, userType }: Standing): string | undefined {
  if (!isSignedIn) return undefined;
  if (!isEmailVerified) return '/auth/email-verification';
  if (userType === undefined) return '/auth/mobile-verification';
  return userType === 'talent' ? '/talent/dashboard' : '/company/dashboard';
}
