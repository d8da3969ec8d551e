import { DOLLAR_FACTS } from './dollar-salary.ts';
import { AROUND, fact, END, type FactPattern, LEAST, MOST, OR_LESS, TO } from './fact-pattern.ts';
import { MONTHLY_FACTS } from './monthly-salary.ts';
import { aroundSum, BUDGET, budgetSum, LAKH, MONEY, RUPEES, salaryRange } from './salary-sum.ts';

const amount = (name: string) =>
  `${RUPEES}(?<${name}>\\d{1,3}(?:,\\d{2,3}){1,4}|\\d{1,8}(?:\\.\\d{1,2})?)(?![.,]?\\d)`;
const aYear =
  '(?:\\s*(?:per\\s+(?:annum|year)|p\\.?\\s?a(?![a-z])\\.?|a\\s+year|/\\s*(?:year|annum|yr)|annually|annum|yearly|ctc|salary|package)(?![a-z]))?';
const unit = (name: string) =>
  `\\s*(?<${name}>lakhs?|lacs?|lpa|lkh|lks?|lp|l|crores?|cr)(?![a-z0-9])${aYear}(?:\\s+budget(?![a-z]))?`;
const salaryBefore = `(?:${MONEY})?(?:between\\s+|from\\s+|around\\s+)?`;

const LAKHS_IN_CRORE = 100;

/** Converts a yearly salary as typed to lakhs. Rupees in full are divided. Without a unit it is in lakhs. */
function lakhsOf(text: string | undefined, unitText: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text.replaceAll(',', ''));
  if (value >= LAKH / 2) return value / LAKH;
  return unitText?.startsWith('c') === true ? value * LAKHS_IN_CRORE : value;
}

/** A sum in full rupees, of at least a lakh. */
const rupees = (name: string) =>
  `${RUPEES}(?<${name}>\\d{1,2}(?:,\\d{2}){1,2},\\d{3}|\\d,\\d{2},\\d{3}|\\d{6,8})(?![.,]?\\d)`;

/** Salaries, in lakhs a year. */
export const SALARY_FACTS: readonly FactPattern[] = [
  ...DOLLAR_FACTS,
  ...MONTHLY_FACTS,
  fact(
    `(?:${MONEY})?${LEAST}\\s*${amount('min')}(?:${unit('first')})?\\s*(?:,|&|-|and(?![a-z])|but(?![a-z])|to(?![a-z]))?\\s*${MOST}\\s*${amount('max')}${unit('second')}`,
    ({ min, max, first, second }) => salaryRange(lakhsOf(min, first ?? second), lakhsOf(max, second)),
  ),
  // "Fixed 12 + variable 3" is 15 in total.
  fact(
    `(?:(?:${MONEY})?(?:fixed\\s*:?\\s*${amount('fixed')}|${amount('other')}(?:${unit('first')})?\\s*fixed)(?:${unit('second')})?\\s*(?:\\+|&|,|plus|and)\\s*(?:variable\\s*:?\\s*${amount('more')}(?:${unit('third')})?|${amount('extra')}(?:${unit('fourth')})?\\s*variable))${END}`,
    ({ fixed, other, more, extra }) =>
      salaryRange(
        undefined,
        (lakhsOf(fixed ?? other, undefined) ?? 0) + (lakhsOf(more ?? extra, undefined) ?? 0),
      ),
  ),
  fact(`${salaryBefore}${rupees('min')}${TO}${rupees('max')}${aYear}`, ({ min, max }) =>
    salaryRange(lakhsOf(min, undefined), lakhsOf(max, undefined)),
  ),
  fact(
    `${salaryBefore}${amount('min')}(?:${unit('first')})?${TO}${amount('max')}${unit('second')}(?:\\s*${OR_LESS}${END})?`,
    ({ min, max, first, second }) => salaryRange(lakhsOf(min, first ?? second), lakhsOf(max, second)),
  ),
  fact(`(?:${MONEY})?${MOST}\\s*(?:${MONEY})?${amount('max')}${unit('unit')}`, ({ max, unit: of }) =>
    salaryRange(undefined, lakhsOf(max, of)),
  ),
  fact(`(?:${MONEY})?${LEAST}\\s*(?:${MONEY})?${amount('min')}${unit('unit')}`, ({ min, unit: of }) =>
    salaryRange(lakhsOf(min, of), undefined),
  ),
  fact(
    `${BUDGET}${AROUND}\\s*${amount('sum')}${unit('unit')}(?!\\s*(?:\\+|${TO}\\s*\\d))`,
    ({ sum, unit: of }) => budgetSum(lakhsOf(sum, of)),
  ),
  fact(
    `(?:${MONEY})?(?:${AROUND}\\s*(?:${MONEY})?${amount('sum')}${unit('unit')}|${amount('other')}${unit('of')}\\s*(?:approx(?:imately)?|or\\s+so|roughly)${END})(?!\\s*(?:\\+|${TO}\\s*\\d))`,
    ({ sum, other, unit: one, of }) => aroundSum(lakhsOf(sum ?? other, one ?? of)),
  ),
  fact(
    `${salaryBefore}${amount('min')}(?:${unit('unit')}\\s*(?:\\+|plus(?![a-z])|or\\s+more|and\\s+above|se\\s+more)|\\s*\\+\\s*(?<other>lakhs?|lacs?|lpa)${END})`,
    ({ min, unit: of, other }) => salaryRange(lakhsOf(min, of ?? other), undefined),
  ),
  fact(
    `${salaryBefore}(?:${MOST}\\s*)?${amount('max')}${unit('unit')}(?:\\s*(?:${OR_LESS}|ke\\s+under|under)${END})?`,
    ({ max, unit: of }) => salaryRange(undefined, lakhsOf(max, of)),
  ),
  fact(
    `(?:${MONEY})?(?:(?<least>${LEAST})|${MOST})?\\s*(?:₹|rs\\.?\\s?|inr\\s?)\\s*(?<sum>\\d{1,3}(?:,\\d{2,3}){1,4}|\\d{6,8})${aYear}`,
    ({ sum, least: isLeast }) =>
      isLeast === undefined
        ? salaryRange(undefined, lakhsOf(sum, undefined))
        : salaryRange(lakhsOf(sum, undefined), undefined),
  ),
];

/** Rupees from here on and below a lakh are monthly. */
const MONTHLY_MIN = 3000;
const MONTHS = 12;

/** Converts a salary without a unit to lakhs a year. It is in lakhs, in rupees a year, or in rupees a month. */
function lakhsOfAny(text: string | undefined): number | undefined {
  const value = Number((text ?? '').replaceAll(',', ''));
  return value >= MONTHLY_MIN && value < LAKH ? (value * MONTHS) / LAKH : lakhsOf(text, undefined);
}

/** Rules out years of work or a notice, as after "we expect:". */
const notTime = '(?!\\s*\\+?\\s*(?:years?|yrs?|yoe|months?|weeks?|days?)(?![a-z]))';

/** Salaries that only their label shows. Tried after years. */
export const LABELLED_SALARY_FACTS: readonly FactPattern[] = [
  fact(
    `(?:${MONEY})?(?:${MOST}\\s*)?(?<sum>\\d{1,3}(?:,\\d{2,3}){1,4}|\\d{6,8})\\s*(?:per\\s+(?:annum|year)|a\\s+year|p\\.?a(?![a-z])\\.?|annually|yearly|ctc|budget)(?![a-z])(?:\\s+budget(?![a-z]))?`,
    ({ sum }) => salaryRange(undefined, lakhsOf(sum, undefined)),
  ),
  fact(`${MONEY}${amount('min')}${TO}${amount('max')}${notTime}`, ({ min, max }) =>
    salaryRange(lakhsOfAny(min), lakhsOfAny(max)),
  ),
  fact(`${amount('min')}${TO}${amount('max')}\\s*negotiable${END}`, ({ min, max }) =>
    salaryRange(lakhsOfAny(min), lakhsOfAny(max)),
  ),
  fact(`${MONEY}${LEAST}\\s*${amount('min')}${notTime}`, ({ min }) =>
    salaryRange(lakhsOfAny(min), undefined),
  ),
  fact(`${BUDGET}${AROUND}\\s*${amount('sum')}${notTime}`, ({ sum }) => budgetSum(lakhsOfAny(sum))),
  fact(`${MONEY}${AROUND}\\s*${amount('sum')}${notTime}`, ({ sum }) => aroundSum(lakhsOfAny(sum))),
  fact(`(?:${MOST}\\s+)?${MONEY}(?:${MOST}\\s*)?${amount('max')}${notTime}`, ({ max }) =>
    salaryRange(undefined, lakhsOfAny(max)),
  ),
];

/** "Under 20" alone is in lakhs. A number below this minimum is still being typed, or counts something else. */
const LAKHS_ALONE_MIN = 3;
export const BARE_SALARY_FACT: FactPattern = fact(
  `${MOST}\\s*(?<max>\\d{1,3})(?![\\w%.,+-]|\\s*(?:[a-z]{1,3}ours?|months?|weeks?|days?|years?|yrs?|people|members|positions?|candidates|profiles|openings?)(?![a-z]))`,
  ({ max }) => (Number(max) < LAKHS_ALONE_MIN ? undefined : salaryRange(undefined, Number(max))),
);
