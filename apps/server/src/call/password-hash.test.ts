import { describe, expect, test } from 'vitest';
import { passwordHash } from './password-hash.ts';

const strong = passwordHash({ hasWeakPasswordHashes: false });
const weak = passwordHash({ hasWeakPasswordHashes: true });
const password = 'correct-horse-42';

describe.each([
  ['strong', strong],
  ['weak', weak],
])('a %s hash', (_, { hash, verify }) => {
  test('is verified by its password alone', async () => {
    const stored = await hash(password);
    expect(stored).not.toContain(password);
    expect(await verify({ hash: stored, password })).toBe(true);
    expect(await verify({ hash: stored, password: `${password}x` })).toBe(false);
  });
});

test('strong hashes of one password differ', async () => {
  expect(await strong.hash(password)).not.toBe(await strong.hash(password));
});

test('a weak hash counts only where hashes are weak, a strong one everywhere', async () => {
  expect(await strong.verify({ hash: await weak.hash(password), password })).toBe(false);
  expect(await weak.verify({ hash: await strong.hash(password), password })).toBe(true);
});
