import { expect, test } from 'vitest';
import { complete, problems, read } from '../../../test/config.ts';

test('the server refuses to start with weak password hashes', () => {
  expect(read({ WEAK_PASSWORD_HASHES: 'on' }).hasWeakPasswordHashes).toBe(true);
  expect(read({}).hasWeakPasswordHashes).toBe(false);
  for (const environment of ['staging', 'production'])
    expect(problems({ ...complete, TALAASH_ENV: environment, WEAK_PASSWORD_HASHES: 'on' })).toContain(
      `Set WEAK_PASSWORD_HASHES to off: weak hashes reveal their passwords when stolen (TALAASH_ENV is ${environment}).`,
    );
});
