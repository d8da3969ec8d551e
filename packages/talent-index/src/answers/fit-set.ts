import type { ConditionFit } from '@talaash/domain/talent-search/choice';
import { ENGLISH_FLUENCIES } from '@talaash/domain/talent-profile/choice';
import { levelFit } from '@talaash/domain/talent-search/level';
import { byKind, type ConditionTable } from '@talaash/domain/talent-search/condition-table';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { kilometresBetween, NEAR, rangeFit, salaryNear } from '@talaash/domain/talent-search/condition-fit';
import { addOrdinal } from '../segments/bitset.ts';
import { addAll, copyOf, emptySet, keepShared, removeAll } from '../segments/set-memory.ts';
import type { Registers } from '../segments/growing-segment.ts';
import type { NumberColumn, Segment } from '../segments/segment.ts';
import { EMPLOYER_KINDS, FLAGS, type Flag, PLACE_KINDS, TRAIT } from '../segments/trait.ts';

/**
 * The talents of a segment who are inside, near or unknown for a condition; all others are outside. The caller must not change
 * the sets.
 */
export type FitSets = Record<Exclude<ConditionFit, 'outside'>, Int32Array>;

/** How well each talent fits the conditions of one query. Each condition is looked up once per segment. */
export class FitLookup {
  readonly #registers: Registers;
  readonly #nowMs: number;
  readonly #known = new Map<SearchCondition, Map<Segment, FitSets>>();

  constructor(registers: Registers, nowMs: number) {
    this.#registers = registers;
    this.#nowMs = nowMs;
  }

  of(condition: SearchCondition, segment: Segment): FitSets {
    const bySegment = this.#known.get(condition) ?? new Map<Segment, FitSets>();
    this.#known.set(condition, bySegment);
    const sets = bySegment.get(segment) ?? fitSets(condition, segment, this.#registers, this.#nowMs);
    bySegment.set(segment, sets);
    return sets;
  }
}

/** Equals `fitOf` for every talent in a segment. */
const fitSets = (
  condition: SearchCondition,
  segment: Segment,
  registers: Registers,
  nowMs: number,
): FitSets => byKind(FIT_SETS, condition, segment, registers, nowMs);

const FIT_SETS: ConditionTable<[Segment, Registers, number], FitSets> = {
  experience: (condition, segment) =>
    byNumber(segment, 'experienceInYears', (years) => rangeFit(years, condition, NEAR.years)),
  salary: (condition, segment) =>
    byNumber(segment, 'expectedSalaryInLpaInr', (lakhs) => rangeFit(lakhs, condition, salaryNear(condition))),
  notice: ({ maxWeeks }, segment) => {
    const sets = byNumber(segment, 'noticePeriodInWeeks', (weeks) =>
      rangeFit(weeks, { max: maxWeeks }, NEAR.noticeWeeks),
    );
    const serving = segment.ordinalsOfFlag('serving', [1]);
    return { ...sets, near: without(union(sets.near, serving), sets.inside) };
  },
  active: ({ withinDays }, segment, _, nowMs) => activeSets(withinDays, segment, nowMs),
  place: placeSets,
  workMode: ({ isRemote }, segment) => flagged(segment, 'workMode', [Number(isRemote)]),
  employment: ({ isEmployed }, segment) => flagged(segment, 'employment', [Number(isEmployed)]),
  english: ({ min }, segment) => englishSets(ENGLISH_FLUENCIES.indexOf(min), segment),
  category: ({ categories }, segment) =>
    flagged(
      segment,
      'category',
      categories.map((one) => FLAGS.category.values.indexOf(one)),
    ),
  openToWork: ({ statuses }, segment) =>
    flagged(
      segment,
      'openToWork',
      statuses.map((one) => FLAGS.openToWork.values.indexOf(one)),
    ),
  employer: employerSets,
  degree: ({ names }, segment, { traits }) =>
    onlyInside(
      segment.ordinalsOfTraits(names.flatMap((name) => traits.withWords([TRAIT.degree], name))),
      segment,
    ),
  skill: skillSets,
  title: ({ words }, segment, { traits }) =>
    onlyInside(segment.ordinalsOfTraits(traits.withWords([TRAIT.title], words)), segment),
  level: levelSets,
  resume: (_, segment) => flagged(segment, 'resume', [1]),
};

const onlyInside = (ordinalSet: Int32Array, { size }: Segment): FitSets => ({
  inside: ordinalSet,
  near: emptySet(size),
  unknown: emptySet(size),
});

const flagged = (segment: Segment, flag: Flag, values: readonly number[]): FitSets =>
  onlyInside(segment.ordinalsOfFlag(flag, values), segment);

const byNumber = (
  segment: Segment,
  column: NumberColumn,
  fit: (number: number) => ConditionFit,
): FitSets => ({
  inside: segment.ordinalsBy(column, (number) => fit(number) === 'inside'),
  near: segment.ordinalsBy(column, (number) => fit(number) === 'near'),
  unknown: emptySet(segment.size),
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether somebody changed the profile within some days. */
export const isActiveWithin = (days: number, updatedAtMs: number, nowMs: number): boolean =>
  activeFit(days, updatedAtMs, nowMs) === 'inside';

const activeFit = (days: number, updatedAtMs: number, nowMs: number): ConditionFit =>
  rangeFit((nowMs - updatedAtMs) / DAY_MS, { max: days }, days * (NEAR.activeTimes - 1));

function activeSets(days: number, segment: Segment, nowMs: number): FitSets {
  const within = segment.ordinalsSince((updatedAtMs) => isActiveWithin(days, updatedAtMs, nowMs));
  const around = segment.ordinalsSince((updatedAtMs) => activeFit(days, updatedAtMs, nowMs) !== 'outside');
  return { inside: within, near: without(around, within), unknown: emptySet(segment.size) };
}

function englishSets(least: number, segment: Segment): FitSets {
  const values = [...ENGLISH_FLUENCIES.keys()];
  const flagged = (isMeant: (value: number) => boolean) =>
    segment.ordinalsOfFlag('english', values.filter(isMeant));
  return {
    inside: flagged((value) => value >= least),
    near: flagged((value) => value === least - 1),
    unknown: emptySet(segment.size),
  };
}

function placeSets(
  { names, around = [], withinKm, point }: Extract<SearchCondition, { kind: 'place' }>,
  segment: Segment,
  { traits }: Registers,
): FitSets {
  const nobody = emptySet(segment.size);
  const livingIn = (places: readonly string[]) =>
    segment.ordinalsOfTraits(
      places.flatMap((name) => PLACE_KINDS.flatMap((kind) => traits.named(kind, name) ?? [])),
    );
  const named = livingIn(names);
  const beside = around.length === 0 ? nobody : without(livingIn(around), named);
  const moving = segment.ordinalsOfTraits(names.flatMap((name) => traits.named(TRAIT.movesTo, name) ?? []));
  if (withinKm === undefined || point === undefined)
    return { inside: named, near: without(union(beside, moving), named), unknown: nobody };
  const isNearby = (latitude: number, longitude: number) =>
    kilometresBetween(point, { latitude, longitude }) <= withinKm;
  const within = union(named, segment.ordinalsOfTraits(traits.pointsWhere(isNearby)));
  const somewhere = segment.ordinalsOfTraits(traits.pointsWhere(() => true));
  const inside = without(within, beside);
  const near = without(union(beside, moving), inside);
  const known = union(union(somewhere, inside), near);
  return { inside, near, unknown: without(everybodyOf(segment), known) };
}

function employerSets(
  { names, when }: Extract<SearchCondition, { kind: 'employer' }>,
  segment: Segment,
  { traits }: Registers,
): FitSets {
  const atAny = (kinds: Parameters<typeof traits.withWords>[0]) =>
    segment.ordinalsOfTraits(names.flatMap((name) => traits.withWords(kinds, name)));
  const ever = atAny(EMPLOYER_KINDS);
  const nobody = emptySet(segment.size);
  if (when === 'ever') return { inside: ever, near: nobody, unknown: nobody };
  const query = atAny([
    when === 'current' ? TRAIT.currentEmployer : TRAIT.pastEmployer,
    TRAIT.currentAndPastEmployer,
  ]);
  return { inside: query, near: without(ever, query), unknown: nobody };
}

function skillSets(
  { name, minYears = 0 }: Extract<SearchCondition, { kind: 'skill' }>,
  segment: Segment,
  { skills }: Registers,
): FitSets {
  const sets: FitSets = {
    inside: emptySet(segment.size),
    near: emptySet(segment.size),
    unknown: emptySet(segment.size),
  };
  const key = skills.keyNumber(name);
  if (key === undefined) return sets;
  const having = segment.ordinalsOfSkills([key]);
  if (minYears === 0) return { ...sets, inside: having };
  const { skillMonths } = segment;
  const { starts, labels } = segment.skills;
  forEachOrdinal(having, (ordinal) => {
    const end = starts[ordinal + 1] as number;
    for (let at = starts[ordinal] as number; at < end; at += 1) {
      if (skills.keyOfLabel[labels[at] as number] !== key) continue;
      const months = skillMonths[at] as number;
      if (months === 0) addOrdinal(sets.unknown, ordinal);
      else if (months >= minYears * 12) addOrdinal(sets.inside, ordinal);
      else if (months >= minYears * 12 * NEAR.skillYearsShare) addOrdinal(sets.near, ordinal);
      return;
    }
  });
  return sets;
}

function levelSets(
  { levels, isTitle }: Extract<SearchCondition, { kind: 'level' }>,
  segment: Segment,
): FitSets {
  const unnamed = segment.ordinalsOfFlag('level', [0]);
  const set = (query: ConditionFit) => {
    const values = FLAGS.level.values.flatMap((level, value) =>
      value > 0 && levelFit(levels, { jobTitle: level, experienceInYears: 0 }) === query ? [value] : [],
    );
    const named = segment.ordinalsOfFlag('level', values);
    if (isTitle === true) return named;
    const byYears = segment.ordinalsBy(
      'experienceInYears',
      (years) => levelFit(levels, { jobTitle: '', experienceInYears: years }) === query,
    );
    return union(shared(unnamed, byYears), named);
  };
  return { inside: set('inside'), near: set('near'), unknown: emptySet(segment.size) };
}

const everybodyOf = (segment: Segment): Int32Array => emptySet(segment.size).fill(-1);

function union(a: Int32Array, b: Int32Array): Int32Array {
  const both = copyOf(a);
  addAll(both, b);
  return both;
}

function shared(a: Int32Array, b: Int32Array): Int32Array {
  const both = copyOf(a);
  keepShared(both, b);
  return both;
}

export function without(a: Int32Array, b: Int32Array): Int32Array {
  const rest = copyOf(a);
  removeAll(rest, b);
  return rest;
}

export function forEachOrdinal(ordinalSet: Int32Array, visit: (ordinal: number) => void): void {
  for (let block = 0; block < ordinalSet.length; block += 1)
    for (let bits = ordinalSet[block] as number; bits !== 0; bits &= bits - 1)
      visit(block * 32 + 31 - Math.clz32(bits & -bits));
}
