import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import {
  AROUND,
  fact,
  END,
  type FactPattern,
  LEAST,
  MOST,
  number,
  OR_LESS,
  OR_MORE,
  TO,
  valueOf,
} from './fact-pattern.ts';

const years = '(?:years?|yrs?|yoe|ye|yea|y)(?![a-z0-9])\\.?';
const kindOfWork =
  '(?:professional|relevant|total|overall|work|working|industry|hands[\\s-]on|solid|prior|proven|strong|good|practical|it|software|corporate)';
const ofWork = `(?:'?\\s*(?:of\\s+)?(?:${kindOfWork}\\s+){0,2}(?:experience|experienced|exp|expertise)${END}\\.?)?`;
const notYears = '(?!\\s*(?:ago|old|bond|contract|warranty|back)(?![a-z]))';
const label = '(?:(?:total|overall|work|relevant|minimum|min)\\s+)?(?:experience|exp|experienced|yoe)\\.?';
const labelled = `${label}\\s*(?:\\(?(?:in\\s+)?years?\\)?)?\\s*(?::|-|=|of|with|required|is|range|should\\s+be|between|from)?\\s*(?:of\\s+)?(?:(?:total|overall)\\s+)?`;
const before = `(?:${labelled}|between\\s+|from\\s+|with\\s+|having\\s+)?`;

/** A larger number is not years of work. */
const YEARS_MAX = 60;

type Range = { min?: number; max?: number };

function yearRange({ min, max }: Range): SearchCondition | undefined {
  if (
    (min ?? 0) > YEARS_MAX ||
    (max ?? 0) > YEARS_MAX ||
    (min !== undefined && max !== undefined && min > max)
  )
    return undefined;
  return { kind: 'experience', ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** Not a salary, a notice or anything else that is counted. */
const isNoOther =
  '(?!\\s*(?:\\.?\\d|%|,\\d|lakhs?|lacs?|lpa|lks?|l(?![a-z])|k(?![a-z])|cr|days?|weeks?|months?|members|people))';
/** Both ends with a word each: "min 2 max 5 yrs", "more than 3 years but less than 6". */
const bothEnds = `(?:(?:${labelled})?${LEAST}|${labelled})\\s*${number('min')}\\s*\\+?\\s*(?<unit>${years})?\\s*(?:,|&|-|and(?![a-z])|but(?![a-z])|to(?![a-z]))?\\s*${MOST}\\s*${number('max')}(?:\\s*(?<other>${years}))?${isNoOther}${ofWork}`;
const months = `(?:months?|mos?|mths?)${END}`;

/** "5 years" means five to seven: somebody with twenty is not meant. */
const about = (typed: number): Range => ({
  min: typed,
  max: typed + (typed < 3 ? 1 : Math.max(2, Math.round(typed * 0.2))),
});

/** Whether a number alone may mean these years. */
export const isAbout = ({ min, max }: { min?: number | undefined; max?: number | undefined }): boolean =>
  min !== undefined && about(min).max === max;

/** "Around 5 years": a year or a fifth more or less. */
function around(typed: number): Range {
  const more = Math.max(1, Math.round(typed * 0.2));
  return { min: Math.max(0, typed - more), max: typed + more };
}

/** Years of work, in the order in which they are tried. */
export const YEAR_FACTS: readonly FactPattern[] = [
  fact(bothEnds, ({ min, max, unit, other }) =>
    unit === undefined && other === undefined ? undefined : yearRange(ranged(min, max)),
  ),
  fact(
    `(?:${labelled}${number('min')}${TO}${number('max')}\\s*${months}|${number('from')}${TO}${number('till')}\\s*${months}\\s*(?:of\\s+)?(?:${kindOfWork}\\s+)?(?:experience|exp)${END})`,
    ({ min, max, from, till }) => yearRange({ min: yearsOf(min ?? from), max: yearsOf(max ?? till) }),
  ),
  fact(
    `${before}${number('one')}\\s*${years}\\s*(?:and|&|,)?\\s*${number('more')}\\s*${months}${ofWork}`,
    ({ one, more }) => yearRange(about((valueOf(one) ?? 0) + yearsOf(more))),
  ),
  fact(
    `${before}(?:${LEAST}\\s*)?${number('min')}\\s*\\+?\\s*(?:${years})?${TO}${number('max')}\\s*(?:\\+|plus)?\\s*${years}${notYears}${ofWork}`,
    ({ min, max }) => yearRange(ranged(min, max)),
  ),
  // "Fresher to 3 years of experience".
  fact(
    `(?:${labelled})?freshers?\\s*(?:/|-|to(?![a-z])|till|until|upto|up\\s+to|or\\s+up\\s*to)\\s*${number('max')}\\s*${years}${notYears}${ofWork}`,
    ({ max }) => yearRange(ranged('0', max)),
  ),
  fact(`(?:${labelled})?${LEAST}\\s*${number('min')}\\s*\\+?\\s*${years}${notYears}${ofWork}`, ({ min }) =>
    yearRange(ranged(min)),
  ),
  fact(`(?:${labelled})?${MOST}\\s*${number('max')}\\s*${years}${notYears}${ofWork}`, ({ max }) =>
    yearRange(ranged(undefined, max)),
  ),
  fact(
    `${before}${number('min')}\\s*(?:${OR_MORE}\\s*${years}|${years}\\s*${OR_MORE})${notYears}${ofWork}`,
    ({ min }) => yearRange(ranged(min)),
  ),
  fact(`${before}${number('max')}\\s*${years}\\s*${OR_LESS}${END}${ofWork}`, ({ max }) =>
    yearRange(ranged(undefined, max)),
  ),
  fact(
    `(?:${labelled}|with\\s+|having\\s+)?${AROUND}\\s*${number('one')}\\s*${years}${notYears}${ofWork}`,
    ({ one }) => yearRange(around(valueOf(one) ?? 0)),
  ),
  fact(`${before}${number('one')}\\s*${years}${notYears}${ofWork}`, ({ one }) =>
    yearRange(about(valueOf(one) ?? 0)),
  ),
  fact(
    `${number('months')}\\s*(?:months?|mos?)${END}\\s*(?:of\\s+)?(?:${kindOfWork}\\s+)?(?:experience|exp)${END}`,
    ({ months: some }) => yearRange({ min: yearsOf(some) }),
  ),
  fact(`${labelled}(?:${LEAST}\\s*)?${number('min')}${TO}${number('max')}${END}`, ({ min, max }) =>
    yearRange(ranged(min, max)),
  ),
  fact(`${labelled}(?:${LEAST}\\s*${number('min')}|${number('more')}\\s*${OR_MORE})`, ({ min, more }) =>
    yearRange(ranged(min ?? more)),
  ),
  fact(`${labelled}${MOST}\\s*${number('max')}${END}`, ({ max }) => yearRange(ranged(undefined, max))),
  fact(`${labelled}${number('one')}${END}`, ({ one }) => yearRange(about(valueOf(one) ?? 0))),
];

/** Nouns after a number that does not count years: "led 10+ people". */
const COUNTED =
  '(?:direct\\s+)?(?:people|persons?|members?|reports|reportees|resources|employees|staff|teams?|projects?|products|apps|applications|services|microservices|clients|customers|users|accounts|sites|stores|countries|positions|openings|vacancies)';

/** Numbers alone: tried after all others. */
const alone = (name: string) => `(?<${name}>\\d{1,2}(?:\\.\\d)?(?!\\.?\\d))`;
export const BARE_YEAR_FACTS: readonly FactPattern[] = [
  fact(
    `${alone('min')}(?:-| to )${alone('max')}${END}(?!\\s*(?:days?|weeks?|months?)${END})`,
    ({ min, max }) => yearRange(ranged(min, max)),
  ),
  fact(`(?<min>\\d{1,2})\\s?\\+(?![\\d\\w+])(?!\\s+${COUNTED}${END})`, ({ min }) => yearRange(ranged(min))),
];

/** Converts months to years, with one decimal. */
const yearsOf = (some: string | undefined): number => Math.round(((valueOf(some) ?? 0) / 12) * 10) / 10;

function ranged(min?: string, max?: string): Range {
  const [from, till] = [valueOf(min), valueOf(max)];
  return { ...(from === undefined ? {} : { min: from }), ...(till === undefined ? {} : { max: till }) };
}
