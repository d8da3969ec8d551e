import { expect, test } from 'vitest';
import { identityOutcome, unlinkRefusal } from './rule.ts';

const verified = { isEmailVerified: true };
const unverified = { isEmailVerified: false };

test.each([
  // A way to log in stays one, whatever happens to the emails.
  [{ isKnown: true, isEmailVerifiedThere: false, sameEmail: undefined }, 'signIn'],
  [{ isKnown: true, isEmailVerifiedThere: true, sameEmail: unverified }, 'signIn'],
  [{ isKnown: false, isEmailVerifiedThere: true, sameEmail: undefined }, 'create'],
  [{ isKnown: false, isEmailVerifiedThere: true, sameEmail: verified }, 'link'],
  [{ isKnown: false, isEmailVerifiedThere: true, sameEmail: unverified }, 'notLinked'],
  // The answer is the same whether there is an account or not.
  [{ isKnown: false, isEmailVerifiedThere: false, sameEmail: undefined }, 'emailUnverified'],
  [{ isKnown: false, isEmailVerifiedThere: false, sameEmail: verified }, 'emailUnverified'],
  [{ isKnown: false, isEmailVerifiedThere: false, sameEmail: unverified }, 'emailUnverified'],
] as const)('%j: %s', (facts, outcome) => {
  expect(identityOutcome(facts)).toBe(outcome);
});

test.each([
  [{ hasPassword: false, identitiesCount: 1 }, false],
  [{ hasPassword: false, identitiesCount: 2 }, true],
  [{ hasPassword: true, identitiesCount: 1 }, true],
])('of %j an identity can be removed: %s', (left, isAllowed) => {
  expect(unlinkRefusal(left) === undefined).toBe(isAllowed);
});
