import { anyOf } from '../base/any-of.ts';
import { type ConditionedTalent, fitOf } from '../talent-search/condition-fit.ts';
import type { SearchCondition } from '../talent-search/schema.ts';
import type { ConditionFit } from '../talent-search/choice.ts';
import { MATCH_CRITERIA, type MatchBand, type MatchCriterion, type MatchOutcome } from './choice.ts';
import type { SkillCriterion, MatchCriteria } from './criteria.ts';
import type { MatchItem, TalentMatch } from './schema.ts';
import {
  bestPlace,
  type SkilledTalent,
  type NamedPlace,
  type SkillNaming,
  type SkillPlace,
  skillPlaces,
  type TitleNaming,
} from './skill-evidence.ts';
import { SKILL_OUTCOMES, skillStateOf } from './skill-state.ts';
import { titleFit } from './title.ts';
import { MATCH_WEIGHTS } from './weight.ts';
import {
  CONDITION_LABELS,
  CONDITION_WORDS,
  freshnessWords,
  placeWords,
  skillWords,
  titleWords,
} from './item-words.ts';

/** The parts of a profile that a match may use: no name, picture, date of birth, gender or school. */
export type MatchedTalent = ConditionedTalent & SkilledTalent;

export type MatchOptions = {
  naming: SkillNaming & TitleNaming;
  /** The reference time for counting days. */
  nowMs: number;
  /** Whether the evidence names employers. */
  namesEmployers: boolean;
};

/** The result of one criterion, and its share of the points. */
export type Said = { label: string; outcome: MatchOutcome; share: number; fact: string; detail: string };

type Weighed = Said & { criterion: MatchCriterion; weight: number };

/** The match of a profile with a job post. Criteria that the post does not state are left out; freshness always counts. */
export function talentMatch(
  criteria: MatchCriteria,
  talent: MatchedTalent,
  options: MatchOptions,
): TalentMatch {
  const said = [
    ...skillsSaid(criteria, talent, options),
    ...titleSaid(criteria, talent, options.naming),
    ...conditionsSaid(criteria.conditions, talent, options.nowMs),
  ];
  const possible = possiblePoints(said.map(({ weight }) => weight));
  const items = said.map(({ criterion, label, outcome, share, fact, detail }, at): MatchItem => {
    const all = possible[at] ?? 0;
    return { criterion, label, outcome, points: Math.round(share * all), possible: all, fact, detail };
  });
  const total = items.reduce((sum, { points }) => sum + points, 0);
  return { version: MATCH_WEIGHTS.version, total, band: bandOf(total, tallyOf(items)), items };
}

/** How many criteria a post has without nice-to-have skills, and whether any of them fails. */
export type CriteriaTally = { criteria: number; hasGap: boolean };

const IS_CRITERION: ReadonlySet<MatchCriterion> = new Set(
  MATCH_CRITERIA.filter((criterion) => criterion !== 'niceSkill' && criterion !== 'freshness'),
);

function tallyOf(items: readonly MatchItem[]): CriteriaTally {
  const criteria = items.filter(({ criterion }) => IS_CRITERION.has(criterion));
  return { criteria: criteria.length, hasGap: criteria.some(({ outcome }) => outcome === 'gap') };
}

/**
 * The band of a match. Strong requires enough points and no failed criterion: no must-have skill is missing, and every other
 * criterion is met or not stated. The fewer criteria a post has, the more points it takes.
 */
export function bandOf(total: number, { criteria, hasGap }: CriteriaTally): MatchBand {
  const { strong, strongElse, good } = MATCH_WEIGHTS.bands;
  const from = strong.find(({ criteriaMax }) => criteria <= criteriaMax)?.from ?? strongElse;
  if (total >= from && !hasGap) return 'strong';
  return total >= good ? 'good' : 'possible';
}

/** Distributes 100 points in proportion to some weights, as whole numbers: the largest remainders are rounded up. */
export function possiblePoints(weights: readonly number[]): number[] {
  const all = weights.reduce((before, weight) => before + weight, 0);
  const exact = weights.map((weight) => (weight / all) * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((before, part) => before + part, 0);
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part - Math.floor(part) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}

function skillsSaid(
  { mustSkills, niceSkills }: MatchCriteria,
  talent: MatchedTalent,
  { naming, namesEmployers }: MatchOptions,
): Weighed[] {
  const lastChanged = new Date(talent.updatedAtMs).toISOString().slice(0, 7);
  const placesOf = skillPlaces(talent, naming, lastChanged);
  const say = (criterion: 'mustSkill' | 'niceSkill', criteria: readonly SkillCriterion[]) =>
    criteria.map((skill): Weighed => {
      const weight = MATCH_WEIGHTS.points[criterion] / criteria.length;
      return { criterion, weight, ...skillSaid(skill, placesOf, namesEmployers) };
    });
  return [...say('mustSkill', mustSkills), ...say('niceSkill', niceSkills)];
}

/** The best evidence among alternatives, and among skills that imply one of them. */
function skillSaid(
  { names, minYears }: SkillCriterion,
  placesOf: (name: string) => NamedPlace[],
  namesEmployers: boolean,
): Said {
  const label = anyOf(names);
  const { name, place } = bestPlace(names.flatMap(placesOf)) ?? { name: label, place: NOWHERE };
  const state = skillStateOf(place, minYears);
  return {
    label,
    outcome: SKILL_OUTCOMES[state],
    share: MATCH_WEIGHTS.skillShares[state],
    // An unmet group of alternatives lacks all of them.
    ...skillWords({ name: state === 'none' ? label : name, minYears }, place, state, namesEmployers),
  };
}

const NOWHERE: SkillPlace = { worked: undefined, projects: 0, isListed: false };

function titleSaid(
  { title }: MatchCriteria,
  { jobTitle, workExperiences }: MatchedTalent,
  naming: TitleNaming,
): Weighed[] {
  const past = workExperiences.map(({ designation }) => designation);
  const fit = titleFit(title, { jobTitle, past }, naming);
  if (fit === undefined) return [];
  return [weighed('title', fit, titleWords(title, jobTitle, fit))];
}

function conditionsSaid(
  { place, workMode, ...conditions }: MatchCriteria['conditions'],
  talent: MatchedTalent,
  nowMs: number,
): Weighed[] {
  const fit = (condition: SearchCondition) => fitOf(condition, talent, nowMs);
  const say = (kind: keyof typeof CONDITION_LABELS): Weighed[] => {
    const condition = conditions[kind];
    if (condition === undefined) return [];
    const words = CONDITION_WORDS[kind](condition as never, talent, nowMs);
    return [weighed(kind, fit(condition), { label: CONDITION_LABELS[kind], ...words })];
  };
  const fresh = { kind: 'active', withinDays: MATCH_WEIGHTS.freshDays } as const;
  const isHomeOffered = workMode?.isRemote === true;
  const best = bestOf([
    ...(place === undefined ? [] : [fit(place)]),
    ...(isHomeOffered ? [fit(workMode)] : []),
  ]);
  return [
    ...say('level'),
    ...say('experience'),
    ...(best === undefined
      ? []
      : [weighed('place', best, placeWords({ place, isHomeOffered }, talent, best))]),
    ...say('salary'),
    ...say('notice'),
    ...say('english'),
    weighed('freshness', fit(fresh), freshnessWords(talent, nowMs)),
  ];
}

const FITS_BEST_FIRST: readonly ConditionFit[] = ['inside', 'near', 'unknown', 'outside'];

const bestOf = (fits: readonly ConditionFit[]): ConditionFit | undefined =>
  FITS_BEST_FIRST.find((fit) => fits.includes(fit));

const OUTCOME_OF: Record<ConditionFit, MatchOutcome> = {
  inside: 'evidence',
  near: 'gap',
  outside: 'gap',
  unknown: 'notStated',
};

const weighed = (
  criterion: MatchCriterion,
  fit: ConditionFit,
  words: { label: string; fact: string; detail: string },
): Weighed => ({
  criterion,
  weight: MATCH_WEIGHTS.points[criterion],
  outcome: OUTCOME_OF[fit],
  share: MATCH_WEIGHTS.shares[fit],
  ...words,
});
