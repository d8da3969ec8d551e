import { expect, test } from 'vitest';
import { countedRouteOf, countsPages, isCountingRefused } from './rule.ts';
import { PageView } from './schema.ts';

const installation = { environment: 'production', hostname: 'talaash.example', hasAnalytics: true } as const;
const noWish = { doNotTrack: null, globalPrivacyControl: undefined };

test.each([
  ['talaash.example', installation, noWish, true],
  ['talaash.example', { ...installation, hasAnalytics: false }, noWish, false],
  ['talaash.example', { ...installation, environment: 'staging' as const }, noWish, false],
  ['localhost', installation, noWish, false],
  ['other.example', installation, noWish, false],
  ['talaash.example', installation, { ...noWish, doNotTrack: '1' }, false],
  ['talaash.example', installation, { ...noWish, globalPrivacyControl: true }, false],
])('at %s, %o with %o, pages are counted: %s', (hostname, of, wish, expected) => {
  expect(countsPages(hostname, of, wish)).toBe(expected);
});

test.each([
  [{ doNotTrack: '1', globalPrivacyControl: undefined }, true],
  [{ doNotTrack: 'yes', globalPrivacyControl: undefined }, true],
  [{ doNotTrack: null, globalPrivacyControl: true }, true],
  [{ doNotTrack: undefined, globalPrivacyControl: '1' }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified', globalPrivacyControl: '0' }, false],
  [{ doNotTrack: undefined, globalPrivacyControl: undefined }, false],
])('%o refuses: %s', (wish, expected) => {
  expect(isCountingRefused(wish)).toBe(expected);
});

test('only patterns of pages are counted, never an address', () => {
  expect(countedRouteOf('/')).toBe('/');
  expect(countedRouteOf('/company/')).toBe('/company');
  expect(countedRouteOf('/company/job_posts/edit/$jobPostId')).toBe('/company/job_posts/edit/$jobPostId');
  expect(countedRouteOf('/admin/overview')).toBeUndefined();
  for (const route of ['/company/search?q=asha', '/company/job_posts/edit/01J9', '/nowhere', ''])
    expect(PageView.safeParse({ route }).success).toBe(false);
  expect(PageView.safeParse({ route: '/', referrer: 'https://elsewhere.test' }).success).toBe(false);
});
