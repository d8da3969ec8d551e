import { removeOrdinal } from '../segments/bitset.ts';
import type { Bounds, NumberRange, TalentQuestion } from '../port.ts';
import { ALL_NUMBERS, type RangeColumn, type Segment } from '../segments/segment.ts';
import type { SkillRegister } from '../segments/skill-register.ts';

/** A question's conditions besides its words. */
export type Filter = {
  /** Key numbers of the skill register; a talent must have all. */
  skills: number[];
  /** ALL_NUMBERS where nothing is asked. */
  ranges: Record<RangeColumn, Bounds>;
};

/** Undefined when nobody can pass. */
export function filterOf(question: TalentQuestion, register: SkillRegister): Filter | undefined {
  const skills = new Set<number>();
  for (const label of question.skills) {
    const key = register.keyNumber(label);
    if (key === undefined) return undefined;
    skills.add(key);
  }
  const { experienceInYears, expectedSalaryInLpaInr } = question;
  if (isImpossible(experienceInYears) || isImpossible(expectedSalaryInLpaInr)) return undefined;
  return {
    skills: [...skills],
    ranges: {
      experienceInYears: asBounds(experienceInYears),
      expectedSalaryInLpaInr: asBounds(expectedSalaryInLpaInr),
    },
  };
}

const isImpossible = ({ min, max }: NumberRange): boolean =>
  Number.isNaN(min) || Number.isNaN(max) || (min !== undefined && max !== undefined && min > max);

const asBounds = ({ min, max }: NumberRange): Bounds => ({
  min: min ?? ALL_NUMBERS.min,
  max: max ?? ALL_NUMBERS.max,
});

/** The talents of a segment who pass a filter, without the hidden ones. */
export function filtered(segment: Segment, filter: Filter, hiddenOrdinals: readonly number[]): Int32Array {
  const ordinalSet = segment.presence.bits.slice(0, Math.ceil(segment.size / 256) * 8);
  for (const ordinal of hiddenOrdinals) removeOrdinal(ordinalSet, ordinal);
  for (const key of filter.skills) segment.narrowToSkill(ordinalSet, key);
  for (const column of ['experienceInYears', 'expectedSalaryInLpaInr'] as const) {
    const { min, max } = filter.ranges[column];
    if (min !== Number.NEGATIVE_INFINITY || max !== Number.POSITIVE_INFINITY)
      segment.narrow(ordinalSet, column, filter.ranges[column]);
  }
  return ordinalSet;
}
