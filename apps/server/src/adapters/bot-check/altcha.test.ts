import { describe, expect, test } from 'vitest';
import { encodeProof, solutionOf } from '../../../test/proof.ts';
import { createAltchaBotCheck } from './altcha.ts';

const world = { now: Date.now() };
const options = { secret: 'a secret of this test', cost: 2, now: () => world.now };
const check = createAltchaBotCheck(options);

async function solved(call = 'signUp', by = check) {
  const challenge = await by.challenge(call);
  if (!challenge) throw new Error('There is no challenge.');
  const solution = await solutionOf(challenge);
  return { challenge, solution, proof: encodeProof(challenge, solution) };
}

test('a solved challenge is accepted for its call, and each has an id of its own', async () => {
  const [one, two] = [await solved(), await solved()];
  const read = await check.read(one.proof, 'signUp');
  expect(read).toMatchObject({ id: expect.any(String), expiresAt: expect.any(Date) });
  expect((await check.read(two.proof, 'signUp'))?.id).not.toBe(read?.id);
  expect(await check.read(one.proof, 'contactMessage.submit')).toBeUndefined();
});

test('a challenge of another installation is refused', async () => {
  const other = createAltchaBotCheck({ ...options, secret: 'another secret' });
  const { proof } = await solved('signUp', other);
  expect(await check.read(proof, 'signUp')).toBeUndefined();
});

test('a challenge expires after twenty minutes', async () => {
  const { proof } = await solved();
  world.now += 20 * 60_000 - 2000;
  expect(await check.read(proof, 'signUp')).toBeDefined();
  world.now += 2001;
  expect(await check.read(proof, 'signUp')).toBeUndefined();
});

describe('a proof is refused', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', 'abc'],
    ['null', Buffer.from('null').toString('base64')],
    ['a list', Buffer.from('[]').toString('base64')],
    ['too much', 'A'.repeat(5000)],
  ])('that is %s', async (_what, proof) => {
    expect(await check.read(proof, 'signUp')).toBeUndefined();
  });

  test('whose parts are forged', async () => {
    const { challenge, solution } = await solved();
    const { parameters, signature } = challenge;
    const forged: [unknown, unknown][] = [
      [challenge, null],
      [challenge, { counter: 1, derivedKey: 'ff'.repeat(32) }],
      [challenge, { counter: 'many', derivedKey: solution?.derivedKey }],
      [{ parameters, signature: '' }, solution],
      [{ parameters, signature: 'f'.repeat(64) }, solution],
      [{ parameters: { ...parameters, data: { call: 'contactMessage.submit' } }, signature }, solution],
      [{ parameters: { ...parameters, expiresAt: 9_999_999_999 }, signature }, solution],
      [{ parameters: { ...parameters, nonce: `${parameters.nonce.toUpperCase()}0` }, signature }, solution],
      [{ parameters: { ...parameters, keySignature: undefined, cost: 1 }, signature }, solution],
      [{ parameters: { ...parameters, more: 1 }, signature }, solution],
    ];
    for (const [given, solved] of forged)
      for (const call of ['signUp', 'contactMessage.submit'])
        expect(await check.read(encodeProof(given, solved), call)).toBeUndefined();
  });
});

test('the probe solves a challenge', async () => {
  expect(await check.probe?.()).toMatch(/^A challenge was solved in \d+ ms\.$/);
});
