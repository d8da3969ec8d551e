import { expect, test } from 'vitest';
import { engineWith, found } from '../../test/engine-people.ts';
import { somebody } from '../../test/searched.ts';

test('where nobody has all words, that is left out first without which the most are found', () => {
  const engine = engineWith(
    ...['a', 'b', 'c'].map((id) => somebody(id, { skills: ['Verint', 'Forecasting'] })),
    ...['d', 'e', 'f', 'g', 'h'].map((id) => somebody(id, { skills: ['Ledger'] })),
  );
  const people = found(engine, { text: 'verint forecasting ledger ' });
  expect(people.slice(0, 3).sort()).toEqual(['a', 'b', 'c']);
  // Further words are left out while the page is not full.
  expect(people).toHaveLength(8);
});

test('a number of a compound that nobody has asks nothing', () => {
  const engine = engineWith(
    somebody('a', { skills: ['Star Catering'] }),
    somebody('b', { skills: ['5 Whys'] }),
  );
  expect(found(engine, { text: '5-star ' })).toEqual(['a']);
});

test('the name of who does a job is no beginning of another word', () => {
  const engine = engineWith(
    somebody('a', { jobTitle: 'Legal Counsel' }),
    somebody('b', { jobTitle: 'School Counsellor' }),
  );
  expect(found(engine, { text: 'counsel' })).toEqual(['a']);
});
