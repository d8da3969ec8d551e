import type { MatchCriteria } from './criteria.ts';
import { noticeAsked, rangeAsked } from './item-words.ts';

/**
 * What a job post asks, as a person would type it into the search. Nice-to-have skills are not in it.
 *
 * @param titleSkills keys of the skills that the title names, which are not said twice
 */
export function matchQuery(
  { title, mustSkills, conditions }: MatchCriteria,
  isInTitle: (skill: string) => boolean,
): string {
  const { experience, place, workMode, salary, notice } = conditions;
  return [
    title,
    ...mustSkills.filter(({ name }) => !isInTitle(name)).map(({ name }) => name),
    ...(experience === undefined ? [] : [`${rangeAsked(experience)} years`]),
    ...(salary?.max === undefined ? [] : [`up to ${salary.max} LPA`]),
    ...(notice === undefined
      ? []
      : [notice.maxWeeks === 0 ? 'immediate joiner' : `notice ${noticeAsked(notice.maxWeeks)}`]),
    ...(place === undefined ? [] : [`in ${place.names.join(' or ')}`]),
    ...(workMode?.isRemote ? ['remote'] : []),
  ].join(', ');
}
