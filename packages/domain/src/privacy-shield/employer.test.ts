import { expect, test } from 'vitest';
import { EMPLOYER_OFFERS_MAX } from './limit.ts';
import { employersOf, offeredEmployers } from './employer.ts';

const job = (company: string, startIsoMonth: string, isCurrent = false) => ({
  company,
  tenure: { startIsoMonth, isCurrent },
});
const career = employersOf([
  job('Orchid', '2015-01'),
  job('Lumen Retail', '2019-01'),
  job('LUMEN retail Pvt Ltd', '2021-01', true),
  job('...', '2022-01'),
]);

test('an employer is listed once, with its present job first', () => {
  expect(career.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
    ['LUMEN retail Pvt Ltd', true],
    ['Orchid', false],
  ]);
});

test.each([
  [undefined, [], ['LUMEN retail Pvt Ltd']],
  [undefined, ['name:lumenretail'], []],
  [[], [], ['LUMEN retail Pvt Ltd', 'Orchid']],
  [['name:lumenretail'], [], ['Orchid']],
  [['name:lumenretail', 'name:orchid'], [], []],
  [[], ['name:orchid'], ['LUMEN retail Pvt Ltd']],
])('after %j, hidden from %j, asks about %j', (seen, hidden, names) => {
  const offered = offeredEmployers(career, seen && new Set(seen), new Set(hidden));
  expect(offered.map(({ name }) => name)).toEqual(names);
});

test('a long work history asks about a few', () => {
  const many = employersOf(Array.from({ length: 10 }, (_, at) => job(`Company ${at}`, `20${at + 10}-01`)));
  expect(offeredEmployers(many, new Set(), new Set())).toHaveLength(EMPLOYER_OFFERS_MAX);
});
