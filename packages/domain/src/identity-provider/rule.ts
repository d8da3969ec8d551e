import { IDENTITY_PROVIDER_SENTENCES } from './words.ts';

/** What is known of somebody whom an identity provider has sent back. */
export type IdentityFacts = {
  /** Whether an account has this identity as a way to sign in. */
  isKnown: boolean;
  /** Whether the provider says that the email is the person's. */
  isEmailVerifiedThere: boolean;
  /** The account that has the same email here, if there is one. */
  sameEmail: { isEmailVerified: boolean } | undefined;
};

/**
 * What to do with an identity. An email links two of them only when it is verified on both sides: otherwise whoever signed
 * up first with somebody else's email would share the account with its owner.
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

/** Why an identity cannot be removed from an account; undefined when it can. */
export const unlinkRefusal = (left: { hasPassword: boolean; identitiesCount: number }): string | undefined =>
  left.hasPassword || left.identitiesCount > 1 ? undefined : IDENTITY_PROVIDER_SENTENCES.lastWay;
