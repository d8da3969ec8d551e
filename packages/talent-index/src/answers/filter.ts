import { removePlace } from '../segments/bitset.ts';
import type { Bounds, NumberRange, TalentQuestion } from '../port.ts';
import { ALL_NUMBERS, type RangeColumn, type Segment } from '../segments/segment.ts';
import type { SkillRegister } from '../segments/skill-register.ts';

/** What a talent has to have besides words. */
export type Filter = {
  /** Key numbers of the skill register; all are needed. */
  skills: number[];
  /** All numbers where nothing is asked. */
  ranges: Record<RangeColumn, Bounds>;
};

/** What a question asks besides words; undefined when nobody can pass. */
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

/** The places of a segment that pass a filter, without some talent of theirs. */
export function filtered(segment: Segment, filter: Filter, hiddenPlaces: readonly number[]): Int32Array {
  const places = segment.presence.bits.slice(0, Math.ceil(segment.size / 256) * 8);
  for (const place of hiddenPlaces) removePlace(places, place);
  for (const key of filter.skills) segment.narrowToSkill(places, key);
  for (const column of ['experienceInYears', 'expectedSalaryInLpaInr'] as const) {
    const { min, max } = filter.ranges[column];
    if (min !== Number.NEGATIVE_INFINITY || max !== Number.POSITIVE_INFINITY)
      segment.narrow(places, column, filter.ranges[column]);
  }
  return places;
}
