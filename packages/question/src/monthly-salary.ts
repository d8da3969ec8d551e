import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { AROUND, fact, END, type FactPattern, type Groups, LEAST, MOST, TO } from './fact-pattern.ts';
import { aroundSum, LAKH, MONEY, RUPEES, salaryRange } from './salary-sum.ts';

/** Follows a monthly sum. */
const aMonth =
  '\\s*(?:-\\s*)?(?:(?:per|a|every|each)\\s+(?:month|mnth|mth|mo|mahina)|/\\s*(?:months?|mnth|mth|mo|pm|m)|p\\.?\\s?/?\\s?m(?![a-z])\\.?|monthly|in[\\s-]*hand|take[\\s-]*home|month|mnth|mahin[ae])(?![a-z])' +
  '(?:\\s+(?:salary|ctc|in[\\s-]*hand|take[\\s-]*home|gross|net|fixed|budget|only)(?![a-z]))*';
const thousand = '\\s*(?:k|thousands?|hazaa?r)(?![a-z0-9])';
const inFull = '\\d{1,2},\\d{3}|\\d,\\d{2},\\d{3}|\\d{4,6}';
const inThousands = '\\d{1,3}(?:\\.\\d{1,2})?';
const lakh = '\\s*(?:lakhs?|lacs?|l)(?![a-z0-9])';

/** Rupees in full, or in thousands with their unit: `25,000`, `25k`, `25 thousand`. */
const sum = (name: string) =>
  `${RUPEES}(?<${name}>(?:${inFull})(?![.,]?\\d)|${inThousands}(?=${thousand}))(?:${thousand})?`;
/** Thousands with their unit. A label or a bare number does not show that another sum is monthly. */
const thousands = (name: string) => `${RUPEES}(?<${name}>${inThousands})${thousand}`;
/** The lower end of a range may omit the unit: `25-30k`. */
const lower = (name: string) =>
  `${RUPEES}(?<${name}>(?:${inFull})(?![.,]?\\d)|${inThousands})(?:${thousand})?`;
const lakhs = (name: string) => `${RUPEES}(?<${name}>\\d{1,2}(?:\\.\\d{1,2})?)`;

const label = `(?:${MONEY})?`;
const between = '(?:between\\s+|from\\s+)?';
const orMore = '\\s*(?:\\+|plus(?![a-z])|or\\s+(?:more|above)|and\\s+(?:above|more)|se\\s+(?:more|zyada))';
const orLess = `(?:\\s*(?:max(?:imum)?|or\\s+(?:less|below)|at\\s+most|upto|tak|(?:se|ke)\\s+(?:less|under|kam)|under)${END})?`;
const joint = '\\s*(?:,|&|-|and(?![a-z])|but(?![a-z])|to(?![a-z]))?\\s*';

const MONTHS = 12;
const THOUSAND = 1000;

/** Converts rupees or thousands a month to lakhs a year. */
function yearly(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const typed = Number(text.replaceAll(',', ''));
  return ((typed < THOUSAND ? typed * THOUSAND : typed) * MONTHS) / LAKH;
}

const range = ({ min, max }: Groups): SearchCondition | undefined => salaryRange(yearly(min), yearly(max));
const around = ({ max }: Groups): SearchCondition | undefined => aroundSum(yearly(max));
const yearlyOfLakhs = (text: string | undefined) => (text === undefined ? undefined : Number(text) * MONTHS);

type Amount = (name: string) => string;

/** Patterns of monthly sums, longest first. @param after follows a sum */
const sayings = (of: Amount, before: string, after: string): FactPattern[] => [
  fact(`${before}${LEAST}\\s*${of('min')}(?:${aMonth})?${joint}${MOST}\\s*${of('max')}${after}`, range),
  fact(`${before}${between}${lower('min')}(?:${aMonth})?${TO}${of('max')}${after}`, range),
  fact(`${before}${LEAST}\\s*${label}${of('min')}${after}`, range),
  fact(`${before}${of('min')}(?:${orMore}${after}|${after}${orMore})`, range),
  fact(`${before}${AROUND}\\s*${label}${of('max')}${after}`, around),
];

/** Monthly salaries, converted to lakhs a year. */
export const MONTHLY_FACTS: readonly FactPattern[] = [
  fact(`${label}${between}${lakhs('min')}(?:${lakh})?${TO}${lakhs('max')}${lakh}${aMonth}`, ({ min, max }) =>
    salaryRange(yearlyOfLakhs(min), yearlyOfLakhs(max)),
  ),
  fact(`${label}${LEAST}\\s*${lakhs('min')}${lakh}${aMonth}`, ({ min }) =>
    salaryRange(yearlyOfLakhs(min), undefined),
  ),
  fact(`${label}(?:${MOST}\\s*)?${lakhs('max')}${lakh}${aMonth}${orLess}`, ({ max }) =>
    salaryRange(undefined, yearlyOfLakhs(max)),
  ),
  ...sayings(sum, label, aMonth),
  fact(`${label}(?:${MOST}\\s*)?${label}${sum('max')}${orLess}${aMonth}${orLess}`, range),
  ...sayings(thousands, MONEY, END),
  fact(`(?:${MOST}\\s+)?${MONEY}(?:${MOST}\\s*)?${thousands('max')}${END}${orLess}`, range),
];

const notPeople =
  '(?!\\s*(?:users?|customers?|people|followers?|lines?|requests?|employees?|seats?|sq|kms?|rpm|tps|downloads?|subscribers?|views?|calls?)(?![a-z]))';
/** A bare sum in full has five digits: a version or a calendar year has fewer. */
const fiveDigits = '\\d{2},\\d{3}|\\d{3}00|\\d{2}[05]00';
const bareThousands = (name: string) => `${RUPEES}(?<${name}>\\d{2,3})${thousand}`;
const afterBare = `${END}${notPeople}`;

/** "30-40k", "60k" and "under 25000" without a label are rupees a month. */
export const BARE_MONTHLY_FACTS: readonly FactPattern[] = [
  ...sayings(bareThousands, '', afterBare),
  fact(`(?:${MOST}\\s*)?${bareThousands('max')}${afterBare}${orLess}`, range),
  fact(
    `${RUPEES}(?<min>${fiveDigits})(?![.,]?\\d)${TO}${RUPEES}(?<max>${fiveDigits})(?![.,]?\\d)${afterBare}`,
    range,
  ),
  fact(`${LEAST}\\s*${RUPEES}(?<min>${fiveDigits})(?![.,]?\\d)${afterBare}`, range),
  fact(`(?:${MOST}\\s*)?${RUPEES}(?<max>${fiveDigits})(?![.,]?\\d)${afterBare}${orLess}`, range),
];
