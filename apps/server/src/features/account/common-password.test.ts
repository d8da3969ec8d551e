import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each([
  'password',
  'Password123',
  'P@ssw0rd',
  '123456',
  '987654321',
  'qwerty',
  '1q2w3e4r',
  'aaaaaa',
  '121212',
  'abcabc',
  'india@2026',
  'iloveyou!',
  '000111',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'a marigold at dusk',
  'india8372916x',
  'k7#vQz',
  'मैं दिल्ली से हूँ',
  'tobermory',
  'dallas-4417-harbour',
  '739104826',
])('%s is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
