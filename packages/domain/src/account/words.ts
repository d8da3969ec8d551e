import { nounOf } from '../base/count.ts';
import type { AuthActionMode } from './choice.ts';
import { PASSWORD_LENGTH_MIN } from './limit.ts';

export const ACCOUNT_SENTENCES = {
  invalidCredentials: 'Invalid email or password',
  tooManyTries: 'Too many failed login attempts. Please try again later.',
  disabled: 'This account has been disabled. Please contact support.',
  logInFailed: 'An error occurred while logging in. Please try again.',
  emailTaken: 'Email already exists. Login instead.',
  verificationMailFailed: 'Failed to send verification email. Please try again.',
  verificationMailSent: 'Verification email sent. Please check your inbox.',
  signedOut: 'Successfully signed out',
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: `Password must be at least ${PASSWORD_LENGTH_MIN} characters`,
  passwordCommon: 'This password is very common and easy to guess. Please choose another one.',
  termsNotAccepted: 'Please accept the terms to continue',
  resetMailSent: 'If this email has an account, a reset link is on its way.',
  currentPasswordWrong: 'The current password is incorrect.',
  currentPasswordNeeded: 'Please enter your password to change your email.',
  logInAgain: 'Please log out and log in again to change your email.',
  withoutPassword: 'This account has no password. Request a reset link to set one.',
  verifiedAlready: 'Your email is already verified.',
  sameEmail: 'This is already your email.',
  changeMailSent: 'We have sent a link to the new email. Open it to finish the change.',
} as const;

export const SECOND_FACTOR_SENTENCES = {
  required: 'Please set up a second factor first.',
  codeWrong: 'This code is incorrect. Please enter the one that your app shows now.',
  codeUsed: 'This code has already been used. Please wait for the next one.',
  recoveryCodeWrong: 'This recovery code is incorrect or has already been used.',
  challengeOver: 'This took too long. Please log in again.',
  tooManyCodes: 'Too many wrong codes. Please try again later.',
  isOn: 'The second factor is already on.',
  isOff: 'The second factor is not on.',
} as const;

/** Shown while no other verification mail can be requested. */
export function verificationMailWaitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Please wait ${minutes} ${nounOf(minutes, 'minute')} before requesting another email. The last one may be in your spam folder.`;
}

/** Shown beside the field for a new password. */
export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH_MIN} characters.`;

export const signOutFailedSentence = (message: string) => `Error in signing out the user. ${message}`;

export const AUTH_ACTION_SENTENCES = {
  missingParameters: 'Invalid or missing parameters',
  unsupportedMode: 'Unsupported action mode',
  verifyFailed: 'Failed to verify email. The link may be expired or invalid.',
  resetLinkInvalid: 'Invalid or expired password reset link.',
  resetFailed: 'Failed to reset password. Please try again.',
  recoverFailed: 'Failed to recover email. The link may be expired or invalid.',
  deleteFailed: 'This link is invalid or has expired. Your account was not erased.',
  changeFailed: 'Failed to change email. The link may be expired or invalid.',
} as const;

/** The answer to an invalid or expired link. */
export const AUTH_ACTION_FAILURES: Record<AuthActionMode, string> = {
  verifyEmail: AUTH_ACTION_SENTENCES.verifyFailed,
  resetPassword: AUTH_ACTION_SENTENCES.resetLinkInvalid,
  recoverEmail: AUTH_ACTION_SENTENCES.recoverFailed,
  verifyAndChangeEmail: AUTH_ACTION_SENTENCES.changeFailed,
  deleteAccount: AUTH_ACTION_SENTENCES.deleteFailed,
};
