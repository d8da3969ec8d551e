import { countOf } from '../base/count.ts';
import { NEAR } from '../talent-search/condition-fit.ts';
import type { MatchOutcome, SkillState } from './choice.ts';
import type { SkillPlace } from './skill-evidence.ts';
import { MATCH_WEIGHTS } from './weight.ts';

/**
 * The state of a skill's evidence. All rows, panels and comparisons derive from it. @param minYears the years that the post
 * requires of the skill; without them, the weights define what is long
 */
export function skillStateOf({ worked, projects, isListed }: SkillPlace, minYears?: number): SkillState {
  if (worked === undefined) {
    if (projects > 0) return 'project';
    return isListed ? 'listed' : 'none';
  }
  const { months } = worked;
  if (minYears !== undefined) {
    if (months >= minYears * 12) return 'long';
    return months >= minYears * 12 * NEAR.skillYearsShare ? 'nearly' : 'short';
  }
  if (months >= MATCH_WEIGHTS.longMonths) return 'long';
  return months >= MATCH_WEIGHTS.briefMonths ? 'worked' : 'brief';
}

/** The result of a criterion in a state. Too few years, and a project without a job, speak against the person. */
export const SKILL_OUTCOMES: Record<SkillState, MatchOutcome> = {
  long: 'evidence',
  worked: 'evidence',
  brief: 'evidence',
  nearly: 'gap',
  short: 'gap',
  project: 'gap',
  listed: 'notStated',
  none: 'gap',
};

/** A state in words, without the name of the skill: "6 yrs", "in projects only", "years not stated", "not in the profile". */
export function skillStateText({ worked }: SkillPlace, state: SkillState): string {
  if (worked !== undefined) return monthsText(worked.months);
  if (state === 'project') return 'in projects only';
  return state === 'listed' ? 'years not stated' : 'not in the profile';
}

/** "6 yrs", "8 mos" */
const monthsText = (months: number): string =>
  months >= 12 ? countOf(Math.floor(months / 12), 'yr') : countOf(months, 'mo');

/** With the name of the skill: "React 6 yrs", "React, years not stated". */
export function skillFact(name: string, place: SkillPlace, state: SkillState): string {
  const text = skillStateText(place, state);
  return state === 'listed' ? `${name}, ${text}` : `${name} ${text}`;
}

/** As many as fit on a line. */
const EMPLOYERS_SHOWN = 3;

/**
 * The detail beside a state: where the person worked with the skill, and the requirement. Empty if there is no more.
 *
 * @param namesEmployers false for a reader who may not see them
 */
export function skillStateNote(
  { worked }: SkillPlace,
  state: SkillState,
  { minYears, namesEmployers }: { minYears: number | undefined; namesEmployers: boolean },
): string {
  if (worked === undefined) return NOTES[state] ?? '';
  const { employers, isCurrent } = worked;
  const others = employers.length - EMPLOYERS_SHOWN;
  return [
    ...(SKILL_OUTCOMES[state] === 'gap' && minYears !== undefined
      ? [`asked for ${countOf(minYears, 'yr')}`]
      : []),
    ...(namesEmployers ? employers.slice(0, EMPLOYERS_SHOWN) : []),
    ...(namesEmployers && others > 0 ? [`${others} more`] : []),
    ...(isCurrent ? ['in use today'] : []),
  ].join(', ');
}

const NOTES: Partial<Record<SkillState, string>> = {
  project: 'no job names it',
  listed: 'in the list of skills only',
};
