import { expect, test } from 'vitest';
import { engineWith, found } from '../../test/engine-people.ts';
import { somebody } from '../../test/searched.ts';

test('where nobody has all words, that is left out without which the most are found', () => {
  const engine = engineWith(
    ...['a', 'b', 'c'].map((id) => somebody(id, { skills: ['Verint', 'Forecasting'] })),
    ...['d', 'e', 'f', 'g', 'h'].map((id) => somebody(id, { skills: ['Ledger'] })),
  );
  expect(found(engine, { text: 'verint forecasting ledger ' }).sort()).toEqual(['a', 'b', 'c']);
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
