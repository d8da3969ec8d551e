import { isContractProcedure } from '@orpc/contract';
import { contract } from '@talaash/contract';
import { ROUTES } from '@talaash/contract/route';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { rateLimits } from '../src/db/schema/account.ts';
import { oneTimeCodeSends } from '../src/db/schema/mobile-verification.ts';
import { testApp } from './app.ts';
import { CALLS } from './race-call.ts';
import { READS } from './race-read.ts';
import { WRITING_ROUTES } from './race-route.ts';
import { ACTS } from './race-act.ts';
import { meansOf, newWorld, type World } from './race-world.ts';

/** No DNS server is asked. */
const domainRecords = { readTexts: async () => ({ outcome: 'read' as const, texts: [] }) };
const app = await testApp({ instead: { domainRecords } });
const { deps } = app;
const means = await meansOf(app);

beforeEach(async () => {
  await deps.db.delete(rateLimits);
  await deps.db.delete(oneTimeCodeSends);
});

/** Makes requests at once. Answers those that failed, by the server's own fault. */
async function failuresOf(world: World, names: readonly string[]): Promise<string[]> {
  const outcomes = await Promise.all(
    names.map(async (name) => {
      const outcome = (await ACTS[name]?.(world, means).catch((error: unknown) => error)) as {
        status?: number;
        message?: string;
      };
      return (outcome.status ?? 200) >= 500 ? `${name}: ${outcome.status} ${outcome.message}` : undefined;
    }),
  );
  return outcomes.filter((outcome) => outcome !== undefined);
}

test('every call that writes is raced here', () => {
  const writing = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.entries(verbs)
      .filter(([, procedure]) => isContractProcedure(procedure) && procedure['~orpc'].route.method !== 'GET')
      .map(([verb]) => `${noun}.${verb}`),
  );
  expect(Object.keys(CALLS).sort()).toEqual(writing.filter((name) => !READS.has(name)).sort());
  const posts = Object.entries(ROUTES).filter(([, { method }]) => method === 'POST');
  expect(Object.keys(WRITING_ROUTES)).toEqual(expect.arrayContaining(posts.map(([name]) => name)));
});

test.each(Object.keys(ACTS))('%s, made five times at once, never fails', async (name) => {
  expect(await failuresOf(await newWorld(app), Array<string>(5).fill(name))).toEqual([]);
});

/** Requests that lock the same rows in another order. */
const CROSSING = [
  ['changedEmail', 'account.applyActionCode', 'verifyEmail', 'changedEmail', 'resetPassword'],
  [
    'invitation.accept',
    'message.sendAsCompany',
    'thread.markRead',
    'invitation.reject',
    'message.sendAsTalent',
  ],
  [
    'talentProfile.update',
    'shortlistedProfile.put',
    'hiddenProfile.put',
    'invitation.send',
    'talentProfile.update',
  ],
];

test('whatever people do at once, nothing fails', async () => {
  const names = fc.array(fc.constantFrom(...Object.keys(ACTS)), { minLength: 5, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(names, async (chosen) => {
      await deps.db.delete(rateLimits);
      expect(await failuresOf(await newWorld(app), chosen)).toEqual([]);
    }),
    { numRuns: 9, endOnFailure: true, examples: CROSSING.map((chosen) => [chosen]) },
  );
});
