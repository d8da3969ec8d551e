import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { fitOf } from '@talaash/domain/talent-search/condition-fit';
import type { TalentDocument } from '@talaash/talent-index/port';
import { skillKey } from '@talaash/lexicon/phrase';
import { randomCondition } from '../../../../../packages/talent-index/test/random-fact.ts';
import { randomDocument } from '../../../../../packages/talent-index/test/random-search.ts';
import { nothing, somebody } from '../../../../../packages/talent-index/test/searched.ts';
import { ask, asGuest, found, keptLog, loaded } from '../../../test/typesense-node.ts';
import { typesenseServer } from '../../../test/typesense-server.ts';
import { parseFilter, type Schema, type StoredDocument } from '../../../test/typesense-filter.ts';
import { talentCollection } from './collection.ts';
import { canExclude, insideFilter, nearFilter } from './condition-filter.ts';
import { type Filter, isEverybody, isNobody, negated, rendered } from './filter.ts';
import { toStoredTalent } from './stored-talent.ts';
import { TypesenseTalentIndex } from './typesense.ts';
import { toTalentSearch } from './talent-search.ts';

const NOW_MS = 5 * 24 * 60 * 60 * 1000;
const crowd = [
  ...new Map(fc.sample(randomDocument, { seed: 7, numRuns: 70 }).map((one) => [one.talentId, one])).values(),
];
const server = await typesenseServer();
const index = new TypesenseTalentIndex({
  urls: [server.url],
  apiKey: server.apiKey,
  log: keptLog().log,
  onReturn: () => undefined,
});
beforeAll(async () => {
  await index.apply({ upserts: crowd, removals: [], cursor: { xid: '1', id: 1 }, ready: true });
});
afterAll(async () => {
  await index.close();
  await server.stop();
});

const fit = (condition: SearchCondition, talent: TalentDocument) =>
  fitOf(condition, talent, NOW_MS, skillKey);

async function everyHit(asked: Partial<typeof nothing>) {
  const pages = await Promise.all([0, 1, 2].map((page) => ask(index, { nowMs: NOW_MS, ...asked, page })));
  return pages.flatMap(({ hits }) => hits);
}
const idsOf = (hits: readonly { talentId: string }[]) => hits.map(({ talentId }) => talentId).toSorted();
const idsWhere = (isMeant: (talent: TalentDocument) => boolean) => idsOf(crowd.filter(isMeant));
const talentOf = (talentId: string) => crowd.find((one) => one.talentId === talentId) as TalentDocument;

const schema = talentCollection('any') as unknown as Schema;
const stored = new Map(crowd.map((one) => [one.talentId, toStoredTalent(one) as unknown as StoredDocument]));
/** Whoever passes a filter, as the server reads it. */
function passing(filter: Filter): string[] {
  if (isNobody(filter)) return [];
  const passes = isEverybody(filter) ? () => true : parseFilter(rendered(filter), schema);
  return idsWhere((talent) => passes(stored.get(talent.talentId) as StoredDocument));
}

const isReversed = (condition: SearchCondition): boolean =>
  (condition.kind === 'experience' || condition.kind === 'salary') &&
  (condition.min ?? -Infinity) > (condition.max ?? Infinity);

test('filters of conditions find exactly whoever is inside, near, or not inside', () => {
  for (const condition of fc.sample(randomCondition, { seed: 11, numRuns: 70 })) {
    const whoIs = (...fits: string[]) => idsWhere((talent) => fits.includes(fit(condition, talent)));
    const text = JSON.stringify(condition);
    expect(passing(insideFilter(condition, NOW_MS)), text).toEqual(whoIs('inside'));
    // A reversed range finds nobody, so the server has nobody near it either.
    if (!isReversed(condition))
      expect(passing(nearFilter(condition, NOW_MS)), text).toEqual(whoIs('inside', 'near'));
    if (canExclude(condition))
      expect(passing(negated(insideFilter(condition, NOW_MS))), text).toEqual(
        whoIs('near', 'outside', 'unknown'),
      );
  }
});

test('whoever is inside of all conditions is found, and nobody else', async () => {
  expect(crowd.length).toBeLessThanOrEqual(60);
  for (const conditions of fc.sample(fc.tuple(randomCondition, randomCondition), { seed: 3, numRuns: 25 }))
    expect(idsOf(await everyHit({ conditions })), JSON.stringify(conditions)).toEqual(
      idsWhere((talent) => conditions.every((condition) => fit(condition, talent) === 'inside')),
    );
});

test.each([
  ['a fact', '4+ years'],
  ['a place', 'in pune'],
  ['several facts', '4+ years, immediate joiner, in pune'],
  ['facts and a word', 'react 4+ years'],
])('%s of a text comes first, near before others, and everybody says how they stand', async (_, text) => {
  const { reading, total } = await ask(index, { text, nowMs: NOW_MS });
  expect(reading.facts.length).toBeGreaterThan(0);
  const hits = await everyHit({ text });
  const rank = (fits: readonly string[]) =>
    fits.every((one) => one === 'inside')
      ? 0
      : fits.every((one) => one === 'inside' || one === 'near')
        ? 1
        : 2;
  const ranks = hits.map(({ match }) => rank(match.standings));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(total).toBe(ranks.filter((one) => one === 0).length);
  expect(total).toBeGreaterThan(0);
  for (const { talentId, match } of hits)
    expect(match.standings).toEqual(reading.facts.map(({ condition }) => fit(condition, talentOf(talentId))));
});

test('a strict fact leaves out whoever is outside', async () => {
  const hits = await everyHit({ text: '4+ years', strict: ['experience'] });
  expect(idsOf(hits)).toEqual(idsWhere(({ experienceInYears }) => experienceInYears >= 4));
  const { reading } = await ask(index, { text: '4+ years', strict: ['experience'] });
  expect(reading.facts).toMatchObject([{ isStrict: true, isExcluded: false }]);
});

test('excluded words, phrases and facts are not found, and are read', async () => {
  const { index: small } = await loaded([
    somebody('phrase', { jobTitle: 'Full Stack Developer', skills: ['React'] }),
    somebody('words', { jobTitle: 'Stack Full Developer', skills: ['React', 'Java'] }),
    somebody('other', { jobTitle: 'Developer', skills: ['React', 'PHP'] }),
    somebody('pune', {
      jobTitle: 'Developer',
      skills: ['React'],
      facts: { ...somebody('x').facts, places: ['Pune'] },
    }),
  ]);
  const sorted = async (text: string) => (await found(small, { text })).toSorted();
  expect(await sorted('react -java ')).toEqual(['other', 'phrase', 'pune']);
  expect(await sorted('-java ')).toEqual(['other', 'phrase', 'pune']);
  expect(await sorted('react -java -php ')).toEqual(['phrase', 'pune']);
  expect(await sorted('react -"full stack" ')).toEqual(['other', 'pune', 'words']);
  expect(await sorted('react not from pune')).not.toContain('pune');
  const { reading } = await ask(small, { text: 'react -java ' });
  expect(reading.words).toMatchObject([{ text: 'react', isExcluded: false }, { isExcluded: true }]);
});

test('any of some words will do, and a phrase stands as it is', async () => {
  const { index: small } = await loaded([
    somebody('react', { skills: ['React'] }),
    somebody('k8s', { skills: ['Kubernetes'] }),
    somebody('title', { jobTitle: 'Night Watch' }),
    somebody('reversed', { jobTitle: 'Watch Night' }),
  ]);
  expect((await found(small, { text: 'react or k8s ' })).toSorted()).toEqual(['k8s', 'react']);
  expect(await found(small, { text: '"night watch" ' })).toEqual(['title']);
});

test.each([
  ['experience', ({ experienceInYears }: TalentDocument) => -experienceInYears],
  ['salary', ({ expectedSalaryInLpaInr }: TalentDocument) => expectedSalaryInLpaInr],
  ['notice', ({ facts }: TalentDocument) => facts.noticePeriodInWeeks],
  ['newest', ({ updatedAtMs }: TalentDocument) => -updatedAtMs],
] as const)('sorted by %s', async (sort, numberOf) => {
  const numbers = (await everyHit({ sort, text: '4+ years' })).map(({ talentId }) =>
    numberOf(talentOf(talentId)),
  );
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers).toHaveLength(crowd.length);
});

test('who has more of the preferred skills comes first', async () => {
  const { index: small } = await loaded([
    somebody('none', { skills: ['Git'], updatedAtMs: 3 }),
    somebody('one', { skills: ['React'], updatedAtMs: 2 }),
    somebody('both', { skills: ['ReactJS', 'Docker'], updatedAtMs: 1 }),
  ]);
  expect(await found(small, { niceSkills: ['react.js', 'docker'] })).toEqual(['both', 'one', 'none']);
});

test('what is typed is searched as typed when that is asked', async () => {
  const { index: small } = await loaded([somebody('react', { skills: ['React', 'Docker'] })]);
  expect(await found(small, { text: 'raect ' })).toEqual(['react']);
  expect(await found(small, { text: 'raect ', asTyped: true })).toEqual([]);
  expect(await found(small, { text: 'docker zzzqq ', asTyped: true })).toEqual([]);
});

test('counts places, degrees, marks and, for companies, employers; what is not counted is empty', async () => {
  const { facets, histograms } = await ask(index, {});
  const count = (isMeant: (talent: TalentDocument) => boolean) => crowd.filter(isMeant).length;
  expect(facets.places).toContainEqual({
    value: 'Pune',
    count: count(({ facts }) => facts.places.includes('Pune')),
  });
  expect(facets.marks).toContainEqual({ value: 'resume', count: count(({ facts }) => facts.hasResume) });
  expect(facets.english.reduce((sum, one) => sum + one.count, 0)).toBe(crowd.length);
  expect(facets.employers[0]?.value.toLowerCase()).toBe('infosys');
  expect(facets.employers.map(({ value }) => value.toLowerCase())).toEqual([
    ...new Set(facets.employers.map(({ value }) => value.toLowerCase())),
  ]);
  expect([facets.notice, facets.active, histograms.experienceInYears]).toEqual([[], [], []]);
  expect((await ask(index, asGuest)).facets.employers).toEqual([]);
});

test('what guests may not ask is left out for them', async () => {
  const conditions: SearchCondition[] = [
    { kind: 'employer', names: ['Infosys'], when: 'ever' },
    { kind: 'resume' },
  ];
  expect((await ask(index, { conditions, ...asGuest })).total).toBe(crowd.length);
  expect((await ask(index, { conditions })).total).toBeLessThan(crowd.length);
  const { reading } = await ask(index, { text: 'ex infosys ', ...asGuest });
  expect(reading.facts).toEqual([]);
});

test('guests learn neither names nor employers from who is left out, or of what field somebody is', async () => {
  const { index: small } = await loaded([
    somebody('bank', {
      name: 'Asha Rao',
      facts: { ...somebody('x').facts, employers: [{ name: 'Razorpay', isCurrent: true }] },
    }),
    somebody('other'),
  ]);
  const both = async (text: string, asked: object) => (await found(small, { text, ...asked })).toSorted();
  expect(await both('-asha ', {})).toEqual(['other']);
  expect(await both('-asha ', asGuest)).toEqual(['bank', 'other']);
  expect(await both('fintech ', {})).toEqual(['bank']);
  expect(await both('fintech ', asGuest)).toEqual([]);
  expect(await both('-fintech ', {})).toEqual(['other']);
  expect(await both('-fintech ', asGuest)).toEqual(['bank', 'other']);
});

test('a guest’s key shows neither employers nor resumes', async () => {
  const before = server.asked.length;
  await ask(index, asGuest);
  const { apiKey = '' } = server.asked[before] ?? {};
  const answer = await fetch(new URL('/multi_search', server.url), {
    method: 'POST',
    headers: { 'x-typesense-api-key': apiKey },
    body: JSON.stringify({ searches: [{ collection: 'talent_profile_index', q: '*', per_page: 100 }] }),
  });
  const text = await answer.text();
  expect(text).toContain('noticePeriodInWeeks');
  expect(text).not.toMatch(/infosys|hasResume/i);
});

test('completes names that begin as typed; guests get no employers and nothing rare', async () => {
  const complete = (typed: string, redacted = false) => index.complete({ typed, redacted, limit: 5 });
  const texts = async (typed: string, redacted = false) =>
    (await complete(typed, redacted)).map(({ kind, text }) => `${kind} ${text.toLowerCase()}`);
  expect(await texts('inf')).toContain('employer infosys');
  expect(await texts('consult')).toContain('employer tata consultancy services');
  expect(await texts('inf', true)).toEqual([]);
  expect(await texts('pun')).toContain('place pune');
  expect(await texts('full st')).toContain('title full stack developer');
  expect(await texts('c++')).toContain('skill c++');
  expect(await texts('osys')).toEqual([]);
  for (const typed of ['', '  ', '`', ':', '"']) expect(await complete(typed)).toEqual([]);
  const { index: few } = await loaded([1, 2].map((n) => somebody(`t${n}`, { skills: ['Cobol'] })));
  expect(await few.complete({ typed: 'cob', redacted: false, limit: 5 })).toEqual([
    { kind: 'skill', text: 'Cobol', count: 2 },
  ]);
  expect(await few.complete({ typed: 'cob', redacted: true, limit: 5 })).toEqual([]);
});

test('more questions than one request takes are all answered', async () => {
  const { index: small } = await loaded([somebody('only', { jobTitle: 'React Developer' })]);
  const tallies = await small.tally(
    Array.from({ length: 60 }, () => ({ ...nothing, text: 'react developer ' })),
  );
  expect(tallies.map(({ total }) => total)).toEqual(Array.from({ length: 60 }, () => 1));
});

/** Names that try to be more than a name. */
const anyName = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('`', '\\', '|', '&', '(', ')', '[', ']', ':', '=', ' ', 'a', ','),
    minLength: 1,
  }),
);
const OUTSIDE_OF_LITERALS = /^[\w:=!<>[\],.&|() -]*$/;

test('no name breaks out of a filter, an order or a query', () => {
  fc.assert(
    fc.property(anyName, anyName, (name, text) => {
      const conditions: SearchCondition[] = [
        { kind: 'place', names: [name], withinKm: 5, point: { latitude: -1e-9, longitude: 77 } },
        { kind: 'employer', names: [name, text], when: 'ever' },
        { kind: 'degree', names: [name] },
        { kind: 'skill', name, minYears: 2.3 },
        { kind: 'title', words: name },
      ];
      for (const condition of conditions)
        expect(rendered(insideFilter(condition, 0))).toMatch(/^[\w:=[\],.&|() -]*$/);
      const search = toTalentSearch({
        ...nothing,
        text: `react or ${text}, -${name}`,
        conditions: conditions.slice(0, 1),
        niceSkills: [name, text],
        skills: [name],
      });
      if (!('parameters' in search)) return;
      const { filter_by: filter = '', sort_by: order = '', q = '' } = search.parameters;
      expect(String(filter).replaceAll(/`[^`\\\p{Cc}]*`/gu, '')).toMatch(OUTSIDE_OF_LITERALS);
      // An order is parted at brackets even inside of literals.
      expect(String(order).replaceAll(/`[\p{L}\p{M}\p{N}+#. _-]+`/gu, '')).toMatch(OUTSIDE_OF_LITERALS);
      // Each quote of a query opens or closes a phrase.
      expect(String(q).replaceAll(/(?<![^ ])-?"[^"]+"(?![^ ])/g, '')).not.toContain('"');
    }),
    { numRuns: 500 },
  );
});

test('whatever is asked, the server understands it', async () => {
  for (const [name, text] of fc.sample(fc.tuple(anyName, anyName), { seed: 5, numRuns: 40 }))
    await expect(
      ask(index, {
        text: `react or ${text}, -${name}`,
        conditions: [{ kind: 'employer', names: [name], when: 'past' }],
        niceSkills: [text],
      }),
      JSON.stringify([name, text]),
    ).resolves.toMatchObject({ isComplete: true });
});
