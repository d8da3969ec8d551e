import type { AuthActionMode } from './choice.ts';

export const PASSWORD_LENGTH_MIN = 6;

export const PASSWORD_LENGTH_MAX = 128;

/** How long the success of each mode is shown before the redirect, in milliseconds. */
export const AUTH_ACTION_REDIRECT_MS: Record<AuthActionMode, number> = {
  verifyEmail: 2000,
  resetPassword: 2000,
  recoverEmail: 3000,
  verifyAndChangeEmail: 2000,
  deleteAccount: 3000,
};

/** How long a session lasts at most, however often it is used. */
export const SESSION_DAYS_MAX = 90;

/** How long after a log-in a person need not enter the password again. */
export const FRESH_SESSION_MINUTES = 10;

/** How long after entering the password an admin may disable accounts and open documents. */
export const RECENT_SIGN_IN_MINUTES = 15;

/** How many digits a code of an authenticator app has. */
export const SECOND_FACTOR_CODE_LENGTH = 6;
