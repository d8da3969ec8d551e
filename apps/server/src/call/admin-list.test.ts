import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { talentProfileDraft } from '../../test/draft.ts';
import { talents } from '../db/schema/talent.ts';
import { ALL_TALENTS, matchesSearch } from './admin-list.ts';

const { client, deps, talent } = await testApp();
const { db } = deps;

/** Every search finds enough to walk the list. */
const MANY = { found: -1, ofNewest: Number.MAX_SAFE_INTEGER };
const NEWEST = { found: Number.MAX_SAFE_INTEGER - 1, ofNewest: 0 };

test('what is dense in the list is found like what is rare', async () => {
  const names = ['Ipsita Bose', "Joel D'Souza", 'Meera Iyer', 'Ira Bose'];
  const ids: string[] = [];
  for (const name of names) {
    const someone = await talent();
    await client(someone).talentProfile.update({ talentProfile: talentProfileDraft({ name }) });
    ids.push(someone.talentId);
  }
  const incomplete = await talent();
  ids.push(incomplete.talentId);
  const found = async (search: string, dense?: { found: number; ofNewest: number }) => {
    const where = await matchesSearch(db, ALL_TALENTS, search, dense);
    const rows = await db.select({ talentId: talents.talentId }).from(talents).where(where);
    return rows.map(({ talentId }) => ids.indexOf(talentId)).toSorted((one, other) => one - other);
  };
  const cases: [search: string, expected: number[]][] = [
    ['bos', [0, 3]],
    ['i b', [0, 3]],
    ["d'sou", [1]],
    [incomplete.email.toUpperCase(), [4]],
    [ids[2] ?? '', [2]],
  ];
  for (const [search, expected] of cases) {
    expect(await found(search), search).toEqual(expected);
    expect(await found(search, MANY), `${search}, in every row`).toEqual(expected);
    expect(await found(search, NEWEST), `${search}, in the newest rows`).toEqual(expected);
  }
  // Those who sign up together may share the end of their ids.
  const end = ids[4]?.slice(-6) ?? '';
  expect(await found(end)).toContain(4);
  expect(await found(end, MANY)).toEqual(await found(end));
});
