import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { countOf } from '@talaash/domain/base/count';
import { conditionWords, noticeWords } from '@talaash/domain/talent-search/condition-words';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';

/** A job post's requirements, as far as it states them. */
export type PostCriteria = {
  mustSkills: readonly string[];
  skillYears: readonly { skill: string; minYears: number }[];
  conditions: readonly SearchCondition[];
};

/** The requirement for a row, beside its label: "5 to 8 years". Undefined without one. */
export function criterionHint(
  { conditions }: PostCriteria,
  kind: SearchCondition['kind'],
): string | undefined {
  const condition = conditions.find((one) => one.kind === kind);
  if (condition?.kind !== 'notice') return condition && conditionWords(condition);
  return condition.maxWeeks === 0 ? 'now' : noticeWords(condition.maxWeeks);
}

/** A person's gap to the requirement: "4 weeks too late". Undefined without a gap. */
export function missedBy(
  { conditions }: PostCriteria,
  kind: SearchCondition['kind'],
  person: TalentProfileView,
): string | undefined {
  const condition = conditions.find((one) => one.kind === kind);
  if (condition?.kind === 'notice') {
    const weeks = Math.round(person.noticePeriodInWeeks - condition.maxWeeks);
    return weeks > 0 ? `${countOf(weeks, 'week')} too late` : undefined;
  }
  if (condition?.kind === 'salary') {
    const over = person.expectedSalaryInLpaInr - (condition.max ?? Number.POSITIVE_INFINITY);
    return over > 0 ? `₹${rounded(over)} LPA over` : undefined;
  }
  if (condition?.kind !== 'experience') return undefined;
  const { min = 0, max = Number.POSITIVE_INFINITY } = condition;
  const [short, over] = [min - person.experienceInYears, person.experienceInYears - max];
  if (short > 0) return `${countOf(rounded(short), 'year')} short`;
  return over > 0 ? `${countOf(rounded(over), 'year')} over` : undefined;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
