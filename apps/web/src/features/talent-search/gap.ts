import type { TalentCard } from '@talaash/contract/talent-profile';
import type { SearchHit } from '@talaash/contract/talent-search';
import { ENGLISH_FLUENCIES } from '@talaash/domain/talent-profile/choice';
import type { ConditionFit } from '@talaash/domain/talent-search/choice';
import type { SearchCondition, SearchReading } from '@talaash/domain/talent-search/schema';
import type { ConditionedTalent } from '@talaash/domain/talent-search/condition-fit';
import { noticeWords, fitWords } from '@talaash/domain/talent-search/condition-words';

/** A person's gaps to the facts of a text: in the fact's column or, without one, in words. */
export type Gaps = {
  experience?: string;
  place?: string;
  start?: string;
  salary?: string;
  others: { words: string; isUnknown: boolean }[];
};

/** The maximum number of gaps in words. */
const GAPS_IN_WORDS_MAX = 2;

/** @param nowMs the current time, to count the days since the last change */
export function gapsOf({ talentProfile, match }: SearchHit, { facts }: SearchReading, nowMs: number): Gaps {
  const gaps: Gaps = { others: [] };
  for (const [at, { condition, isExcluded }] of facts.entries()) {
    const fit = match.standings[at];
    if (isExcluded || fit === undefined || fit === 'inside') continue;
    const column = COLUMNS[condition.kind];
    const stated = match.isStated?.[at] === true ? STATED_WORDS[condition.kind] : undefined;
    const asked = column && (stated ?? criterionWords(condition, talentProfile));
    if (column && asked !== undefined) gaps[column] ??= asked;
    else addOther(gaps, condition, fit, talentProfile, nowMs);
  }
  return gaps;
}

const COLUMNS: { [Kind in SearchCondition['kind']]?: Exclude<keyof Gaps, 'others'> } = {
  experience: 'experience',
  place: 'place',
  notice: 'start',
  salary: 'salary',
};

/** The profile's own wording, if it makes the person a near match. */
const STATED_WORDS: { [Kind in SearchCondition['kind']]?: string } = {
  place: 'open to relocate',
  notice: 'serving notice',
};

/** The requirement for a fact with a column: "asked 30 days". Short, because on a phone the columns touch each other with "asked for". */
function criterionWords(condition: SearchCondition, person: TalentCard): string | undefined {
  const { kind } = condition;
  if (kind === 'experience') return criterionEnd(condition, person.experienceInYears);
  if (kind === 'salary') return criterionEnd(condition, person.expectedSalaryInLpaInr);
  if (kind === 'place') return `asked ${placeWords(condition)}`;
  if (kind !== 'notice') return undefined;
  return `asked ${condition.maxWeeks === 0 ? 'now' : noticeWords(condition.maxWeeks)}`;
}

type PlaceCondition = Extract<SearchCondition, { kind: 'place' }>;

/** Shortened to fit a column: only the first of several cities. */
function placeWords({ names, withinKm }: PlaceCondition): string {
  const [first, second, ...others] = names;
  if (withinKm !== undefined) return `${withinKm} km of ${first}`;
  if (second === undefined) return `${first}`;
  return others.length === 0 ? `${first} or ${second}` : `${first} or ${names.length - 1} more`;
}

/** The end of a range that a number misses. */
function criterionEnd({ min, max }: { min?: number | undefined; max?: number | undefined }, own: number) {
  const end = min !== undefined && own < min ? min : max;
  return end === undefined ? undefined : `asked ${end}`;
}

function addOther(
  gaps: Gaps,
  condition: SearchCondition,
  fit: ConditionFit,
  person: TalentCard,
  nowMs: number,
): void {
  const words =
    condition.kind === 'english'
      ? `English below ${condition.min}`
      : fitWords(condition, missing(condition, fit, person), nowMs);
  if (words !== undefined && gaps.others.length < GAPS_IN_WORDS_MAX)
    gaps.others.push({ words, isUnknown: fit === 'unknown' });
}

/** The person of a row, with missing facts filled in so that they satisfy the condition. */
function missing(condition: SearchCondition, fit: ConditionFit, person: TalentCard): ConditionedTalent {
  const isEmployer = condition.kind === 'employer' && fit === 'near';
  return {
    jobTitle: person.jobTitle,
    skills: person.skills,
    experienceInYears: person.experienceInYears,
    expectedSalaryInLpaInr: person.expectedSalaryInLpaInr,
    updatedAtMs: Date.parse(person.updatedIsoDateTimeUtc),
    facts: {
      noticePeriodInWeeks: person.noticePeriodInWeeks,
      canWorkFromHome: condition.kind === 'workMode' && !condition.isRemote,
      isCurrentlyEmployed: person.isCurrentlyEmployed,
      openToWorkStatus: person.openToWorkStatus,
      englishFluency: ENGLISH_FLUENCIES[0],
      category: person.jobCategory,
      hasResume: false,
      places: [],
      employers: isEmployer
        ? condition.names.map((name) => ({ name, isCurrent: condition.when !== 'current' }))
        : [],
      degrees: [],
      skillMonths: person.skills.map(() => (fit === 'unknown' ? 0 : 1)),
    },
  };
}
