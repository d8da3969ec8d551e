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

/** Somebody as far as a match may look: no name, picture, date of birth, gender or school. */
export type MatchedTalent = ConditionedTalent & SkilledTalent;

export type MatchOptions = {
  naming: SkillNaming & TitleNaming;
  /** What days are counted to. */
  nowMs: number;
  /** Whether the evidence says where somebody worked. */
  namesEmployers: boolean;
};

/** What a profile says to one criterion, and the part of its points that it gets. */
export type Said = { label: string; outcome: MatchOutcome; share: number; fact: string; detail: string };

type Weighed = Said & { criterion: MatchCriterion; weight: number };

/** How a profile answers a job post. What the post does not name counts for nobody; freshness always counts. */
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

/** How much a post asks, nice-to-have skills aside, and whether anything of it speaks against somebody. */
export type CriteriaTally = { criteria: number; hasGap: boolean };

const IS_CRITERION: ReadonlySet<MatchCriterion> = new Set(
  MATCH_CRITERIA.filter((criterion) => criterion !== 'niceSkill' && criterion !== 'freshness'),
);

function tallyOf(items: readonly MatchItem[]): CriteriaTally {
  const criteria = items.filter(({ criterion }) => IS_CRITERION.has(criterion));
  return { criteria: criteria.length, hasGap: criteria.some(({ outcome }) => outcome === 'gap') };
}

/**
 * Strong is who has the points for it, and against whom nothing speaks that the post asks for: no must-have skill is missing, and
 * what else was asked is met or not stated. The fewer things a post asks, the more points it takes.
 */
export function bandOf(total: number, { criteria, hasGap }: CriteriaTally): MatchBand {
  const { strong, strongElse, good } = MATCH_WEIGHTS.bands;
  const from = strong.find(({ criteriaMax }) => criteria <= criteriaMax)?.from ?? strongElse;
  if (total >= from && !hasGap) return 'strong';
  return total >= good ? 'good' : 'possible';
}

/** How many of 100 points each of some weights has: whole numbers in their proportion, of which the largest remainders are rounded up. */
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

/** Of alternatives, and of what nobody knows without one of them, the one counts that somebody knows best. */
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
    // Nobody lacks one of several: all are lacking.
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
