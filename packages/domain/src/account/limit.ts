import type { AuthActionMode } from './choice.ts';

/** What a person is told while signing in or up. */
export const PASSWORD_LENGTH_MIN = 6;

export const PASSWORD_LENGTH_MAX = 128;

/** How long each mode shows its success before it goes on, in milliseconds. */
export const AUTH_ACTION_REDIRECT_MS: Record<AuthActionMode, number> = {
  verifyEmail: 2000,
  resetPassword: 2000,
  recoverEmail: 3000,
  verifyAndChangeEmail: 2000,
};
