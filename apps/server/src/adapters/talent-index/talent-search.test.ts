import { expect, onTestFinished, test } from 'vitest';
import { somebody } from '../../../../../packages/talent-index/test/searched.ts';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { type TalentQuestion } from '@talaash/talent-index/port';
import { NOBODY } from '@talaash/talent-index/everybody';
import { ask, asGuest, found, loaded, people } from '../../../test/typesense-node.ts';

test('ids that would end their literal are nobody’s', async () => {
  const { index } = await loaded();
  const odd = ['x`] || name:Asha || id:[`y', '\\', '', 'a\nb'];
  expect((await ask(index, { hiddenTalentIds: odd })).total).toBe(people.length);
  await index.apply({ upserts: [], removals: odd });
  expect((await index.status()).talents).toBe(people.length);
});

test.each<[string, Partial<TalentQuestion>]>([
  ['a reversed range', { experienceInYears: { min: 9, max: 2 } }],
  ['NaN at an end', { expectedSalaryInLpaInr: { min: Number.NaN } }],
  ['a range that begins beyond everything', { experienceInYears: { min: Number.POSITIVE_INFINITY } }],
  ['signs without a word', { text: '!!! ???' }],
  ['more skills than anybody may have', { skills: Array.from({ length: 200 }, (_, i) => `Skill ${i}`) }],
])('%s finds nobody, and the server is not asked', async (_, asked) => {
  const { server, index } = await loaded();
  const before = server.asked.length;
  expect(await ask(index, asked)).toEqual({ hits: [], ...NOBODY, isComplete: true });
  expect(server.asked.length).toBe(before);
});

test.each<[string, Partial<TalentQuestion>]>([
  ['10,000 characters', { text: 'react developer '.repeat(625) }],
  ['control characters', { text: '\u0000react\u0007' }],
  ['query operators', { text: 'react -kernel "css' }],
  ['a huge range', { experienceInYears: { min: -1e300, max: 1e300 }, text: 'react' }],
  ['a tiny end', { experienceInYears: { min: 1e-9 }, text: 'react' }],
  [
    'two thousand hidden talent',
    { hiddenTalentIds: Array.from({ length: 2000 }, (_, i) => `hidden${i}`), text: 'react' },
  ],
])('a question with %s is answered', async (_, asked) => {
  const { index } = await loaded();
  expect(await found(index, asked)).toContain('react');
});

test('a page past the end is empty and still tells how many there are', async () => {
  const { index } = await loaded();
  for (const page of [1, 499, 500, 1_000_000])
    expect(await ask(index, { page })).toMatchObject({ hits: [], total: people.length });
});

test('every search carries the key of its kind, from which a guest’s reads no name', async () => {
  const { server, index } = await loaded();
  await ask(index, { text: 'quick pages' });
  await ask(index, { text: 'quick pages', ...asGuest });
  const [byCompany, byGuest] = server.asked.filter(({ path }) => path === '/multi_search');
  expect(new Set([server.apiKey, byCompany?.apiKey, byGuest?.apiKey]).size).toBe(3);

  const asHolder = async (apiKey: string, path: string, body?: object) => {
    const answer = await fetch(new URL(path, server.url), {
      method: body ? 'POST' : 'GET',
      headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const guestKey = byGuest?.apiKey ?? '';
  const askingForNames = {
    collection: 'talent_profile_index',
    q: 'asha',
    query_by: 'name',
    include_fields: 'name',
    highlight_fields: 'name',
    exclude_fields: '',
  };
  const byName = await asHolder(guestKey, '/multi_search', { searches: [askingForNames] });
  expect(JSON.parse(byName.text)).toMatchObject({ results: [{ found: 0 }] });
  const all = await asHolder(guestKey, '/multi_search', { searches: [{ ...askingForNames, q: '*' }] });
  expect(JSON.parse(all.text)).toMatchObject({ results: [{ found: people.length }] });
  expect(all.text).not.toMatch(/asha/i);
  for (const path of ['/collections', '/collections/talent_profile_index/documents/react'])
    expect((await asHolder(guestKey, path)).status).toBe(401);
  const forged = Buffer.from(
    Buffer.from(guestKey, 'base64').toString().replace('"exclude_fields":"name"', '"exclude_fields":"none"'),
  );
  expect(
    (await asHolder(forged.toString('base64'), '/multi_search', { searches: [askingForNames] })).status,
  ).toBe(401);
});

test.each([
  ['a word', 'developer react', 'react'],
  ['the beginning of the last word', 'ker', 'c'],
  ['a misspelling', 'kernle ', 'c'],
  ['a form written apart', 'node js', 'node'],
  ['a form joined', 'nodejs', 'node'],
  ['C++', 'c++', 'cpp'],
  ['C++ by another name', 'cpp ', 'cpp'],
  ['.NET', '.net ', 'dotnet'],
  ['what an abbreviation stands for', 'ml engineer ', 'ml'],
  ['a thing with a small word in its name', 'infrastructure as code', 'cloud'],
  ['one letter', 'k', 'c'],
  ['a related word', 'embedded developer ', 'cpp'],
])('finds by %s: %s', async (_, text, first) => {
  const { index } = await loaded();
  expect((await found(index, { text }))[0]).toBe(first);
});

test('forms of one thing find each other, and are all of its words', async () => {
  const { index } = await loaded();
  for (const text of ['infrastructure as code', 'iac ']) {
    const { hits, ...answer } = await ask(index, { text });
    expect(hits.map(({ talentId }) => talentId).toSorted()).toEqual(['cloud', 'iac']);
    expect(answer).toMatchObject({ total: 2, allWordsTotal: 2, isPartial: false });
  }
});

test('tells by which fields, words and skills somebody was found', async () => {
  const { index } = await loaded();
  const { hits } = await ask(index, { text: 'kuberntes reac', skills: ['css'] });
  expect(hits.map(({ talentId, match }) => [talentId, match])).toContainEqual([
    'react',
    { fields: ['jobTitle', 'skills'], words: ['reac'], skills: ['React', 'CSS'], standings: [] },
  ]);
});

test('skills are all needed, however they are written, and three that differ by a sign are three', async () => {
  const { index } = await loaded();
  expect(await found(index, { skills: ['react.js', 'css'] })).toEqual(['reactjs', 'react']);
  expect(await found(index, { skills: ['C'] })).toEqual(['c']);
  expect(await found(index, { skills: ['C++'] })).toEqual(['cpp']);
  expect(await found(index, { skills: ['c#'] })).toEqual(['dotnet']);
});

test('counts each skill once, under its commonest label, with the bounds of both ranges', async () => {
  const { index } = await loaded();
  const { total, facets, ranges } = await ask(index, { skills: ['React'] });
  expect(total).toBe(3);
  expect(facets.skills.slice(0, 2)).toEqual([
    { value: 'React', count: 3 },
    { value: 'CSS', count: 2 },
  ]);
  expect(ranges).toEqual({
    experienceInYears: { min: 3, max: 7 },
    expectedSalaryInLpaInr: { min: 10, max: 30 },
  });
  const within = await ask(index, { expectedSalaryInLpaInr: { min: 12.3, max: 29.99 } });
  expect(within).toMatchObject({ total: 1, ranges: { expectedSalaryInLpaInr: { min: 12.3, max: 12.3 } } });
});

test('counts at most the fifty commonest skills', async () => {
  const { index } = await loaded(
    Array.from({ length: 60 }, (_, i) => somebody(`t${i}`, { skills: [`Skill ${i}`, 'Shared', 'Same'] })),
  );
  const { facets } = await ask(index, {});
  expect(facets.skills).toHaveLength(50);
  expect(facets.skills.slice(0, 2)).toEqual([
    { value: 'Same', count: 60 },
    { value: 'Shared', count: 60 },
  ]);
});

test('hidden talent are left out as if they were not there', async () => {
  const { index } = await loaded();
  const { hits, total, facets } = await ask(index, { skills: ['React'], hiddenTalentIds: ['cpp', 'nobody'] });
  expect(hits.map(({ talentId }) => talentId)).toEqual(['reactjs', 'react']);
  expect([total, facets.skills.find(({ value }) => value === 'RTOS')]).toEqual([2, undefined]);
});

test('few with every word are followed by those with some, and it says so', async () => {
  const { index } = await loaded();
  const some = await ask(index, { text: 'developer react ' });
  expect(some.hits[0]?.talentId).toBe('react');
  expect(some).toMatchObject({ isPartial: true });
  expect(some.nearTotal).toBeGreaterThan(0);
  expect(await ask(index, { text: 'react ' })).toMatchObject({
    isPartial: false,
    total: 3,
    allWordsTotal: 3,
  });
});

test('equals stand by freshness, and page by page everybody comes once', async () => {
  const many = Array.from({ length: 50 }, (_, i) => somebody(`t${i}`, { updatedAtMs: i % 5 }));
  const { index } = await loaded(many);
  const pages = await Promise.all([0, 1, 2].map((page) => found(index, { page })));
  const ids = pages.flat();
  expect([pages.map(({ length }) => length), new Set(ids).size]).toEqual([[20, 20, 10], 50]);
  expect(ids.slice(0, 10).every((id) => Number(id.slice(1)) % 5 === 4)).toBe(true);
  await index.apply({ upserts: many.toReversed(), removals: [] });
  expect(await found(index, {})).toEqual(ids.slice(0, 20));
});

test('reads a name out of prose as the engine of our own does', async () => {
  const { index } = await loaded();
  const local = new LocalTalentIndex();
  onTestFinished(() => local.close());
  await local.apply({ upserts: people, removals: [] });
  for (const text of ['asha', 'ashaben', 'ashas', 'rao', 'quick ', 'pages ', 'people call me '])
    expect(await found(index, { text, ...asGuest }), text).toEqual(await found(local, { text, ...asGuest }));
});

test('whoever has a certificate that is asked comes first', async () => {
  const { index } = await loaded();
  const ofAws = { jobTitle: 'Falconer', skills: ['AWS'] };
  const certifications = ['AWS Certified Solutions Architect, Amazon Web Services'];
  await index.apply({
    upserts: [
      somebody('certified', { ...ofAws, certifications, updatedAtMs: 1 }),
      somebody('skilled', { ...ofAws, updatedAtMs: 2 }),
    ],
    removals: [],
  });
  const firstTwo = async (text: string) => (await found(index, { text })).slice(0, 2);
  expect(await firstTwo('falconer aws ')).toEqual(['skilled', 'certified']);
  expect(await firstTwo('aws certified falconer ')).toEqual(['certified', 'skilled']);
});
