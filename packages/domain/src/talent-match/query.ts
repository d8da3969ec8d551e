import { conditionWords } from '../talent-search/condition-words.ts';
import type { MatchCriteria } from './criteria.ts';

/** Left out: English is required of everybody alike, and the title states the level. */
const TYPED = ['experience', 'salary', 'notice', 'place'] as const;

/**
 * The criteria of a job post as a search text. Nice-to-have skills are left out.
 *
 * @param isInTitle whether the title names a skill, which is not repeated
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
