import { inspect } from 'node:util';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nothing, somebody } from '../../../../../packages/talent-index/test/searched.ts';
import { typesenseServer } from '../../../test/typesense-server.ts';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { IndexLost, type TalentIndex, type TalentQuestion } from '@talaash/talent-index/port';
import { TypesenseTalentIndex } from './typesense.ts';

// Requests over a socket are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

type SearchServer = Awaited<ReturnType<typeof typesenseServer>>;

const asGuest = { redacted: true };
const ask = (index: TalentIndex, asked: Partial<TalentQuestion>) => index.search({ ...nothing, ...asked });
const found = async (index: TalentIndex, asked: Partial<TalentQuestion>) =>
  (await ask(index, asked)).hits.map(({ talentId }) => talentId);

const mark = { xid: '7000000001', id: 12 };
const later = { xid: '7000000009', id: 31 };

async function searchServer() {
  const server = await typesenseServer();
  onTestFinished(server.stop);
  return server;
}

/** Lines that were logged, as text. */
function keptLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }) };
}

function node(server: Pick<SearchServer, 'url' | 'apiKey'>, onReturn: () => void = () => undefined) {
  const { lines, log } = keptLog();
  const index = new TypesenseTalentIndex({ urls: [server.url], apiKey: server.apiKey, log, onReturn });
  onTestFinished(() => index.close());
  return Object.assign(index, { lines });
}

const people = [
  somebody('react', {
    name: 'Asha Rao',
    jobTitle: 'React Developer',
    skills: ['React', 'TypeScript', 'CSS'],
    about: "I am Asha and people call me Ashaben. Asha's pages are quick.",
    experienceInYears: 4.5,
    expectedSalaryInLpaInr: 12.3,
    updatedAtMs: 5,
  }),
  somebody('reactjs', {
    name: 'Dev Anand',
    jobTitle: 'Frontend Engineer',
    skills: ['ReactJS', 'Redux', 'CSS'],
    experienceInYears: 7,
    expectedSalaryInLpaInr: 30,
    updatedAtMs: 6,
  }),
  somebody('node', { jobTitle: 'Backend Developer', skills: ['Node.js', 'MongoDB', 'AWS'], updatedAtMs: 4 }),
  somebody('cpp', { jobTitle: 'Embedded Engineer', skills: ['C++', 'RTOS', 'React'], updatedAtMs: 3 }),
  somebody('c', { jobTitle: 'Kernel Engineer', skills: ['C', 'Linux', 'Bash'], updatedAtMs: 2 }),
  somebody('dotnet', { jobTitle: 'ASP.NET Developer', skills: ['C#', '.NET', 'SQL Server'], updatedAtMs: 1 }),
  somebody('cloud', { jobTitle: 'Platform Lead', skills: ['Infrastructure as Code', 'Terraform', 'Bash'] }),
  somebody('iac', { jobTitle: 'Platform Lead', skills: ['IaC', 'Terraform', 'Bash'], updatedAtMs: -1 }),
  somebody('ml', { jobTitle: 'Machine Learning Engineer', skills: ['PyTorch', 'NLP', 'Python'] }),
];

async function loaded(documents = people) {
  const server = await searchServer();
  const index = node(server);
  await index.apply({ upserts: documents, removals: [] });
  await index.apply({ upserts: [], removals: [], mark, ready: true });
  return { server, index };
}

test('a key that the server does not know finds nothing, changes nothing and is not logged', async () => {
  const server = await searchServer();
  const stranger = node({ url: server.url, apiKey: 'made-up-secret-key' });
  const refused = await ask(stranger, { text: 'react' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(IndexLost);
  await expect(stranger.apply({ upserts: people, removals: [] })).rejects.toThrow(IndexLost);
  await expect(stranger.status()).rejects.toThrow(IndexLost);
  expect(server.collectionNames()).toEqual([]);
  expect(stranger.lines.join()).toContain('could not be fed');
  expect(`${stranger.lines.join()} ${inspect(refused, { depth: 9 })}`).not.toContain('made-up-secret-key');
});

test('a server that is down is lost, and the error contains nothing of the question', async () => {
  const { server, index } = await loaded();
  await server.stop();
  const lost = await ask(index, { text: 'private question' }).catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(IndexLost);
  expect(inspect(lost, { depth: 9 })).not.toMatch(/private|bootstrap/);
  await expect(index.has('react')).rejects.toThrow(IndexLost);
  await expect(index.status()).rejects.toThrow(IndexLost);
});

test('a server that is not ready is lost', async () => {
  const { server, index } = await loaded();
  server.failWith(503);
  await expect(ask(index, {})).rejects.toThrow(IndexLost);
  await expect(index.apply({ upserts: people, removals: [] })).rejects.toThrow(IndexLost);
});

test.each([
  ['a filter of one’s own', 'React` || id:!=[`x`] || name:`'],
  ['an end of the list', 'React`] || experienceInYears:>=0 || skills:=[`CSS'],
  ['operators', 'x && (skills:CSS || name:Asha)'],
  ['an escaped backtick', 'React\\` || name:=Asha'],
  ['parentheses', ')) || ((id:*'],
  ['only signs', '`'],
  ['control characters', '\u0000\n\u007f'],
])('a skill is never read as a filter: %s', async (_, label) => {
  const { index } = await loaded();
  expect(await ask(index, { skills: [label] })).toMatchObject({ hits: [], total: 0 });
  await index.apply({ upserts: [somebody('odd', { skills: [label, 'React'] })], removals: [] });
  expect(await found(index, { skills: [label] })).toEqual(['odd']);
});

test('an id that could end its literal belongs to nobody', async () => {
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
  expect(await ask(index, asked)).toEqual({
    hits: [],
    total: 0,
    allWordsTotal: 0,
    isPartial: false,
    isComplete: true,
    facets: { skills: [] },
    ranges: { experienceInYears: null, expectedSalaryInLpaInr: null },
  });
  expect(server.asked.length).toBe(before);
});

test.each<[string, Partial<TalentQuestion>]>([
  ['10,000 characters', { text: 'react developer '.repeat(625) }],
  ['control characters', { text: '\u0000react\u0007' }],
  ['query operators', { text: 'react -developer "css' }],
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

test('a page past the end is empty and still has the total', async () => {
  const { index } = await loaded();
  for (const page of [1, 499, 500, 1_000_000])
    expect(await ask(index, { page })).toMatchObject({ hits: [], total: people.length });
});

test('a talent whom the server refuses is left out and logged; all others are in', async () => {
  const { index } = await loaded();
  const broken = somebody('broken', { experienceInYears: Number.NaN });
  await index.apply({ upserts: [broken, somebody('fine')], removals: ['c'], mark: later });
  expect(await index.has('fine')).toBe(true);
  expect(await index.has('broken')).toBe(false);
  expect(await index.has('c')).toBe(false);
  expect((await index.status()).mark).toEqual(later);
  expect(index.lines.join()).toMatch(/broken.*must be float/);
  await expect(index.apply({ upserts: [broken], removals: [] })).rejects.toThrow(/must be float/);
});

test.each([
  ['by a name', { text: 'asha' }],
  ['by the beginning of a name', { text: 'ash' }],
  ['by a whole name', { text: 'asha rao ' }],
  ['by a form of the name in one’s prose', { text: 'ashaben ' }],
])('a guest finds nobody %s, a company does', async (_, asked) => {
  const { index } = await loaded();
  expect(await found(index, { ...asked, ...asGuest })).toEqual([]);
  if (!asked.text.startsWith('ashaben')) expect(await found(index, asked)).toEqual(['react']);
});

test('every search uses the key of its kind, and a guest’s key reads no names', async () => {
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

test('forms of one concept find each other and count as all words', async () => {
  const { index } = await loaded();
  for (const text of ['infrastructure as code', 'iac ']) {
    const { hits, ...answer } = await ask(index, { text });
    expect(hits.map(({ talentId }) => talentId).toSorted()).toEqual(['cloud', 'iac']);
    expect(answer).toMatchObject({ total: 2, allWordsTotal: 2, isPartial: false });
  }
});

test('a hit names the fields, words and skills that matched', async () => {
  const { index } = await loaded();
  const { hits } = await ask(index, { text: 'kuberntes reac', skills: ['css'] });
  expect(hits.map(({ talentId, match }) => [talentId, match])).toContainEqual([
    'react',
    { fields: ['jobTitle', 'skills'], words: ['reac'], skills: ['React', 'CSS'] },
  ]);
});

test('all asked skills are required, however they are written, and C, C++ and C# are three skills', async () => {
  const { index } = await loaded();
  expect(await found(index, { skills: ['react.js', 'css'] })).toEqual(['reactjs', 'react']);
  expect(await found(index, { skills: ['C'] })).toEqual(['c']);
  expect(await found(index, { skills: ['C++'] })).toEqual(['cpp']);
  expect(await found(index, { skills: ['c#'] })).toEqual(['dotnet']);
});

test('each skill is counted once, under its commonest label, and both ranges have bounds', async () => {
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

test('at most the fifty commonest skills are counted', async () => {
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

test('hidden talents are left out as if they were not in the index', async () => {
  const { index } = await loaded();
  const { hits, total, facets } = await ask(index, { skills: ['React'], hiddenTalentIds: ['cpp', 'nobody'] });
  expect(hits.map(({ talentId }) => talentId)).toEqual(['reactjs', 'react']);
  expect([total, facets.skills.find(({ value }) => value === 'RTOS')]).toEqual([2, undefined]);
});

test('when few have every word, partial matches follow, and the answer says so', async () => {
  const { index } = await loaded();
  const some = await ask(index, { text: 'developer react ' });
  expect(some.hits[0]?.talentId).toBe('react');
  expect(some).toMatchObject({ isPartial: true });
  expect(some.allWordsTotal).toBeLessThan(some.total);
  expect(await ask(index, { text: 'react ' })).toMatchObject({
    isPartial: false,
    total: 3,
    allWordsTotal: 3,
  });
});

test('equal scores are ordered by freshness, and the pages contain everybody once', async () => {
  const many = Array.from({ length: 50 }, (_, i) => somebody(`t${i}`, { updatedAtMs: i % 5 }));
  const { index } = await loaded(many);
  const pages = await Promise.all([0, 1, 2].map((page) => found(index, { page })));
  const ids = pages.flat();
  expect([pages.map(({ length }) => length), new Set(ids).size]).toEqual([[20, 20, 10], 50]);
  expect(ids.slice(0, 10).every((id) => Number(id.slice(1)) % 5 === 4)).toBe(true);
  await index.apply({ upserts: many.toReversed(), removals: [] });
  expect(await found(index, {})).toEqual(ids.slice(0, 20));
});

test('a load is searchable before it is complete, and then under the alias', async () => {
  const server = await searchServer();
  const index = node(server);
  expect(await index.status()).toEqual({ state: 'building', talents: 0, mark: undefined });
  expect((await ask(index, {})).total).toBe(0);
  await index.apply({ upserts: people.slice(0, 2), removals: [] });
  expect(await index.status()).toEqual({ state: 'building', talents: 2, mark: undefined });
  expect((await ask(index, {})).total).toBe(2);
  await index.apply({ upserts: people.slice(2), removals: [], mark, ready: true });
  expect(await index.status()).toEqual({ state: 'ready', talents: people.length, mark });
});

test('another node finds the same, reads the mark, and continues from it in the same collection', async () => {
  const { server, index } = await loaded();
  await index.close();
  const restarted = node(server);
  expect(await restarted.status()).toEqual({ state: 'ready', talents: people.length, mark });
  expect(await found(restarted, { text: 'kernel' })).toEqual(['c']);
  await restarted.apply({ upserts: [somebody('new')], removals: ['c', 'unknown'], mark: later });
  const other = node(server);
  expect([await other.has('new'), await other.has('c')]).toEqual([true, false]);
  expect(await other.status()).toEqual({ state: 'ready', talents: people.length, mark: later });
  expect(server.collectionNames()).toHaveLength(2);
});

test('a change that two nodes send is stored once', async () => {
  const { server, index } = await loaded();
  const other = node(server);
  const change = { upserts: [somebody('new'), ...people], removals: ['c'], mark: later };
  await Promise.all([index.apply(change), other.apply({ ...change, mark })]);
  await index.apply({ upserts: [], removals: ['c'] });
  expect((await index.status()).talents).toBe(people.length);
});

test('a new load does not have talents who left, and the old collection is dropped', async () => {
  const server = await searchServer();
  const broken = node(server);
  await broken.apply({ upserts: people, removals: [] });
  await broken.close();
  const index = node(server);
  await index.apply({ upserts: people.slice(1), removals: [] });
  expect(server.collectionNames()).toHaveLength(3);
  await index.apply({ upserts: [], removals: [], mark, ready: true });
  expect(await index.has('react')).toBe(false);
  expect(server.collectionNames()).toHaveLength(2);
});

test('when two nodes load at once, the earlier gives up and both continue in the collection of the later', async () => {
  const server = await searchServer();
  const onReturn = vi.fn<() => void>();
  const earlier = node(server, onReturn);
  await earlier.apply({ upserts: people.slice(0, 3), removals: [] });
  await vi.waitUntil(
    () =>
      Date.now() >
      Number(
        server
          .collectionNames()
          .join()
          .match(/_v1_(\d+)/)?.[1],
      ),
  );
  const index = node(server);
  await index.apply({ upserts: people, removals: [], mark, ready: true });
  await expect(earlier.apply({ upserts: people.slice(3), removals: [] })).rejects.toThrow(IndexLost);
  await vi.waitFor(() => expect(onReturn).toHaveBeenCalledOnce());
  expect(await earlier.status()).toMatchObject({ state: 'ready', mark });
  await earlier.apply({ upserts: [somebody('new')], removals: [], mark: later });
  expect(await found(index, { text: 'person ' })).toEqual(['new']);
});

test('a lost change blocks all later ones until the feed starts over at the mark', async () => {
  const { server, index } = await loaded();
  const onReturn = vi.fn<() => void>();
  const feeding = node(server, onReturn);
  await feeding.status();
  await server.stop();
  await expect(feeding.apply({ upserts: [somebody('lost')], removals: [], mark: later })).rejects.toThrow(
    IndexLost,
  );
  await server.start();
  await expect(feeding.apply({ upserts: [], removals: [], mark: later })).rejects.toThrow(IndexLost);
  await vi.waitFor(() => expect(onReturn).toHaveBeenCalledOnce());
  expect((await index.status()).mark).toEqual(mark);
  await feeding.apply({ upserts: [somebody('lost')], removals: [], mark: later });
  expect(await found(index, { text: 'person ' })).toEqual(['lost']);
  expect((await index.status()).mark).toEqual(later);
});

test('names are removed from prose like in our own engine', async () => {
  const { index } = await loaded();
  const local = new LocalTalentIndex();
  onTestFinished(() => local.close());
  await local.apply({ upserts: people, removals: [] });
  for (const text of ['asha', 'ashaben', 'ashas', 'rao', 'quick ', 'pages ', 'people call me '])
    expect(await found(index, { text, ...asGuest }), text).toEqual(await found(local, { text, ...asGuest }));
});
