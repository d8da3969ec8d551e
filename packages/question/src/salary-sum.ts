import type { SearchCondition } from '@talaash/domain/talent-search/schema';

export const LAKH = 100_000;

/** The currency before a sum. */
export const RUPEES = '(?:₹|rs\\.?|inr)?\\s*';

const money =
  '(?:(?:expected|annual|offered|monthly|approx|approximate|gross|net|fixed|total)\\s+)*(?:salary|sal|ctc|package|pay|compensation|budget|stipend|wages?|ectc|expecting|expects?|expectations?|remuneration|earning|offering|take[\\s-]*home|in[\\s-]*hand)(?![a-z])';
/** Labels before a salary. */
export const MONEY = `${money}(?:\\s+(?:range|is|of|between|from|around|expectations?|about|approx|should\\s+be|asked|budget|salary|pay|negotiable|band|bracket|slab|per\\s+month|pm))*\\s*(?:[:=-]+\\s*)?`;

/** Labels before the company's own limit. */
export const BUDGET =
  '(?:(?:total|monthly|annual|max|maximum)\\s+)*budget(?![a-z])(?:\\s+(?:range|is|of|for\\s+this|will\\s+be|should\\s+be))*\\s*(?:[:=-]+\\s*)?';

/** A larger number is not a salary. */
const LPA_MAX = 1000;

/** @param min in lakhs a year */
export function salaryRange(min: number | undefined, max: number | undefined): SearchCondition | undefined {
  if ((min ?? 0) > LPA_MAX || (max ?? 0) > LPA_MAX || (min !== undefined && max !== undefined && min > max))
    return undefined;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    kind: 'salary',
    ...(min === undefined ? {} : { min: rounded(min) }),
    ...(max === undefined ? {} : { max: rounded(max) }),
  };
}

/** "Around 20 lpa" allows this share more or less. */
const AROUND_SHARE = 0.1;

/** A budget of "around 15 lakhs" is a maximum: people who ask for less fit, too. @param lakhs a year */
export const budgetSum = (lakhs: number | undefined): SearchCondition | undefined =>
  lakhs === undefined ? undefined : salaryRange(undefined, lakhs * (1 + AROUND_SHARE));

/** @param lakhs a year */
export const aroundSum = (lakhs: number | undefined): SearchCondition | undefined =>
  lakhs === undefined ? undefined : salaryRange(lakhs * (1 - AROUND_SHARE), lakhs * (1 + AROUND_SHARE));
