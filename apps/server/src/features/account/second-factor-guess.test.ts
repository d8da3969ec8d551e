import { SECOND_FACTOR_SENTENCES } from '@talaash/domain/account/words';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codeOf } from '../../../test/authenticator.ts';
import { signInApp } from '../../../test/sign-in-app.ts';
import { secondFactorCalls } from '../../../test/second-factor.ts';
import { sessions } from '../../db/schema/account.ts';

const app = await signInApp();
const { db } = app.deps;
const { challengeOf, enter, enterRecovery, withSecondFactor } = secondFactorCalls(app);

test('wrong codes use up the step, and then the account waits', async () => {
  const { someone, key } = await withSecondFactor();
  const wrong = codeOf(key) === '000000' ? '000001' : '000000';
  for (let step = 0; step < 2; step += 1) {
    const cookie = await challengeOf(someone);
    for (let tried = 0; tried < 5; tried += 1) expect((await enter(wrong, cookie)).status).toBe(422);
    expect((await enter(codeOf(key), cookie)).status).not.toBe(200);
  }
  expect(await enter(codeOf(key), await challengeOf(someone))).toMatchObject({
    status: 429,
    body: { message: SECOND_FACTOR_SENTENCES.tooManyCodes },
  });
});

test('of guesses at once from many browsers, ten are looked at', async () => {
  const { someone, key } = await withSecondFactor();
  const right = new Set([-1, 0, 1, 2].map((step) => codeOf(key, step)));
  const wrong = ['000000', '000001', '000002', '000003', '000004'].find((code) => !right.has(code)) ?? '';
  const cookies: string[] = [];
  for (let step = 0; step < 40; step += 1) cookies.push(await challengeOf(someone));
  const answers = await Promise.all(cookies.map((cookie) => enter(wrong, cookie)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  for (const { status, body } of answers.filter((one) => one.status !== 422))
    expect([status, body.message]).toEqual([429, SECOND_FACTOR_SENTENCES.tooManyCodes]);
});

test('of two sign-ins with one code at once, one succeeds', async () => {
  const { someone, key } = await withSecondFactor();
  const cookies = [await challengeOf(someone), await challengeOf(someone)];
  const before = await db.$count(sessions, eq(sessions.userId, someone.uid));
  const answers = await Promise.all(cookies.map((cookie) => enter(codeOf(key), cookie)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await db.$count(sessions, eq(sessions.userId, someone.uid))).toBe(before + 1);
});

test('of two sign-ins with one recovery code at once, one succeeds', async () => {
  const { someone, recoveryCodes } = await withSecondFactor();
  const cookies = [await challengeOf(someone), await challengeOf(someone)];
  const answers = await Promise.all(cookies.map((cookie) => enterRecovery(recoveryCodes[0] ?? '', cookie)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});
