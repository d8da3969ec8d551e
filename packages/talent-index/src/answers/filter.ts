import type { SearchCondition, SearchConditionKind } from '@talaash/domain/talent-search/schema';
import { copyOf, keepShared, removeAll } from '../segments/set-memory.ts';
import type { Bounds, NumberRange, TalentQuestion } from '../port.ts';
import type { Registers } from '../segments/growing-segment.ts';
import { ALL_NUMBERS, type RangeColumn, type Segment } from '../segments/segment.ts';
import type { FitLookup } from './fit-set.ts';

/** A question's filters. */
export type Filter = {
  /** Key numbers of the skill register; a talent must have all. */
  skills: number[];
  /** ALL_NUMBERS if no range filter is set. */
  ranges: Record<RangeColumn, Bounds>;
  conditions: readonly SearchCondition[];
};

/** Undefined if nobody can pass. */
export function filterOf(
  question: TalentQuestion,
  conditions: readonly SearchCondition[],
  { skills: register }: Registers,
): Filter | undefined {
  const skills = new Set<number>();
  for (const label of question.skills) {
    const key = register.keyNumber(label);
    if (key === undefined || register.countOfKey(key) === 0) return undefined;
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
    conditions,
  };
}

const isImpossible = ({ min, max }: NumberRange): boolean =>
  Number.isNaN(min) || Number.isNaN(max) || (min !== undefined && max !== undefined && min > max);

const asBounds = ({ min, max }: NumberRange): Bounds => ({
  min: min ?? ALL_NUMBERS.min,
  max: max ?? ALL_NUMBERS.max,
});

/** The kind of condition for each range. */
const KIND_OF_RANGE = {
  experienceInYears: 'experience',
  expectedSalaryInLpaInr: 'salary',
} as const satisfies Record<RangeColumn, SearchConditionKind>;

/** Who passes in a segment. */
export type Passing = {
  all: Int32Array;
  /** Who passes without the filters of a kind. The caller must not change it. */
  without(kind: SearchConditionKind): Int32Array;
};

/** The talents of a segment who pass a filter, without the excluded ones. */
export function filtered(
  segment: Segment,
  filter: Filter,
  fitLookup: FitLookup,
  excluded: Int32Array | undefined,
): Passing {
  const base = copyOf(segment.presence.bits, Math.ceil(segment.size / 256) * 8);
  if (excluded !== undefined) removeAll(base, excluded);
  for (const key of filter.skills) segment.narrowToSkill(base, key);
  const parts: { kind: SearchConditionKind; ordinalSet: Int32Array }[] = [];
  for (const column of ['experienceInYears', 'expectedSalaryInLpaInr'] as const) {
    const { min, max } = filter.ranges[column];
    if (min === Number.NEGATIVE_INFINITY && max === Number.POSITIVE_INFINITY) continue;
    const ordinalSet = copyOf(base);
    segment.narrow(ordinalSet, column, filter.ranges[column]);
    parts.push({ kind: KIND_OF_RANGE[column], ordinalSet });
  }
  for (const condition of filter.conditions)
    parts.push({
      kind: condition.kind,
      ordinalSet: fitLookup.of(condition, segment).inside,
    });
  const narrowed = (isMeant: (kind: SearchConditionKind) => boolean) => {
    const ordinalSet = copyOf(base);
    for (const part of parts) if (isMeant(part.kind)) keepShared(ordinalSet, part.ordinalSet);
    return ordinalSet;
  };
  const all = parts.length === 0 ? base : narrowed(() => true);
  return {
    all,
    without: (kind) => (parts.some((part) => part.kind === kind) ? narrowed((other) => other !== kind) : all),
  };
}
