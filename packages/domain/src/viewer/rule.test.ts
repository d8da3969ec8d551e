import { expect, test } from 'vitest';
import { guardTarget, homePath, isOwnAddress, type PageGuard, type VisitorState } from './rule.ts';

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
  ['a suspended company', { userType: 'company', isSuspended: true }, '/decisions'],
  ['a suspended admin', { isAdmin: true, isSuspended: true }, '/decisions'],
])('the home of %s', (_, state, path) => {
  expect(homePath({ ...talent, ...state })).toBe(path);
});

const guest = { ...talent, isSignedIn: false, isEmailVerified: false, userType: undefined };
const unverified = { ...talent, isEmailVerified: false };
const nobodyYet = { ...talent, userType: undefined };
const admin = { ...talent, isAdmin: true, userType: undefined };
const company = { ...talent, userType: 'company' as const };
const HREF = '/some/page?a=b&c';
const LOG_IN = '/auth/login?redirect=%2Fsome%2Fpage%3Fa%3Db%26c';

test.each<[PageGuard, Record<string, string | undefined>]>([
  ['guest', { guest: undefined, unverified: '/auth/email-verification', talent: '/talent/dashboard' }],
  ['signedOut', { guest: undefined, nobodyYet: '/auth/mobile-verification', company: '/company/dashboard' }],
  ['signedIn', { guest: LOG_IN, unverified: undefined, talent: undefined }],
  ['unverified', { guest: LOG_IN, unverified: undefined, company: '/company/dashboard' }],
  ['verified', { guest: LOG_IN, unverified: '/auth/email-verification', nobodyYet: undefined }],
  [
    'noUserProfile',
    {
      guest: LOG_IN,
      unverified: '/auth/email-verification',
      nobodyYet: undefined,
      admin: undefined,
      talent: '/talent/dashboard',
    },
  ],
  ['verifiedOrGuest', { guest: undefined, unverified: '/auth/email-verification', talent: undefined }],
  [
    'talent',
    {
      guest: LOG_IN,
      unverified: '/auth/email-verification',
      nobodyYet: '/auth/mobile-verification',
      admin: '/admin/talents',
      talent: undefined,
      company: '/company/dashboard',
    },
  ],
  ['company', { guest: LOG_IN, talent: '/talent/dashboard', company: undefined }],
])('a page for %s', (guard, targets) => {
  const visitors = { guest, unverified, nobodyYet, admin, talent, company };
  for (const [who, target] of Object.entries(targets))
    expect(guardTarget(guard, visitors[who as keyof typeof visitors], { href: HREF }), who).toBe(target);
});

test('who is signed in is led on to the page that asked for it, inside the product', () => {
  const target = (wanted: string, visitor: VisitorState = talent) =>
    guardTarget('signedOut', visitor, { href: '/auth/login', wanted });
  expect(target('/talent/messages?thread=1#last')).toBe('/talent/messages?thread=1#last');
  expect(target('/talent/messages', nobodyYet)).toBe('/auth/mobile-verification');
  expect(target('https://elsewhere.test/')).toBe('/talent/dashboard');
});

test.each([
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/\t/elsewhere.test',
  '/.//elsewhere.test',
  '/a\r\nset-cookie: x=1',
  'https://elsewhere.test',
  'javascript:alert(1)',
  'talent',
  '',
  undefined,
])('%j is no address of ours', (address) => {
  expect(isOwnAddress(address)).toBe(false);
});

test.each(['/', '/talent/messages?thread=1#last', '/a?to=https://elsewhere.test', '/ä b'])(
  '%j is one of ours',
  (address) => {
    expect(isOwnAddress(address)).toBe(true);
  },
);
