import { hasMark } from '@talaash/lexicon/entry';
import { JOB_CATEGORY } from '@talaash/lexicon/generated/job-category';
import { wordsInBothNumbers } from '@talaash/lexicon/inflection';
import type { JobCategory } from '@talaash/domain/job-post/choice';

/** The first category counts if a title has words of several. */
const ORDER: readonly JobCategory[] = ['Software_Testing', 'UI_UX_Design', 'Software_Development'];

/** For each category, a pattern for its words with a mark in `words/job-category.txt`. */
const patternsFor = (mark: 'skill' | 'title') =>
  ORDER.map((category) => {
    const names = JOB_CATEGORY.find(({ word }) => word === category)?.names ?? [];
    const words = [...wordsInBothNumbers(names.filter((name) => hasMark(name, mark)))];
    const either = words.map((word) => word.replace('.', '\\.').replace(' ', '[- ]')).join('|');
    return [
      category,
      new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${either})(?![\\p{L}\\p{M}\\p{N}])`, 'iu'),
    ] as const;
  });

const TITLES = patternsFor('title');
const SKILLS = patternsFor('skill');
const DEVELOPER_TITLE =
  /\b(?:ui|ux|web|front[- ]?end) (?:developer|engineer|programmer)\b|\bdesign engineer\b/i;
const SKILLS_MIN = 3;

/** The category of the title. Falls back to the category of most skills if the title does not tell. */
export function categoryOf(
  titles: readonly (string | undefined)[],
  skills: readonly string[],
): JobCategory | undefined {
  for (const title of titles) {
    if (title === undefined) continue;
    if (DEVELOPER_TITLE.test(title)) return 'Software_Development';
    const found = TITLES.find(([, pattern]) => pattern.test(title));
    if (found !== undefined) return found[0];
  }
  const counts = SKILLS.map(([category, pattern]) => ({
    category,
    count: skills.filter((skill) => pattern.test(skill)).length,
  }));
  const [best, second] = counts.toSorted((a, b) => b.count - a.count);
  return best !== undefined && best.count >= SKILLS_MIN && best.count > (second?.count ?? 0)
    ? best.category
    : undefined;
}
