import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGuessable } from './secret-strength.ts';
import { complete, problems, read } from '../../../test/config.ts';

test.each([
  'x'.repeat(64),
  'abcd1234'.repeat(8),
  'change-me-to-a-random-secret-of-at-least-32-characters',
  'talaash-production-secret-password-2026',
  '0123456789abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
])('the server refuses to start with a guessable secret: %s', (guessable) => {
  expect(problems({ ...complete, TALAASH_ENV: 'staging', APP_SECRET: guessable })).toContain(
    'Set APP_SECRET to a random secret; this one is not random. `openssl rand -hex 32` makes one (TALAASH_ENV is staging).',
  );
  expect(read({ APP_SECRET: guessable }).appSecret).toBe(guessable);
});

test('random secrets are not taken for guessable ones', () => {
  for (let time = 0; time < 500; time += 1)
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(isGuessable(randomBytes(32).toString(encoding))).toBe(false);
});
