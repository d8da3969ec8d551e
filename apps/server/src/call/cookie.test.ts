import { describe, expect, test } from 'vitest';
import { readCookie, sessionCookieName, unambiguousCookies } from './cookie.ts';

test.each([
  [undefined, 'talaash.session_token'],
  ['http://localhost:3000', 'talaash.session_token'],
  ['https://talaash.example', '__Host-talaash.session_token'],
])('for %s the session is in %s', (baseUrl, name) => {
  expect(sessionCookieName({ baseUrl })).toBe(name);
});

describe('a cookie is read', () => {
  test.each([
    ['by its exact name', 'a=1; s=2; as=3', '2'],
    ['with its equals signs', 's=a=b==', 'a=b=='],
    ['without spaces around', '  s=2  ;a=1', '2'],
    ['not from the end of another name', 'as=1; __Secure-s=2', undefined],
    ['not from another case', 'S=1', undefined],
    ['not when there are two', 's=1; a=2; s=3', undefined],
    ['not when there are two that are the same', 's=1; s=1', undefined],
    ['not when one of two is empty', 's; s=1', undefined],
  ])('%s: %s', (_, header, value) => {
    expect(readCookie(header, 's')).toBe(value);
  });

  test('not without a header', () => expect(readCookie(undefined, 's')).toBeUndefined());
});

test.each([
  ['a=1; b=2', 'a=1; b=2'],
  ['a=1; b=2; a=3', 'b=2'],
  ['a=1; a=1', undefined],
  [undefined, undefined],
])('of %j the unambiguous ones are %j', (header, kept) => {
  expect(unambiguousCookies(header)).toBe(kept);
});
