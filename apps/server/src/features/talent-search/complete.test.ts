import type { Completion } from '@talaash/talent-index/port';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { createSearchKey } from '../../index/search-key.ts';

const app = await testApp();
const { client, deps } = app;
const { hiringCompany, loseApproval } = marketOf(deps, app);
const guestKey = createSearchKey(deps.secrets.searchKey, { kind: 'guest' }, Date.now()).apiKey;

const found: Completion[] = [{ kind: 'skill', text: 'React', count: 12 }];
const complete = vi.spyOn(deps.talentIndex, 'complete').mockResolvedValue(found);

test('a wrong key is refused', async () => {
  await expect(client().talentSearch.complete({ apiKey: 'made up', typed: 'rea' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    message: 'Your search has been open for a while. Please try again.',
  });
  expect(complete).not.toHaveBeenCalled();
});

test('a guest and a company that is not approved ask for less than an approved company', async () => {
  const hiring = await hiringCompany();
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  for (const [key, redacted] of [
    [guestKey, true],
    [apiKey, false],
  ] as const) {
    expect(await client().talentSearch.complete({ apiKey: key, typed: 'rea' })).toEqual({
      completions: found,
    });
    expect(complete).toHaveBeenLastCalledWith({ typed: 'rea', redacted, hiddenTalentIds: [], limit: 5 });
  }
  await loseApproval(hiring);
  const { apiKey: asVisitor } = await client(hiring).talentSearch.createCompanyApiKey({});
  await client().talentSearch.complete({ apiKey: asVisitor, typed: 'rea' });
  expect(complete).toHaveBeenLastCalledWith({
    typed: 'rea',
    redacted: true,
    hiddenTalentIds: [],
    limit: 5,
  });
});

test.each([
  ['', ''],
  ['rea', 'rea'],
  [`${'x'.repeat(99)} react dev`, 'react dev'],
  [`${'react developer '.repeat(600)}in pu`, `${'developer react '.repeat(5)}developer in pu`],
  ['x'.repeat(10_000), ''],
])('of a long text only its end is completed, from a whole word on', async (typed, end) => {
  await client().talentSearch.complete({ apiKey: guestKey, typed });
  expect(complete.mock.lastCall?.[0].typed).toBe(end);
});
