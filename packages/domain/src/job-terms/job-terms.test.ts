import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate } from '../base/schema.ts';
import { payFit } from './rule.ts';
import { JobTerms, JobTermsDraft, Pay } from './schema.ts';
import { startMonthRefusal } from './start-month.ts';
import {
  currencyPayWords,
  PAY_NOT_STATED,
  payFitSentence,
  payInListWords,
  payWords,
  termFacts,
} from './words.ts';

test.each([
  [{ from: 22, to: 16 }, 'to', 'The first amount is more than the second.'],
  [{ from: 0, to: 16 }, 'from', 'Must be 0.5 or greater'],
  [{ from: 16, to: 501 }, 'to', 'Must be 500 or less'],
  [{ from: 16.3, to: 22 }, 'from', 'Must be in steps of 0.5'],
  [{ from: 16 }, 'to', 'Highest pay is required'],
  [{ from: '16', to: 22 }, 'from', 'Must be a number'],
  [{ from: Number.NaN, to: 22 }, 'from', 'Must be a number'],
  [
    { from: 16, to: 22, inCurrency: { currency: 'USD', from: 30_000, to: 20_000 } },
    'inCurrency.to',
    'The first amount is more than the second.',
  ],
  [
    { from: 16, to: 22, inCurrency: { currency: 'USD', from: 30, to: 20_000 } },
    'inCurrency.from',
    'Must be 100 or greater',
  ],
])('pay of %j is refused at %s: %s', (pay, path, message) => {
  expect(validate(Pay, pay)).toEqual({ ok: false, errors: { [path]: message } });
});

test('any range of half lakhs in order is pay, and its words name both amounts', () => {
  const halves = fc.integer({ min: 1, max: 1000 }).map((count) => count / 2);
  fc.assert(
    fc.property(halves, halves, (one, other) => {
      const pay = { from: Math.min(one, other), to: Math.max(one, other) };
      expect(validate(Pay, pay).ok).toBe(true);
      for (const amount of [pay.from, pay.to]) expect(payWords(pay)).toContain(String(amount));
    }),
  );
});

test.each([
  ['2026-10', 'This month is over. Choose a later one, or leave the start open.'],
  ['2026-11', undefined],
  ['2028-11', undefined],
  ['2028-12', 'The start can be at most 24 months ahead.'],
])('on 25 November 2026 a start in %s is refused: %s', (month, refusal) => {
  expect(startMonthRefusal(month, Date.parse('2026-11-25T06:00:00Z'))).toBe(refusal);
});

test('a stored start grows old; a draft with one is refused', () => {
  const terms = { startIsoMonth: '2020-01' };
  expect(validate(JobTerms, terms).ok).toBe(true);
  expect(validate(JobTermsDraft, terms)).toMatchObject({
    ok: false,
    errors: { startIsoMonth: expect.any(String) },
  });
});

test.each([
  [undefined, PAY_NOT_STATED],
  [null, PAY_NOT_STATED],
  [{ from: 16, to: 22 }, '₹16 to 22 LPA'],
  [{ from: 16.5, to: 16.5 }, '₹16.5 LPA'],
])('pay %j reads %s', (pay, words) => {
  expect(payWords(pay)).toBe(words);
});

test('the company’s currency stands beside rupees', () => {
  const inCurrency = { currency: 'GBP', from: 13_900, to: 19_100 } as const;
  expect(currencyPayWords({ from: 16, to: 22, inCurrency })).toBe('£13,900 to 19,100 a year');
  expect(currencyPayWords({ from: 16, to: 22 })).toBeUndefined();
});

test.each([
  [{ from: 16, to: 24 }, 'meets', 'Meets your ₹24 LPA'],
  [{ from: 25, to: 30 }, 'meets', 'Meets your ₹24 LPA'],
  [{ from: 14, to: 18 }, 'below', 'Below your ₹24 LPA, by ₹6 LPA at the top'],
  [null, 'notStated', PAY_NOT_STATED],
] as const)('for somebody who expects 24, pay of %j is: %s', (pay, fit, sentence) => {
  expect(payFit(pay, 24)).toBe(fit);
  expect(payFitSentence(fit, pay, 24)).toBe(sentence);
});

test.each([
  [{ from: 22, to: 28 }, 24, '₹22 to 28 LPA, meets yours'],
  [{ from: 14, to: 18 }, 24, '₹14 to 18 LPA, below yours'],
  [{ from: 14, to: 18 }, undefined, '₹14 to 18 LPA'],
  [null, 24, PAY_NOT_STATED],
])('in a list, pay of %j for somebody who expects %s reads %s', (pay, expected, words) => {
  expect(payInListWords(pay, expected)).toBe(words);
});

test('only stated terms are facts', () => {
  expect(termFacts(undefined)).toEqual([]);
  expect(
    termFacts({
      employmentKind: 'Contract',
      workPlace: 'OnSite',
      workPlaceName: 'Pune',
      overlapHours: 1,
      startIsoMonth: '2027-01',
    }),
  ).toEqual([
    { label: 'Kind', value: 'Contract' },
    { label: 'Where', value: 'On site, Pune' },
    { label: 'Overlap with India', value: '1 hour a day' },
    { label: 'Start', value: 'January 2027' },
  ]);
});
