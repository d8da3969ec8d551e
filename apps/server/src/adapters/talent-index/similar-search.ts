import { isNeeded } from '@talaash/question/understanding';
import { mayHaveSimilar, NAME_SCORE, SIMILAR, skillsOfFound } from '@talaash/talent-index/answers/similar';
import { allOf, anyOf, atLeast, type Clause, NOBODY, scored, term } from './clause.ts';
import type { Weighed } from './required-group.ts';
import { countSkills } from './trade-search.ts';

export type Similar = {
  /** Who has enough of the skills. */
  has: Clause;
  /** The points for these skills. */
  points: Clause[];
  /** Their keys; none if nobody similar follows. */
  skills: string[];
};

const NONE: Similar = { has: NOBODY, points: [], skills: [] };

/** As `findSimilar` of our engine: if less than a page is found, who has the skills of those few. @param answer who is found */
export async function findSimilar(
  { asker, groups, weights, passing, asTyped }: Weighed,
  answer: Clause,
  all: Promise<number>,
): Promise<Similar> {
  const talents = await all;
  if (asTyped || talents > SIMILAR.talentsMax || !mayHaveSimilar(groups) || 'match_all' in answer)
    return NONE;
  const found = allOf([passing, answer]);
  const names = groups.flatMap((group) =>
    isNeeded(group)
      ? group.levels.flatMap(({ score, clause }) => (score === NAME_SCORE ? [clause] : []))
      : [],
  );
  const [count, named] = await Promise.all([
    asker.count(found, SIMILAR.enough),
    asker.count(allOf([found, anyOf(names)]), 1),
  ]);
  if (count === 0 || count >= SIMILAR.enough || named > 0) return NONE;
  const skills = await skillsOf(found, count, { asker, talents });
  const having = skills.map((key) => term('skills', key));
  const people = await Promise.all(
    SIMILAR.counts.map((one) =>
      asker.count(allOf([passing, anyOf([answer, atLeast(one, having)])]), SIMILAR.enough),
    ),
  );
  const least = SIMILAR.counts.find((_, at) => (people[at] ?? 0) >= SIMILAR.enough) ?? 1;
  if (people[SIMILAR.counts.indexOf(least)] === count) return NONE;
  const points = Math.floor(weights.point * SIMILAR.points);
  return {
    has: atLeast(least, having),
    points: SIMILAR.counts.flatMap((one) =>
      one > having.length ? [] : [scored(atLeast(one, having), points)],
    ),
    skills,
  };
}

async function skillsOf(
  found: Clause,
  count: number,
  { asker, talents }: { asker: Weighed['asker']; talents: number },
): Promise<string[]> {
  const { counts } = await countSkills(found, SIMILAR.enough, asker);
  const counted = await Promise.all(
    [...counts].map(async ([key, holders]) => ({
      key,
      holders,
      talents: await asker.count(term('skills', key)),
    })),
  );
  return skillsOfFound(counted, count, talents).map(({ key }) => key);
}
