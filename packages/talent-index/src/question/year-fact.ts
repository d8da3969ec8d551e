import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import {
  compiled,
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
const labelled = `${label}\\s*(?:\\(?(?:in\\s+)?years?\\)?)?\\s*(?::|-|=|of|with|required|is|range|should\\s+be|between|from)?\\s*(?:of\\s+)?`;
const before = `(?:${labelled}|between\\s+|from\\s+|with\\s+|having\\s+)?`;

/** Years of work that can be meant. */
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

/** "5 years" are five to seven: somebody of twenty is not meant. */
const about = (typed: number): Range => ({
  min: typed,
  max: typed + (typed < 3 ? 1 : Math.max(2, Math.round(typed * 0.2))),
});

/** Years of work, in the order in which they are tried. */
export const YEAR_FACTS: readonly FactPattern[] = [
  {
    pattern: compiled(
      `${before}${number('min')}\\s*\\+?\\s*(?:${years})?${TO}${number('max')}\\s*(?:\\+|plus)?\\s*${years}${notYears}${ofWork}`,
    ),
    condition: ({ min, max }) => yearRange(ranged(min, max)),
  },
  {
    pattern: compiled(`(?:${labelled})?${LEAST}\\s*${number('min')}\\s*\\+?\\s*${years}${notYears}${ofWork}`),
    condition: ({ min }) => yearRange(ranged(min)),
  },
  {
    pattern: compiled(`(?:${labelled})?${MOST}\\s*${number('max')}\\s*${years}${notYears}${ofWork}`),
    condition: ({ max }) => yearRange(ranged(undefined, max)),
  },
  {
    pattern: compiled(
      `${before}${number('min')}\\s*(?:${OR_MORE}\\s*${years}|${years}\\s*${OR_MORE})${notYears}${ofWork}`,
    ),
    condition: ({ min }) => yearRange(ranged(min)),
  },
  {
    pattern: compiled(`${before}${number('max')}\\s*${years}\\s*${OR_LESS}${END}${ofWork}`),
    condition: ({ max }) => yearRange(ranged(undefined, max)),
  },
  {
    pattern: compiled(`${before}${number('one')}\\s*${years}${notYears}${ofWork}`),
    condition: ({ one }) => yearRange(about(valueOf(one) ?? 0)),
  },
  {
    pattern: compiled(
      `${number('months')}\\s*(?:months?|mos?)${END}\\s*(?:of\\s+)?(?:${kindOfWork}\\s+)?(?:experience|exp)${END}`,
    ),
    condition: ({ months }) => yearRange({ min: Math.round(((valueOf(months) ?? 0) / 12) * 10) / 10 }),
  },
  {
    pattern: compiled(`${labelled}(?:${LEAST}\\s*)?${number('min')}${TO}${number('max')}${END}`),
    condition: ({ min, max }) => yearRange(ranged(min, max)),
  },
  {
    pattern: compiled(`${labelled}(?:${LEAST}\\s*${number('min')}|${number('more')}\\s*${OR_MORE})`),
    condition: ({ min, more }) => yearRange(ranged(min ?? more)),
  },
  {
    pattern: compiled(`${labelled}${MOST}\\s*${number('max')}${END}`),
    condition: ({ max }) => yearRange(ranged(undefined, max)),
  },
  {
    pattern: compiled(`${labelled}${number('one')}${END}`),
    condition: ({ one }) => yearRange(about(valueOf(one) ?? 0)),
  },
];

/** Numbers alone: tried after all others. */
export const BARE_YEAR_FACTS: readonly FactPattern[] = [
  {
    pattern: compiled(`${number('min')}-${number('max')}${END}`),
    condition: ({ min, max }) => yearRange(ranged(min, max)),
  },
  {
    pattern: compiled(`(?<min>\\d{1,2})\\s?\\+(?![\\d\\w+])`),
    condition: ({ min }) => yearRange(ranged(min)),
  },
];

function ranged(min?: string, max?: string): Range {
  const [from, till] = [valueOf(min), valueOf(max)];
  return { ...(from === undefined ? {} : { min: from }), ...(till === undefined ? {} : { max: till }) };
}
