import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { talentProfileDraft } from '../../test/draft.ts';
import { ALL_TALENTS, readIds } from './admin-list.ts';
import type { Page } from './page.ts';

const { client, deps, talent } = await testApp();

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
  /** All that a search finds, in pages of one. */
  const found = async (search: string, dense?: { found: number; ofNewest: number }) => {
    const all: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page<string> = await readIds(deps, ALL_TALENTS, { search, limit: 1, cursor }, dense);
      all.push(...page.rows);
      cursor = page.cursor;
    } while (cursor !== null);
    return all.map((id) => ids.indexOf(id));
  };
  const cases: [search: string, expected: number[]][] = [
    ['bos', [3, 0]],
    ['i b', [3, 0]],
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
