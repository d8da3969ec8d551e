import { TalentSearchQuestion } from '@talaash/domain/talent-search/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activeFilters,
  readSearchState,
  navigationTo,
  toggleSkill,
  toQuestion,
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
    [{ expMin: -1, expMax: Number.NaN, salMin: 'x', salMax: Infinity, profile: 5 }, {}],
  ])('%o is %o', (raw, state) => {
    expect(readSearchState(raw)).toEqual(state);
  });

  test('whatever an address says becomes a valid question, and nothing of it remains as it was typed', () => {
    const keys = ['q', 'skills', 'expMin', 'expMax', 'salMin', 'salMax', 'page', 'profile', 'unknown'];
    const raws = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue());
    fc.assert(
      fc.property(raws, (raw) => {
        const state = readSearchState(raw);
        TalentSearchQuestion.parse({ ...toQuestion(state), page: 0 });
        // The router lays the state over what was typed.
        expect({ ...raw, ...state }).toEqual(state);
      }),
    );
  });
});

test('a question has no open range ends and a trimmed text', () => {
  expect(toQuestion({ q: ' react ', expMin: 2, salMax: 40 })).toEqual({
    query: 'react',
    skills: [],
    experienceInYears: { min: 2 },
    expectedSalaryInLpaInr: { max: 40 },
  });
});

test('every part of a search is a filter that can be removed on its own', () => {
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
  const asked = { q: 'react', expMin: 2, page: 3 };
  expect(navigationTo(asked, { ...asked, q: 'react d' }, true)).toEqual({
    search: { q: 'react d', expMin: 2 },
    replace: true,
    resetScroll: true,
  });
  expect(navigationTo(asked, { ...asked, q: 'Python Developer' }, false)).toMatchObject({ replace: false });
  expect(navigationTo(asked, { ...asked, skills: ['CSS'] }, false)).toEqual({
    search: { q: 'react', expMin: 2, skills: ['CSS'] },
    replace: false,
    resetScroll: true,
  });
  expect(navigationTo({ profile: 't1' }, { q: 'r', profile: 't1' }, true).search).toEqual({
    q: 'r',
    profile: 't1',
  });
  expect(navigationTo(asked, {}, false)).toMatchObject({ replace: false });
  expect(navigationTo(asked, { ...asked, expMin: 3 }, false)).toMatchObject({ replace: true });
  expect(navigationTo(asked, { ...asked, expMax: 9 }, false)).toMatchObject({ replace: false });
  for (const next of [
    { ...asked, page: 4 },
    { ...asked, profile: 't1' },
  ])
    expect(navigationTo(asked, next, false)).toEqual({ search: next, replace: true, resetScroll: false });
});

test('a change removes a part that becomes empty', () => {
  expect(toggleSkill({ skills: ['React'] }, 'React')).toEqual({});
  expect(toggleSkill({}, 'React')).toEqual({ skills: ['React'] });
  expect(withRange({ expMin: 1, q: 'a' }, ['expMin', 'expMax'], { max: 4 })).toEqual({ q: 'a', expMax: 4 });
  expect(withText({ q: 'a' }, '')).toEqual({});
  expect(withProfile({ q: 'a', profile: 'x' }, undefined)).toEqual({ q: 'a' });
});
