import { TalentSearchQuestion } from '@talaash/domain/talent-search/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeFilters } from './active-filter.ts';
import { stateOf } from './question-state.ts';
import { readSearchState } from './search-address.ts';
import {
  withoutForbidden,
  filterCount,
  navigationTo,
  rebased,
  toggleNice,
  toggleSkill,
  toggleStrict,
  toQuestion,
  withFilters,
  withProfile,
  withRange,
  withText,
} from './search-state.ts';

describe('readSearchState', () => {
  test.each([
    [{}, {}],
    [
      { q: 'react', skills: ['React', 'React', 7, ''], expMin: 3 },
      { q: 'react', skills: ['React'], expMin: 3 },
    ],
    [
      { q: 2024, skills: 'React' },
      { q: '2024', skills: ['React'] },
    ],
    [{ page: 3 }, { page: 3 }],
    [{ page: 1 }, {}],
    [{ page: 1e9 }, { page: 25 }],
    [{ page: 2.5 }, {}],
    [{ page: '2' }, {}],
    [{ q: true }, { q: 'true' }],
    [{ q: { a: 1 }, skills: 5, profile: 'x'.repeat(101) }, {}],
    [{ skills: { a: 1 } }, {}],
    [{ skills: ['x'.repeat(201), 'React'] }, { skills: ['React'] }],
    [{ expMin: 'abc' }, {}],
    [
      { skills: 'React', nice: ['React', 'Go'], strict: ['salary', 'x', 'level', 'salary'], sort: 'newest' },
      { skills: ['React'], nice: ['Go'], strict: ['salary', 'level'], sort: 'newest' },
    ],
    [
      { place: 'Pune', km: 25, state: ['Kerala'], employer: ['Acme'], when: 'past', remote: true },
      { place: ['Pune'], km: 25, state: ['Kerala'], employer: ['Acme'], when: 'past', remote: true },
    ],
    [{ place: ['Pune', 'Goa'], km: 25 }, { place: ['Pune', 'Goa'] }],
    [{ km: 25, when: 'past', sort: 'match', exact: 'true', resume: false, english: 'Fluent' }, {}],
    [
      { place: ['Pune'], km: 501, notice: -1, active: 0, category: 'Cooking', open: [7] },
      { place: ['Pune'] },
    ],
    [
      { category: ['UI_UX_Design', 'x'], open: 'ActivelySeeking', employed: false, active: 30, resume: true },
      { category: ['UI_UX_Design'], open: ['ActivelySeeking'], employed: false, active: 30, resume: true },
    ],
    [{ expMin: -1, expMax: Number.NaN, salMin: 'x', salMax: Infinity, profile: 5 }, {}],
  ])('%o is %o', (raw, state) => {
    expect(readSearchState(raw)).toEqual(state);
  });

  test('any address becomes a valid query, and no raw parameter remains', () => {
    const raws = fc.dictionary(fc.constantFrom(...Object.keys(ADDRESS), 'unknown'), fc.jsonValue());
    fc.assert(
      fc.property(raws, (raw) => {
        const state = readSearchState(raw);
        TalentSearchQuestion.parse({ ...toQuestion(state), page: 0 });
        // The router merges the state over the typed parameters.
        expect({ ...raw, ...state }).toEqual(state);
      }),
    );
  });

  test('converting a query to a search and back gives the same query', () => {
    fc.assert(
      fc.property(fc.record(ADDRESS, { requiredKeys: [] }), (raw) => {
        const state = readSearchState(raw);
        const question = toQuestion(state);
        expect(toQuestion(readSearchState(stateOf(question)))).toEqual(question);
        TalentSearchQuestion.parse({ ...question, page: 0 });
      }),
    );
  });
});

/** Values that an address may have, valid and not. */
const names = fc.array(fc.constantFrom('React', 'Pune', 'Acme & Söhne', ''), { maxLength: 3 });
const amount = fc.constantFrom(-1, 0, 1, 4, 25, 1e9, '4');
const ADDRESS = {
  q: fc.constantFrom(' react ', 'under 18 lpa', '', 7),
  skills: names,
  nice: names,
  expMin: amount,
  expMax: amount,
  salMin: amount,
  salMax: amount,
  notice: amount,
  place: names,
  km: amount,
  state: names,
  remote: fc.constantFrom(true, false, 'true'),
  category: fc.constantFrom('Software_Testing', ['UI_UX_Design', 'Software_Development'], 'x'),
  open: fc.constantFrom('ActivelySeeking', ['NotSeeking', 'x']),
  employed: fc.constantFrom(true, false, 1),
  english: fc.constantFrom('Native', 'Fluent'),
  employer: names,
  when: fc.constantFrom('current', 'past', 'ever'),
  degree: names,
  active: amount,
  resume: fc.constantFrom(true, false),
  strict: fc.constantFrom('place', ['salary', 'x', 'level']),
  exact: fc.constantFrom(true, 1),
  sort: fc.constantFrom('match', 'newest', 'notice', 'x'),
  page: amount,
  profile: fc.constantFrom('t1', 5),
};

test('a query omits open range ends and trims its text', () => {
  expect(toQuestion({ q: ' react ', expMin: 2, salMax: 40 })).toMatchObject({
    query: 'react',
    skills: [],
    conditions: [],
    experienceInYears: { min: 2 },
    expectedSalaryInLpaInr: { max: 40 },
  });
});

test('filters become conditions; several places have no radius', () => {
  expect(
    toQuestion({ place: ['Pune'], km: 25, state: ['Kerala'], notice: 4, when: 'past' }).conditions,
  ).toEqual([
    { kind: 'notice', maxWeeks: 4 },
    { kind: 'place', names: ['Pune'], withinKm: 25 },
    { kind: 'place', names: ['Kerala'] },
  ]);
  const near = { place: ['Pune'], km: 25, q: 'a' };
  expect(withFilters(near, { place: ['Pune', 'Goa'] })).toEqual({ q: 'a', place: ['Pune', 'Goa'] });
  expect(withFilters(near, { place: undefined })).toEqual({ q: 'a' });
  expect(withFilters({ employer: ['Acme'], when: 'past' }, { employer: undefined })).toEqual({});
  expect(filterCount({ q: 'a', place: ['Pune'], km: 25, resume: true, strict: ['place'] })).toBe(3);
});

test('a skill is required, preferred or not part of the search', () => {
  expect(toggleSkill({ skills: ['React'] }, 'Go')).toEqual({ skills: ['React', 'Go'] });
  expect(toggleNice({ skills: ['React', 'Go'] }, 'Go')).toEqual({ skills: ['React'], nice: ['Go'] });
  expect(toggleNice({ skills: ['React'], nice: ['Go'] }, 'Go')).toEqual({ skills: ['React', 'Go'] });
  expect(toggleSkill({ nice: ['Go'] }, 'Go')).toEqual({});
});

test('a fact toggles between strict and soft; a new text resets the reading', () => {
  const strict = toggleStrict({ q: 'under 18 lpa', strict: ['notice'] }, 'salary');
  expect(strict.strict).toEqual(['salary', 'notice']);
  expect(toggleStrict(toggleStrict(strict, 'salary'), 'notice')).toEqual({ q: 'under 18 lpa' });
  expect(withText({ q: 'banglore', exact: true, strict: ['place'] }, 'banglore react')).toEqual({
    q: 'banglore react',
    strict: ['place'],
  });
  expect(withText({ q: 'banglore', exact: true, strict: ['place'] }, '')).toEqual({});
});

test('every part of a search can be removed separately', () => {
  const state = { q: 'react', skills: ['React', 'CSS'], expMin: 5, expMax: 9, salMax: 40 };
  const filters = activeFilters(state);
  expect(filters.map(({ name, value }) => [name, value])).toEqual([
    ['Text', 'react'],
    [undefined, 'React'],
    [undefined, 'CSS'],
    ['Experience', '5 to 9 years'],
    ['Salary', 'up to ₹40 LPA'],
  ]);
  expect(filters.map(({ without }) => without)).toEqual([
    { skills: ['React', 'CSS'], expMin: 5, expMax: 9, salMax: 40 },
    { q: 'react', skills: ['CSS'], expMin: 5, expMax: 9, salMax: 40 },
    { q: 'react', skills: ['React'], expMin: 5, expMax: 9, salMax: 40 },
    { q: 'react', skills: ['React', 'CSS'], salMax: 40 },
    { q: 'react', skills: ['React', 'CSS'], expMin: 5, expMax: 9 },
  ]);
  expect(activeFilters({ q: '  ' })).toEqual([]);
});

test('a changed search pushes a history entry; letters, drags, pages and profiles replace it', () => {
  const query = { q: 'react', expMin: 2, page: 3 };
  expect(navigationTo(query, { ...query, q: 'react d' }, true)).toEqual({
    search: { q: 'react d', expMin: 2 },
    replace: true,
    resetScroll: true,
  });
  expect(navigationTo(query, { ...query, q: 'Python Developer' }, false)).toMatchObject({ replace: false });
  expect(navigationTo(query, { ...query, skills: ['CSS'] }, false)).toEqual({
    search: { q: 'react', expMin: 2, skills: ['CSS'] },
    replace: false,
    resetScroll: true,
  });
  expect(navigationTo({ profile: 't1' }, { q: 'r', profile: 't1' }, true).search).toEqual({
    q: 'r',
    profile: 't1',
  });
  expect(navigationTo(query, {}, false)).toMatchObject({ replace: false });
  expect(navigationTo(query, { ...query, expMin: 3 }, false)).toMatchObject({ replace: true });
  expect(navigationTo(query, { ...query, expMax: 9 }, false)).toMatchObject({ replace: false });
  for (const next of [
    { ...query, page: 4 },
    { ...query, profile: 't1' },
  ])
    expect(navigationTo(query, next, false)).toEqual({ search: next, replace: true, resetScroll: false });
});

test('a change removes an emptied part', () => {
  expect(toggleSkill({ skills: ['React'] }, 'React')).toEqual({});
  expect(toggleSkill({}, 'React')).toEqual({ skills: ['React'] });
  expect(withRange({ expMin: 1, q: 'a' }, ['expMin', 'expMax'], { max: 4 })).toEqual({ q: 'a', expMax: 4 });
  expect(withText({ q: 'a' }, '')).toEqual({});
  expect(withProfile({ q: 'a', profile: 'x' }, undefined)).toEqual({ q: 'a' });
});

test("a guest's search has no filters on hidden fields", () => {
  const state = { q: 'react', employer: ['Tern'], when: 'past' as const, resume: true as const, notice: 4 };
  expect(withoutForbidden(state)).toEqual({ q: 'react', notice: 4 });
});

describe('a change to a search while the address is ahead of it', () => {
  const shown = { q: 'react', skills: ['React'], expMin: 1, page: 2 };
  test.each([
    ['the address is not ahead', { q: 'vue', skills: ['React'] }, shown, { q: 'vue', skills: ['React'] }],
    [
      'a filter, and another one before it',
      toggleSkill(shown, 'Git'),
      { ...shown, skills: ['React', 'CSS'] },
      { ...shown, skills: ['React', 'CSS', 'Git'] },
    ],
    [
      'a filter that goes, and another one before it',
      toggleSkill(shown, 'React'),
      { ...shown, skills: ['React', 'CSS'] },
      { ...shown, skills: ['CSS'] },
    ],
    ['the only entry of a list', toggleSkill(shown, 'React'), shown, { q: 'react', expMin: 1, page: 2 }],
    [
      'a text, and a filter before it',
      withText(shown, ''),
      { ...shown, notice: 4 },
      { skills: ['React'], expMin: 1, page: 2, notice: 4 },
    ],
    ['a filter, and a text before it', { ...shown, notice: 4 }, { expMin: 1 }, { expMin: 1, notice: 4 }],
    ['the same twice', toggleSkill(shown, 'Git'), toggleSkill(shown, 'Git'), toggleSkill(shown, 'Git')],
    ['all is cleared', {}, { ...shown, notice: 4 }, {}],
  ])('%s', (_, after, now, expected) => {
    expect(rebased(after, shown, now)).toEqual(expected);
  });

  test('applies unchanged if the address is not ahead', () => {
    const state = fc
      .record({ q: fc.string(), skills: fc.array(fc.string()), notice: fc.nat(12), remote: fc.boolean() })
      .map((raw) => readSearchState(raw));
    fc.assert(
      fc.property(state, state, (after, before) => {
        const { skills: one = [], ...rest } = rebased(after, before, before);
        const { skills: other = [], ...expected } = after;
        expect(rest).toEqual(expected);
        expect(one.toSorted()).toEqual(other.toSorted());
      }),
    );
  });
});
