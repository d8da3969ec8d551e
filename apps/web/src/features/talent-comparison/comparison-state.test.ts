import { expect, test } from 'vitest';
import { comparedIds, readComparisonState, withoutPerson } from './comparison-state.ts';

test.each([
  ['nobody', {}, [], false],
  ['a number', { people: 12 }, ['12'], false],
  ['what is no text', { people: { a: 1 } }, [], false],
  ['blanks and somebody twice', { people: ' a,,b , a' }, ['a', 'b'], false],
  ['four', { people: 'a,b,c,d' }, ['a', 'b', 'c', 'd'], false],
  ['five', { people: 'a,b,c,d,e' }, ['a', 'b', 'c', 'd'], true],
  ['an endless id', { people: `${'x'.repeat(101)},b` }, ['b'], false],
])('the ids of an address with %s', (_what, raw, talentIds, isCut) => {
  expect(comparedIds(readComparisonState(raw))).toEqual({ talentIds, isCut });
});

test('drops invalid parameters', () => {
  expect(
    readComparisonState({
      people: 'a',
      differs: 'yes',
      skills: ['React', '', 4, 'React'],
      post: '',
      more: 1,
    }),
  ).toEqual({ people: 'a', skills: ['React'] });
});

test('removing a person keeps the others, even if there were too many', () => {
  const state = readComparisonState({ people: 'a,b,c,d,e', post: 'p', differs: true });
  expect(withoutPerson(state, 'b')).toEqual({ people: 'a,c,d', post: 'p', differs: true });
  expect(withoutPerson({ people: 'a', post: 'p' }, 'a')).toEqual({ post: 'p' });
});
