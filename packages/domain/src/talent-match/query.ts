import { conditionWords } from '../talent-search/condition-words.ts';
import type { MatchCriteria } from './criteria.ts';

/** English is asked of everybody alike, and the title says the level. */
const TYPED = ['experience', 'salary', 'notice', 'place'] as const;

/**
 * What a job post asks, as a person would type it into the search. Nice-to-have skills are not in it.
 *
 * @param isInTitle whether the title names a skill, which is not said twice
 */
export function matchQuery(
  { title, mustSkills, conditions }: MatchCriteria,
  isInTitle: (skill: string) => boolean,
): string {
  const facts = TYPED.flatMap((kind) => {
    const condition = conditions[kind];
    return condition === undefined ? [] : [conditionWords(condition)];
  });
  const skills = mustSkills
    .filter(({ names }) => !names.some(isInTitle))
    .map(({ names }) => names.join(' or '));
  return [title, ...skills, ...facts, ...(conditions.workMode ? ['remote'] : [])].join(', ');
}
