import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '../notification-preferences/rule.ts';
import { UNSUBSCRIBE_TYPES } from './choice.ts';
import { isTokenForm, isUnsubscribed, maskedEmail, resubscribed, UNSUBSCRIBE_PREFERENCES } from './rule.ts';

test.each(UNSUBSCRIBE_TYPES)(
  'a link of the type %s is undone, also when all mails were ended since',
  (type) => {
    const ended = { ...DEFAULT_PREFERENCES, [UNSUBSCRIBE_PREFERENCES[type]]: true };
    expect(isUnsubscribed(DEFAULT_PREFERENCES, type)).toBe(false);
    expect(isUnsubscribed(ended, type)).toBe(true);
    expect(isUnsubscribed({ ...DEFAULT_PREFERENCES, unsubscribedFromAll: true }, type)).toBe(true);
    expect(resubscribed({ ...ended, unsubscribedFromAll: true }, type)).toEqual(DEFAULT_PREFERENCES);
  },
);

test.each([
  ['meera.krishnan@example.in', 'm•••n@example.in'],
  ['ab@x.test', 'a•••@x.test'],
  ['a@x.test', 'a•••@x.test'],
  ['"odd@name"@x.test', '"•••"@x.test'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

test.each([
  '',
  'x',
  'a.b',
  `${'a'.repeat(20)}.${'b'.repeat(42)}`,
  `${'a'.repeat(20)}.${'b'.repeat(43)} `,
  `${'a'.repeat(901)}.${'b'.repeat(43)}`,
])('%s is no whole token', (token) => {
  expect(isTokenForm(token)).toBe(false);
});

test('a payload and a signature are a whole token', () => {
  expect(isTokenForm(`${'a'.repeat(20)}.${'b'.repeat(43)}`)).toBe(true);
});
