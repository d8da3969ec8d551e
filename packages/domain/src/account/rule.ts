import { FRESH_SESSION_MINUTES, PASSWORD_LENGTH_MIN, RECENT_SIGN_IN_MINUTES } from './limit.ts';

/** The name of an account, from the two fields of the form. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** How hard a password is to guess: a hint while typing, not a rule. */
export function passwordStrength(password: string): 'too short' | 'weak' | 'fair' | 'strong' {
  if (password.length < PASSWORD_LENGTH_MIN) return 'too short';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const variety = new Set(password).size;
  const score = password.length + kinds * 2 + Math.min(variety, 10) - 8;
  if (score < 10) return 'weak';
  return score < 18 ? 'fair' : 'strong';
}

/** Whether a session is so new that it proves the person, as a password does. */
export const isFreshSession = (startedAtMs: number, nowMs: number): boolean =>
  nowMs - startedAtMs <= FRESH_SESSION_MINUTES * 60 * 1000;

/** Whether the password was entered recently enough for a sensitive admin action. */
export const isRecentSignIn = (confirmedAtMs: number, nowMs: number): boolean =>
  nowMs - confirmedAtMs <= RECENT_SIGN_IN_MINUTES * 60 * 1000;
