import { ACCOUNT_SENTENCES } from '../account/words.ts';
import { REGISTRATION_SENTENCES } from '../registration/words.ts';
import type { ProviderResult } from './choice.ts';

export const GOOGLE_NAME = 'Google';

export const continueWithLabel = (name: string) => `Continue with ${name}`;

export const signedInWithLabel = (name: string) => `Logged in with ${name}`;

export const IDENTITY_PROVIDER_SENTENCES = {
  lastWay: 'This is your only way to log in. Set a password first.',
  popupOpen: 'Please continue in the window that just opened.',
  popupBlocked: 'Your browser blocked the new window. You can continue in this one. What you typed is kept.',
  popupClosed: 'The window was closed before you were logged in. Nothing has changed.',
  removed: 'You can no longer log in this way.',
  removeFailed: 'This way to log in could not be removed. Please try again.',
} as const;

/** Said instead of the name where a person comes back without one. */
export const SOME_PROVIDER = 'the other service';

type Failure = Exclude<ProviderResult, 'signedIn' | 'codeNeeded'>;

const FAILURE_SENTENCES: Record<Failure, (name: string) => string> = {
  cancelled: (name) => `You did not continue with ${name}. Nothing has changed.`,
  failed: (name) => `Logging in with ${name} did not work. Please try again, or use your email and password.`,
  expired: () => 'This login took too long or started in another browser. Please try again.',
  tooManyTries: () => ACCOUNT_SENTENCES.tooManyTries,
  emailUnverified: (name) =>
    `Your email is not verified at ${name}. Please verify it there, or use your email and a password.`,
  notLinked: (name) =>
    `An account with your email exists, but the email is not verified yet. Log in with your password and verify it, or reset your password. Then you can use ${name} too.`,
  disabled: () => ACCOUNT_SENTENCES.disabled,
  talentClosed: () => REGISTRATION_SENTENCES.talentClosed,
  companyClosed: () => REGISTRATION_SENTENCES.companyClosed,
  talentByInvitation: () => REGISTRATION_SENTENCES.talentByInvitation,
  companyByInvitation: () => REGISTRATION_SENTENCES.companyByInvitation,
  closed: () => REGISTRATION_SENTENCES.closed,
  byInvitation: () => REGISTRATION_SENTENCES.byInvitation,
  invitationInvalid: () => REGISTRATION_SENTENCES.invitationInvalid,
};

/** Why a log-in at an identity provider failed. */
export const providerFailureSentence = (result: Failure, name: string): string =>
  FAILURE_SENTENCES[result](name);
