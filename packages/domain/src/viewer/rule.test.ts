import { expect, test } from 'vitest';
import { homePath, type VisitorState } from './rule.ts';

const talent: VisitorState = { isSignedIn: true, isEmailVerified: true, isAdmin: false, userType: 'talent' };

test.each<[string, Partial<VisitorState>, string | undefined]>([
  ['a guest', { isSignedIn: false }, undefined],
  ['an unverified email', { isEmailVerified: false }, '/auth/email-verification'],
  [
    'an admin with an unverified email',
    { isEmailVerified: false, isAdmin: true },
    '/auth/email-verification',
  ],
  ['nobody yet', { userType: undefined }, '/auth/mobile-verification'],
  ['an admin without a profile', { userType: undefined, isAdmin: true }, '/admin/talents'],
  ['an admin who is a talent', { isAdmin: true }, '/talent/dashboard'],
  ['a talent', {}, '/talent/dashboard'],
  ['a company', { userType: 'company' }, '/company/dashboard'],
])('the home of %s', (_, state, path) => {
  expect(homePath({ ...talent, ...state })).toBe(path);
});
