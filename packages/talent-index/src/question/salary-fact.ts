import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { AROUND, compiled, END, type FactPattern, LEAST, MOST, OR_LESS, TO } from './fact-pattern.ts';

const amount = (name: string) =>
  `(?:₹|rs\\.?|inr)?\\s*(?<${name}>\\d{1,3}(?:,\\d{2,3}){1,4}|\\d{1,8}(?:\\.\\d{1,2})?)(?![.,]?\\d)`;
const aYear =
  '(?:\\s*(?:per\\s+(?:annum|year)|p\\.?\\s?a(?![a-z])\\.?|a\\s+year|/\\s*(?:year|annum|yr)|annually|annum|yearly|ctc|salary|package)(?![a-z]))?';
const unit = (name: string) =>
  `\\s*(?<${name}>lakhs?|lacs?|lpa|lkh|lp|l|crores?|cr)(?![a-z0-9])${aYear}(?:\\s+budget(?![a-z]))?`;
const aMonth =
  '\\s*(?:per\\s+month|a\\s+month|/\\s*(?:month|mo)|p\\.?m(?![a-z])\\.?|monthly|in\\s+hand|month)(?![a-z])';
const money =
  '(?:(?:expected|current|annual|offered|monthly|approx|approximate)\\s+)?(?:salary|ctc|package|pay|compensation|budget|expecting|expects?|expectations?|remuneration|earning|offering)(?![a-z])';
const moneyLabel = `${money}(?:\\s+(?:range|is|of|between|from|around|expectations?|about|approx|should\\s+be|asked|budget))*\\s*(?:[:=-]\\s*)?`;
const salaryBefore = `(?:${moneyLabel})?(?:between\\s+|from\\s+|around\\s+)?`;

const LAKHS_IN_CRORE = 100;
const LAKH = 100_000;

/** Lakhs a year of a number as typed. Rupees in full are divided; without a unit it is in lakhs. */
function lakhsOf(text: string | undefined, unitText: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text.replaceAll(',', ''));
  if (value >= LAKH / 2) return value / LAKH;
  return unitText?.startsWith('c') === true ? value * LAKHS_IN_CRORE : value;
}

/** A salary that somebody can mean. */
const LPA_MAX = 1000;

function salaryRange(min: number | undefined, max: number | undefined): SearchCondition | undefined {
  if ((min ?? 0) > LPA_MAX || (max ?? 0) > LPA_MAX || (min !== undefined && max !== undefined && min > max))
    return undefined;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    kind: 'salary',
    ...(min === undefined ? {} : { min: rounded(min) }),
    ...(max === undefined ? {} : { max: rounded(max) }),
  };
}

/** "Around 20 lpa": as much more or less nobody minds. */
const AROUND_SHARE = 0.1;
const salaryAround = (lakhs: number | undefined): SearchCondition | undefined =>
  lakhs === undefined ? undefined : salaryRange(lakhs * (1 - AROUND_SHARE), lakhs * (1 + AROUND_SHARE));

/** Lakhs a year of thousands, or rupees, a month. */
const lakhsOfMonthly = (text: string | undefined, k: string | undefined): number =>
  (Number((text ?? '').replaceAll(',', '')) * (k === undefined ? 1 : 1000) * 12) / LAKH;

/** Rupees in full of at least a lakh. */
const rupees = (name: string) =>
  `(?:₹|rs\\.?|inr)?\\s*(?<${name}>\\d{1,2}(?:,\\d{2}){1,2},\\d{3}|\\d,\\d{2},\\d{3}|\\d{6,8})(?![.,]?\\d)`;

/** Salaries, in lakhs a year. */
export const SALARY_FACTS: readonly FactPattern[] = [
  {
    pattern: compiled(
      `(?:${moneyLabel})?${LEAST}\\s*${amount('min')}(?:${unit('first')})?\\s*(?:,|&|-|and(?![a-z])|but(?![a-z])|to(?![a-z]))?\\s*${MOST}\\s*${amount('max')}${unit('second')}`,
    ),
    condition: ({ min, max, first, second }) =>
      salaryRange(lakhsOf(min, first ?? second), lakhsOf(max, second)),
  },
  {
    pattern: compiled(
      `(?:${moneyLabel})?(?:${MOST}\\s*)?${amount('max')}\\s*(?:lakhs?|lacs?|l)(?![a-z0-9])${aMonth}`,
    ),
    condition: ({ max }) => salaryRange(undefined, Number((max ?? '').replaceAll(',', '')) * 12),
  },
  {
    pattern: compiled(
      `${salaryBefore}(?:₹|rs\\.?|inr)?\\s*(?<min>\\d{1,2},\\d{3}|\\d{4,6})${TO}(?:₹|rs\\.?|inr)?\\s*(?<max>\\d{1,2},\\d{3}|\\d,\\d{2},\\d{3}|\\d{4,6})${aMonth}`,
    ),
    condition: ({ min, max }) => salaryRange(lakhsOfMonthly(min, undefined), lakhsOfMonthly(max, undefined)),
  },
  {
    pattern: compiled(`${salaryBefore}${rupees('min')}${TO}${rupees('max')}${aYear}`),
    condition: ({ min, max }) => salaryRange(lakhsOf(min, undefined), lakhsOf(max, undefined)),
  },
  {
    pattern: compiled(
      `(?:${moneyLabel})?(?:₹|rs\\.?|inr)?\\s*(?<min>\\d{1,3})\\s*k?${TO}(?<max>\\d{1,3})\\s*k${aMonth}`,
    ),
    condition: ({ min, max }) => salaryRange(lakhsOfMonthly(min, 'k'), lakhsOfMonthly(max, 'k')),
  },
  {
    pattern: compiled(
      `${salaryBefore}${amount('min')}(?:${unit('first')})?${TO}${amount('max')}${unit('second')}(?:\\s*${OR_LESS}${END})?`,
    ),
    condition: ({ min, max, first, second }) =>
      salaryRange(lakhsOf(min, first ?? second), lakhsOf(max, second)),
  },
  {
    pattern: compiled(`(?:${moneyLabel})?${MOST}\\s*(?:${moneyLabel})?${amount('max')}${unit('unit')}`),
    condition: ({ max, unit: of }) => salaryRange(undefined, lakhsOf(max, of)),
  },
  {
    pattern: compiled(`(?:${moneyLabel})?${LEAST}\\s*(?:${moneyLabel})?${amount('min')}${unit('unit')}`),
    condition: ({ min, unit: of }) => salaryRange(lakhsOf(min, of), undefined),
  },
  {
    pattern: compiled(
      `(?:${moneyLabel})?(?:${AROUND}\\s*(?:${moneyLabel})?${amount('sum')}${unit('unit')}|${amount('other')}${unit('of')}\\s*(?:approx(?:imately)?|or\\s+so|roughly)${END})(?!\\s*(?:\\+|${TO}\\s*\\d))`,
    ),
    condition: ({ sum, other, unit: one, of }) => salaryAround(lakhsOf(sum ?? other, one ?? of)),
  },
  {
    pattern: compiled(
      `${salaryBefore}${amount('min')}(?:${unit('unit')}\\s*(?:\\+|plus(?![a-z])|or\\s+more|and\\s+above|se\\s+more)|\\s*\\+\\s*(?<other>lakhs?|lacs?|lpa)${END})`,
    ),
    condition: ({ min, unit: of, other }) => salaryRange(lakhsOf(min, of ?? other), undefined),
  },
  {
    pattern: compiled(
      `${salaryBefore}(?:${MOST}\\s*)?${amount('max')}${unit('unit')}(?:\\s*(?:${OR_LESS}|ke\\s+under|under)${END})?`,
    ),
    condition: ({ max, unit: of }) => salaryRange(undefined, lakhsOf(max, of)),
  },
  {
    pattern: compiled(
      `(?:${moneyLabel})?(?:${MOST}\\s*)?(?:₹|rs\\.?|inr)?\\s*(?<max>\\d{1,3}(?:,\\d{2,3}){1,4}|\\d{4,7}|\\d{1,3}(?:\\.\\d)?(?=\\s*k))\\s*(?<k>k)?${aMonth}`,
    ),
    condition: ({ max, k }) => salaryRange(undefined, lakhsOfMonthly(max, k)),
  },
  {
    pattern: compiled(`${moneyLabel}(?:${MOST}\\s*)?(?:₹|rs\\.?|inr)?\\s*(?<max>\\d{1,3})\\s*k${END}`),
    condition: ({ max }) => salaryRange(undefined, lakhsOfMonthly(max, 'k')),
  },
  {
    pattern: compiled(
      `(?:${moneyLabel})?(?:(?<least>${LEAST})|${MOST})?\\s*(?:₹|rs\\.?\\s?|inr\\s?)\\s*(?<sum>\\d{1,3}(?:,\\d{2,3}){1,4}|\\d{6,8})${aYear}`,
    ),
    condition: ({ sum, least: isLeast }) =>
      isLeast === undefined
        ? salaryRange(undefined, lakhsOf(sum, undefined))
        : salaryRange(lakhsOf(sum, undefined), undefined),
  },
];

/** Rupees from here on, and below a lakh, are those of a month. */
const MONTHLY_MIN = 3000;

/** Lakhs a year of a salary without a unit: in lakhs, in rupees a year, or in rupees a month. */
function lakhsOfAny(text: string | undefined): number | undefined {
  const value = Number((text ?? '').replaceAll(',', ''));
  return value >= MONTHLY_MIN && value < LAKH ? lakhsOfMonthly(text, undefined) : lakhsOf(text, undefined);
}

/** Years of work, or a notice, after "we expect:". */
const notTime = '(?!\\s*\\+?\\s*(?:years?|yrs?|yoe|months?|weeks?|days?)(?![a-z]))';

/** Salaries that only their label tells: tried after years. */
export const LABELLED_SALARY_FACTS: readonly FactPattern[] = [
  {
    pattern: compiled(
      `(?:${moneyLabel})?(?:${MOST}\\s*)?(?<sum>\\d{1,3}(?:,\\d{2,3}){1,4}|\\d{6,8})\\s*(?:per\\s+(?:annum|year)|a\\s+year|p\\.?a(?![a-z])\\.?|annually|yearly|ctc|budget)(?![a-z])(?:\\s+budget(?![a-z]))?`,
    ),
    condition: ({ sum }) => salaryRange(undefined, lakhsOf(sum, undefined)),
  },
  {
    pattern: compiled(`${moneyLabel}${amount('min')}${TO}${amount('max')}${notTime}`),
    condition: ({ min, max }) => salaryRange(lakhsOfAny(min), lakhsOfAny(max)),
  },
  {
    pattern: compiled(`${moneyLabel}${LEAST}\\s*${amount('min')}${notTime}`),
    condition: ({ min }) => salaryRange(lakhsOfAny(min), undefined),
  },
  {
    pattern: compiled(`${moneyLabel}${AROUND}\\s*${amount('sum')}${notTime}`),
    condition: ({ sum }) => salaryAround(lakhsOfAny(sum)),
  },
  {
    pattern: compiled(`(?:${MOST}\\s+)?${moneyLabel}(?:${MOST}\\s*)?${amount('max')}${notTime}`),
    condition: ({ max }) => salaryRange(undefined, lakhsOfAny(max)),
  },
];

/** "30-40k" and "60k" are rupees a month. */
const notPeople =
  '(?!\\s*(?:users?|customers?|people|followers?|lines?|requests?|employees?|rpm|tps|downloads?)(?![a-z]))';
export const BARE_MONTHLY_FACTS: readonly FactPattern[] = [
  {
    pattern: compiled(`(?<min>\\d{2,3})\\s?k?${TO}(?<max>\\d{2,3})\\s?k${END}${notPeople}`),
    condition: ({ min, max }) => salaryRange(lakhsOfMonthly(min, 'k'), lakhsOfMonthly(max, 'k')),
  },
  {
    pattern: compiled(`(?:${MOST}\\s*)?(?<max>\\d{2,3})\\s?k${END}${notPeople}`),
    condition: ({ max }) => salaryRange(undefined, lakhsOfMonthly(max, 'k')),
  },
];

/** "Under 20" without more are lakhs; a smaller number is still being typed, or counts something else. */
const LAKHS_ALONE_MIN = 3;
export const BARE_SALARY_FACT: FactPattern = {
  pattern: compiled(`${MOST}\\s*(?<max>\\d{1,3})(?![\\w%.,+-]|\\s*[a-z]{1,3}ours?)`),
  condition: ({ max }) => (Number(max) < LAKHS_ALONE_MIN ? undefined : salaryRange(undefined, Number(max))),
};
