import type { Standing } from '@talaash/domain/talent-search/choice';
import { ENGLISH_FLUENCIES } from '@talaash/domain/talent-profile/choice';
import { levelStanding } from '@talaash/domain/talent-search/level';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { kilometresBetween, NEAR, rangeStanding, salaryNear } from '@talaash/domain/talent-search/standing';
import { addOrdinal } from '../segments/bitset.ts';
import { addAll, copyOf, emptySet, keepShared, removeAll } from '../segments/set-memory.ts';
import type { Registers } from '../segments/growing-segment.ts';
import type { NumberColumn, Segment } from '../segments/segment.ts';
import { EMPLOYER_KINDS, MARKS, type Mark, PLACE_KINDS, TRAIT } from '../segments/trait.ts';

/** Who stands how to a condition, in a segment; everybody else is outside. The caller must not change the sets. */
export type StandingSets = Record<Exclude<Standing, 'outside'>, Int32Array>;

/** How everybody stands to the conditions of one question. Each is looked up once in a segment. */
export class Standings {
  readonly #registers: Registers;
  readonly #nowMs: number;
  readonly #known = new Map<SearchCondition, Map<Segment, StandingSets>>();

  constructor(registers: Registers, nowMs: number) {
    this.#registers = registers;
    this.#nowMs = nowMs;
  }

  of(condition: SearchCondition, segment: Segment): StandingSets {
    const bySegment = this.#known.get(condition) ?? new Map<Segment, StandingSets>();
    this.#known.set(condition, bySegment);
    const sets = bySegment.get(segment) ?? standingSets(condition, segment, this.#registers, this.#nowMs);
    bySegment.set(segment, sets);
    return sets;
  }
}

/** The same as `standingOf` everybody in a segment. */
function standingSets(
  condition: SearchCondition,
  segment: Segment,
  { skills, traits }: Registers,
  nowMs: number,
): StandingSets {
  const nobody = emptySet(segment.size);
  const inside = (ordinalSet: Int32Array): StandingSets => ({
    inside: ordinalSet,
    near: nobody,
    unknown: nobody,
  });
  const marked = (mark: Mark, values: readonly number[]) => segment.ordinalsMarked(mark, values);
  const byNumber = (column: NumberColumn, standing: (number: number) => Standing): StandingSets => ({
    inside: segment.ordinalsBy(column, (number) => standing(number) === 'inside'),
    near: segment.ordinalsBy(column, (number) => standing(number) === 'near'),
    unknown: nobody,
  });
  switch (condition.kind) {
    case 'experience':
      return byNumber('experienceInYears', (years) => rangeStanding(years, condition, NEAR.years));
    case 'salary':
      return byNumber('expectedSalaryInLpaInr', (lakhs) =>
        rangeStanding(lakhs, condition, salaryNear(condition)),
      );
    case 'notice': {
      const sets = byNumber('noticePeriodInWeeks', (weeks) =>
        rangeStanding(weeks, { max: condition.maxWeeks }, NEAR.noticeWeeks),
      );
      return { ...sets, near: without(union(sets.near, marked('serving', [1])), sets.inside) };
    }
    case 'active':
      return activeSets(condition.withinDays, segment, nowMs);
    case 'place':
      return placeSets(condition, segment, { skills, traits });
    case 'workMode':
      return inside(marked('workMode', [Number(condition.isRemote)]));
    case 'employment':
      return inside(marked('employment', [Number(condition.isEmployed)]));
    case 'english':
      return englishSets(ENGLISH_FLUENCIES.indexOf(condition.min), segment);
    case 'category':
      return inside(
        marked(
          'category',
          condition.categories.map((one) => MARKS.category.values.indexOf(one)),
        ),
      );
    case 'openToWork':
      return inside(
        marked(
          'openToWork',
          condition.statuses.map((one) => MARKS.openToWork.values.indexOf(one)),
        ),
      );
    case 'employer':
      return employerSets(condition, segment, { skills, traits });
    case 'degree':
      return inside(
        segment.ordinalsOfTraits(condition.names.flatMap((name) => traits.withWords([TRAIT.degree], name))),
      );
    case 'skill':
      return skillSets(condition, segment, { skills, traits });
    case 'title':
      return inside(segment.ordinalsOfTraits(traits.withWords([TRAIT.title], condition.words)));
    case 'level':
      return levelSets(condition, segment);
    case 'resume':
      return inside(marked('resume', [1]));
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether somebody changed the profile within some days. */
export const isActiveWithin = (days: number, updatedAtMs: number, nowMs: number): boolean =>
  activeStanding(days, updatedAtMs, nowMs) === 'inside';

const activeStanding = (days: number, updatedAtMs: number, nowMs: number): Standing =>
  rangeStanding((nowMs - updatedAtMs) / DAY_MS, { max: days }, days * (NEAR.activeTimes - 1));

function activeSets(days: number, segment: Segment, nowMs: number): StandingSets {
  const within = segment.ordinalsSince((updatedAtMs) => isActiveWithin(days, updatedAtMs, nowMs));
  const around = segment.ordinalsSince(
    (updatedAtMs) => activeStanding(days, updatedAtMs, nowMs) !== 'outside',
  );
  return { inside: within, near: without(around, within), unknown: emptySet(segment.size) };
}

function englishSets(least: number, segment: Segment): StandingSets {
  const values = [...ENGLISH_FLUENCIES.keys()];
  const marked = (isMeant: (value: number) => boolean) =>
    segment.ordinalsMarked('english', values.filter(isMeant));
  return {
    inside: marked((value) => value >= least),
    near: marked((value) => value === least - 1),
    unknown: emptySet(segment.size),
  };
}

function placeSets(
  { names, around = [], withinKm, point }: Extract<SearchCondition, { kind: 'place' }>,
  segment: Segment,
  { traits }: Registers,
): StandingSets {
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
): StandingSets {
  const atAny = (kinds: Parameters<typeof traits.withWords>[0]) =>
    segment.ordinalsOfTraits(names.flatMap((name) => traits.withWords(kinds, name)));
  const ever = atAny(EMPLOYER_KINDS);
  const nobody = emptySet(segment.size);
  if (when === 'ever') return { inside: ever, near: nobody, unknown: nobody };
  const asked = atAny([
    when === 'current' ? TRAIT.currentEmployer : TRAIT.pastEmployer,
    TRAIT.currentAndPastEmployer,
  ]);
  return { inside: asked, near: without(ever, asked), unknown: nobody };
}

function skillSets(
  { name, minYears = 0 }: Extract<SearchCondition, { kind: 'skill' }>,
  segment: Segment,
  { skills }: Registers,
): StandingSets {
  const sets: StandingSets = {
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
): StandingSets {
  const unnamed = segment.ordinalsMarked('level', [0]);
  const set = (asked: Standing) => {
    const values = MARKS.level.values.flatMap((level, value) =>
      value > 0 && levelStanding(levels, { jobTitle: level, experienceInYears: 0 }) === asked ? [value] : [],
    );
    const named = segment.ordinalsMarked('level', values);
    if (isTitle === true) return named;
    const byYears = segment.ordinalsBy(
      'experienceInYears',
      (years) => levelStanding(levels, { jobTitle: '', experienceInYears: years }) === asked,
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
