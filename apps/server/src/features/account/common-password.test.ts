import { PASSWORD_LENGTH_MIN } from '@talaash/domain/account/limit';
import { dictionary } from '@zxcvbn-ts/language-common';
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
  // Only the list has these.
  'Kamakazi',
  'mama1970',
])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  'a marigold at dusk',
  'india8372916x',
  'k7#vQz',
  'मैं दिल्ली से हूँ',
  'tobermory',
  'dallas-4417-harbour',
  '739104826',
])('%s is not common', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

test('so are the 3,000 commonest that are long enough', async () => {
  const longEnough = dictionary['passwords-common'].filter((one) => one.length >= PASSWORD_LENGTH_MIN);
  const commonest = longEnough.slice(0, 3000);
  expect(commonest).toHaveLength(3000);
  const accepted = await Promise.all(
    commonest.map(async (one) => ((await isCommonPassword(one)) ? [] : [one])),
  );
  expect(accepted.flat()).toEqual([]);
});
