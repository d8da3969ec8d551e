import { MATCH_BANDS, type MatchCriterion } from '@talaash/domain/talent-match/choice';
import type { SkillCriterion, MatchCriteria } from '@talaash/domain/talent-match/criteria';
import { type CriteriaTally, bandOf, possiblePoints } from '@talaash/domain/talent-match/match';
import { SKILL_OUTCOMES, skillStateOf } from '@talaash/domain/talent-match/skill-state';
import { tellingWords } from '@talaash/domain/talent-match/title';
import { MATCH_WEIGHTS } from '@talaash/domain/talent-match/weight';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { Registers } from '../segments/growing-segment.ts';
import type { Segment } from '../segments/segment.ts';
import { addAll, copyOf, emptySet, removeAll } from '../segments/set-memory.ts';
import { namedSkillTrait, NAMED_MONTHS_MAX, TRAIT } from '../segments/trait.ts';
import { skillKey } from '@talaash/lexicon/phrase';
import { childrenOfSkill } from '@talaash/lexicon/skill-kind';
import { titleWords } from '@talaash/lexicon/title-word';
import { forEachOrdinal, type FitLookup, type FitSets } from './fit-set.ts';

/** One byte for each talent: the points without freshness, and whether a requirement counts against the talent. */
const POINTS = 0x7f;
const HAS_GAP = 0x80;

/** Higher than any key of a match. */
export const MATCH_KEYS = MATCH_BANDS.length << 7;

/**
 * How well the talents of a segment match a job post: the same bands and sums that `talentMatch` computes from their profiles.
 */
export class MatchColumn {
  readonly #points: Uint8Array;
  readonly #fresh: FitSets;
  readonly #freshPoints: Record<keyof FitSets, number>;
  /** The rank by points, without and with a requirement that counts against the talent. */
  readonly #keys = new Uint16Array(2 * (POINTS + 1));

  constructor(criteria: MatchCriteria, segment: Segment, registers: Registers, fitLookup: FitLookup) {
    const { parts, freshness } = partsOf(criteria);
    const criteriaCount = parts.filter(({ kind }) => kind !== 'niceSkill').length;
    const known = KNOWN.get(segment);
    const key = JSON.stringify(criteria);
    this.#points = known?.get(key) ?? pointsWithoutFreshness(parts, segment, registers, fitLookup);
    if (segment.isSorted) keep(segment, key, this.#points);
    this.#fresh = fitLookup.of(FRESH, segment);
    this.#freshPoints = pointsByFit(freshness);
    for (let points = 0; points <= POINTS; points += 1)
      for (const hasGap of [false, true])
        this.#keys[points + (hasGap ? HAS_GAP : 0)] = matchKey(points, { criteria: criteriaCount, hasGap });
  }

  /** A sort key: the better band first, then more points. @param lowest the bit of the talent in the block */
  keyAt(ordinal: number, block: number, lowest: number): number {
    const { inside, near, unknown } = this.#fresh;
    const { inside: most, near: some } = this.#freshPoints;
    const fresh =
      ((inside[block] as number) & lowest) !== 0
        ? most
        : (((near[block] as number) | (unknown[block] as number)) & lowest) !== 0
          ? some
          : 0;
    return this.#keys[(this.#points[ordinal] as number) + fresh] as number;
  }
}

const FRESH = { kind: 'active', withinDays: MATCH_WEIGHTS.freshDays } as const;

/** The better band first, then more points. */
const matchKey = (points: number, items: CriteriaTally): number =>
  ((MATCH_BANDS.length - 1 - MATCH_BANDS.indexOf(bandOf(points, items))) << 7) | points;

/** Caches the points of the last job posts by packed segment, which never changes. */
const KNOWN = new WeakMap<Segment, Map<string, Uint8Array>>();
const KNOWN_MAX = 8;

function keep(segment: Segment, criteria: string, points: Uint8Array): void {
  const known = KNOWN.get(segment) ?? new Map<string, Uint8Array>();
  KNOWN.set(segment, known);
  known.delete(criteria);
  known.set(criteria, points);
  const [oldest] = known.keys();
  if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
}

/** The requirements of a job post, with the points for each. */
type Part =
  | { kind: 'mustSkill'; skill: SkillCriterion; possible: number }
  | { kind: 'niceSkill'; skill: SkillCriterion; possible: number }
  | { kind: 'title'; words: string[]; possible: number }
  | { kind: 'conditions'; anyOf: SearchCondition[]; possible: number };

function partsOf({ title, mustSkills, niceSkills, conditions }: MatchCriteria): {
  parts: Part[];
  freshness: number;
} {
  const { points } = MATCH_WEIGHTS;
  const words = tellingWords(title, { titleWords });
  const { level, experience, place, workMode, salary, notice, english } = conditions;
  const places = [...(place ? [place] : []), ...(workMode?.isRemote ? [workMode] : [])];
  const skills = (kind: 'mustSkill' | 'niceSkill', criteria: readonly SkillCriterion[]) =>
    criteria.map((skill) => ({ weight: points[kind] / criteria.length, part: { kind, skill } as const }));
  const any = (criterion: MatchCriterion, anyOf: readonly (SearchCondition | undefined)[]) => {
    const given = anyOf.filter((one) => one !== undefined);
    return given.length === 0
      ? []
      : [{ weight: points[criterion], part: { kind: 'conditions', anyOf: given } as const }];
  };
  const criteria = [
    ...skills('mustSkill', mustSkills),
    ...skills('niceSkill', niceSkills),
    ...(words.length === 0 ? [] : [{ weight: points.title, part: { kind: 'title', words } as const }]),
    ...any('level', [level]),
    ...any('experience', [experience]),
    ...any('place', places),
    ...any('salary', [salary]),
    ...any('notice', [notice]),
    ...any('english', [english]),
  ];
  const possible = possiblePoints([...criteria.map(({ weight }) => weight), points.freshness]);
  return {
    parts: criteria.map(({ part }, at) => ({ ...part, possible: possible[at] as number })),
    freshness: possible[criteria.length] as number,
  };
}

const pointsByFit = (possible: number) => ({
  inside: Math.round(MATCH_WEIGHTS.shares.inside * possible),
  near: Math.round(MATCH_WEIGHTS.shares.near * possible),
  unknown: Math.round(MATCH_WEIGHTS.shares.unknown * possible),
});

function pointsWithoutFreshness(
  parts: readonly Part[],
  segment: Segment,
  registers: Registers,
  fitLookup: FitLookup,
): Uint8Array {
  const points = new Uint8Array(segment.size);
  const hasGap = new Uint8Array(segment.size);
  const evidence = new Uint16Array(segment.size);
  for (const part of parts) {
    if (part.kind !== 'title' && part.kind !== 'conditions') {
      findEvidence(part.skill, segment, registers, evidence);
      const said = skillPoints(part);
      for (let ordinal = 0; ordinal < points.length; ordinal += 1) {
        const own = said[evidence[ordinal] as number] as number;
        (points[ordinal] as number) += own & POINTS;
        (hasGap[ordinal] as number) |= own & HAS_GAP;
      }
      continue;
    }
    const sets: FitSets =
      part.kind === 'title'
        ? titleSets(part.words, segment, registers)
        : anyOf(
            part.anyOf.map((condition) => fitLookup.of(condition, segment)),
            segment,
          );
    const { inside, near, unknown } = pointsByFit(part.possible);
    const isFine = new Uint8Array(segment.size);
    const add = (ordinalSet: Int32Array, more: number, fine: 0 | 1) =>
      forEachOrdinal(ordinalSet, (ordinal) => {
        if (ordinal >= points.length) return;
        (points[ordinal] as number) += more;
        isFine[ordinal] = fine;
      });
    add(sets.inside, inside, 1);
    add(sets.near, near, 0);
    add(sets.unknown, unknown, 1);
    for (let ordinal = 0; ordinal < points.length; ordinal += 1)
      if (isFine[ordinal] === 0) hasGap[ordinal] = HAS_GAP;
  }
  for (let ordinal = 0; ordinal < points.length; ordinal += 1)
    (points[ordinal] as number) |= hasGap[ordinal] as number;
  return points;
}

/** Where a profile names a skill, weakest first: nowhere, only in the list, in a project; then the months of jobs. */
const EVIDENCE = { none: 0, listed: 1, project: 2 } as const;

/** For each kind of evidence, the points for a skill and whether it counts against the talent. */
function skillPoints({ kind, skill, possible }: Extract<Part, { skill: SkillCriterion }>): Uint8Array {
  const { none, listed, project } = EVIDENCE;
  return Uint8Array.from({ length: project + NAMED_MONTHS_MAX + 1 }, (_, evidence) => {
    const months = evidence - project;
    const state = skillStateOf(
      {
        worked: months > 0 ? { months, employers: [], isCurrent: false } : undefined,
        projects: evidence === project ? 1 : 0,
        isListed: evidence >= listed && evidence !== none,
      },
      skill.minYears,
    );
    const isGap = kind === 'mustSkill' && SKILL_OUTCOMES[state] === 'gap';
    return Math.round(MATCH_WEIGHTS.skillShares[state] * possible) | (isGap ? HAS_GAP : 0);
  });
}

/** Each talent's best evidence of a skill. Includes alternatives, and skills that imply this one. */
function findEvidence(
  { names }: SkillCriterion,
  segment: Segment,
  { skills, traits }: Registers,
  best: Uint16Array,
): void {
  best.fill(EVIDENCE.none);
  const raise = (ordinal: number, to: number) => {
    if (to > (best[ordinal] as number)) best[ordinal] = to;
  };
  const all = [...new Set(names.flatMap((name) => [name, ...childrenOfSkill(name)]))];
  const keys = new Set(all.flatMap((name) => skills.keyNumber(name) ?? []));
  const { starts, labels } = segment.skills;
  const { skillMonths } = segment;
  forEachOrdinal(segment.ordinalsOfSkills([...keys]), (ordinal) => {
    const end = starts[ordinal + 1] as number;
    for (let at = starts[ordinal] as number; at < end; at += 1) {
      if (!keys.has(skills.keyOfLabel[labels[at] as number] as number)) continue;
      const months = Math.min(skillMonths[at] as number, NAMED_MONTHS_MAX);
      raise(ordinal, months === 0 ? EVIDENCE.listed : EVIDENCE.project + months);
    }
  });
  for (const key of new Set(all.map(skillKey)))
    for (let months = 0; months <= NAMED_MONTHS_MAX; months += 1) {
      const number = traits.numberOfKey(namedSkillTrait(key, months));
      if (number !== undefined)
        forEachOrdinal(segment.ordinalsOfTraits([number]), (ordinal) =>
          raise(ordinal, EVIDENCE.project + months),
        );
    }
}

/** Equals `titleFit`. */
function titleSets(words: readonly string[], segment: Segment, { traits }: Registers): FitSets {
  const inside = copyOf(segment.ordinalsOfTraits(traits.withTitleWords(TRAIT.titleWords, words)));
  const near = copyOf(
    segment.ordinalsOfTraits(words.flatMap((word) => traits.withTitleWords(TRAIT.titleWords, [word]))),
  );
  addAll(near, segment.ordinalsOfTraits(traits.withTitleWords(TRAIT.jobTitleWords, words)));
  removeAll(near, inside);
  return { inside, near, unknown: emptySet(segment.size) };
}

/** The best of several fits. */
function anyOf(all: readonly FitSets[], segment: Segment): FitSets {
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0) return only;
  const sets = {
    inside: emptySet(segment.size),
    near: emptySet(segment.size),
    unknown: emptySet(segment.size),
  };
  for (const { inside, near, unknown } of all) {
    addAll(sets.inside, inside);
    addAll(sets.near, near);
    addAll(sets.unknown, unknown);
  }
  removeAll(sets.near, sets.inside);
  removeAll(sets.unknown, sets.inside);
  removeAll(sets.unknown, sets.near);
  return sets;
}
