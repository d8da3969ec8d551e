import { IDENTITY_PROVIDER_SENTENCES } from './words.ts';

/** The facts about a person who returned from an identity provider. */
export type IdentityFacts = {
  /** Whether an account has this identity as a way to log in. */
  isKnown: boolean;
  /** Whether the provider has verified the email. */
  isEmailVerifiedThere: boolean;
  /** The account with the same email, if there is one. */
  sameEmail: { isEmailVerified: boolean } | undefined;
};

/**
 * What to do with an identity. An email links it to an account only if both sides have verified it: otherwise somebody who signed
 * up first with another person's email would share the account with its owner.
 */
export function identityOutcome({
  isKnown,
  isEmailVerifiedThere,
  sameEmail,
}: IdentityFacts): 'signIn' | 'link' | 'create' | 'emailUnverified' | 'notLinked' {
  if (isKnown) return 'signIn';
  if (!isEmailVerifiedThere) return 'emailUnverified';
  if (sameEmail === undefined) return 'create';
  return sameEmail.isEmailVerified ? 'link' : 'notLinked';
}

/** Why an identity cannot be removed from an account; undefined if it can. */
export const unlinkRefusal = (left: { hasPassword: boolean; identitiesCount: number }): string | undefined =>
  left.hasPassword || left.identitiesCount > 1 ? undefined : IDENTITY_PROVIDER_SENTENCES.lastWay;
