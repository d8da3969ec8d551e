import { isRole } from '@talaash/talent-index/answers/group-kind';
import { ROLE } from '@talaash/talent-index/answers/role';
import {
  isOfSeveral,
  isUsual,
  skillsNeeded,
  skillsOfTrade,
  TRADE,
  tradeNames,
} from '@talaash/talent-index/answers/trade-skill';
import type { Asker } from './asker.ts';
import { allOf, anyOf, atLeast, type Clause, term } from './clause.ts';
import type { FoundGroup, GroupContext } from './found-group.ts';
import { hasAny } from './found-word.ts';

/** As `raisedByTrade` of our engine: whoever has the usual skills of a job counts almost as if called so. */
export async function raisedByTrade(
  groups: readonly FoundGroup[],
  context: GroupContext,
): Promise<FoundGroup[]> {
  const { talents, asTyped } = context;
  for (const name of asTyped || (await talents) > TRADE.talentsMax ? [] : tradeNames(groups)) {
    const holders = allOf(name.map(({ levels }) => hasAny(levels, ROLE.qualifierMin)));
    const skills = await skillsOf(holders, context);
    if (skills === undefined) continue;
    if (skills.length === 0) break;
    const needed = skillsNeeded(skills.length);
    const having = skills.map((key) => term('skills', key));
    const raised = (group: FoundGroup): FoundGroup => {
      const isPart = isRole(group) && isOfSeveral(name);
      const added = [
        ...(isPart ? [{ score: ROLE.score, clause: holders }] : []),
        ...(isRole(group) ? [{ score: TRADE.nearScore, clause: atLeast(needed.near, having) }] : []),
        { score: TRADE.score, clause: atLeast(needed.own, having) },
      ];
      const own = isPart
        ? group.levels.map(({ score, clause }) => ({ score: Math.min(score, ROLE.nearScore), clause }))
        : group.levels;
      return {
        ...group,
        levels: [...own, ...added],
        points: [...(isPart ? own : group.points), ...added],
        has: anyOf([group.has, hasAny(added)]),
      };
    };
    return groups.map((group) => (isRole(group) || name.includes(group) ? raised(group) : group));
  }
  return [...groups];
}

/** The keys of the skills that tell the trade of some people; undefined if they are too few. */
async function skillsOf(holders: Clause, { asker, talents }: GroupContext): Promise<string[] | undefined> {
  if ('match_none' in holders) return undefined;
  const { counts, looked } = await countSkills(holders, TRADE.holdersMax, asker);
  if (looked < TRADE.holdersMin) return undefined;
  const usual = [...counts]
    .map(([key, count]) => ({ key, holders: count }))
    .filter((one) => isUsual(one, looked));
  const counted = await Promise.all(
    usual.map(async (one) => ({ ...one, talents: await asker.count(term('skills', one.key)) })),
  );
  return skillsOfTrade(counted, looked, await talents).map(({ key }) => key);
}

/** How many of some people have each skill, by its key: of those who were updated last. */
export async function countSkills(
  people: Clause,
  most: number,
  asker: Asker,
): Promise<{ counts: Map<string, number>; looked: number }> {
  const { hits } = await asker.search({
    query: people,
    size: most,
    sort: [{ updatedAtMs: 'desc' }, { talentId: 'asc' }],
    docvalue_fields: ['skills'],
    stored_fields: '_none_',
  });
  const counts = new Map<string, number>();
  for (const { fields } of hits.hits)
    for (const key of (fields?.['skills'] ?? []) as string[]) counts.set(key, (counts.get(key) ?? 0) + 1);
  return { counts, looked: hits.hits.length };
}
