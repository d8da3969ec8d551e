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
import type pg from 'pg';
import type { FoundGroup } from './sql-search-group.ts';

type Context = { client: pg.Client; talents: number; asTyped: boolean };

/** The groups with tables that also have whoever has the skills of the asked trade. */
export async function raisedByTrade(groups: readonly FoundGroup[], context: Context): Promise<FoundGroup[]> {
  const isWanted = !context.asTyped && context.talents <= TRADE.talentsMax;
  for (const name of isWanted ? tradeNames(groups) : []) {
    const looked = await lookedAt(name, context);
    if (looked.length < TRADE.holdersMin) continue;
    const skills = await skillsOf(looked, context);
    if (skills.length === 0) break;
    const raised: FoundGroup[] = [];
    for (const group of groups)
      raised.push(
        isRole(group) || name.includes(group) ? await raisedGroup(group, name, skills, context) : group,
      );
    return raised;
  }
  return [...groups];
}

const titledBy = (name: readonly FoundGroup[]): string =>
  name
    .map(
      ({ table }) =>
        `join ${table} on ${table}.talent = talents.id and ${table}.score >= ${ROLE.qualifierMin}`,
    )
    .join(' ');

/** Those with all these words in the title who were updated last. */
async function lookedAt(name: readonly FoundGroup[], { client }: Context): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select talents.id from sql_search.talents ${titledBy(name)}
    order by updated_at_ms desc, talent_id limit ${TRADE.holdersMax}`,
  );
  return rows.map(({ id }) => id);
}

async function skillsOf(looked: readonly number[], { client, talents }: Context): Promise<number[]> {
  const { rows } = await client.query<{ id: number; key: string; holders: number }>(
    `select names.id, names.key, count(*)::int as holders
    from sql_search.talents cross join unnest(skills) as skill join sql_search.names on names.id = skill
    where talents.id = any ($1::int[]) group by names.id, names.key`,
    [looked],
  );
  const usual = rows.filter((skill) => isUsual(skill, looked.length));
  const counted: ((typeof usual)[number] & { talents: number })[] = [];
  for (const skill of usual) {
    const { rows: counts } = await client.query<{ talents: number }>(
      'select count(*)::int as talents from sql_search.talents where skills @> array[$1::int]',
      [skill.id],
    );
    counted.push({ ...skill, talents: counts[0]?.talents ?? 0 });
  }
  return skillsOfTrade(counted, looked.length, talents).map(({ id }) => id);
}

async function raisedGroup(
  group: FoundGroup,
  name: readonly FoundGroup[],
  skills: readonly number[],
  { client }: Context,
): Promise<FoundGroup> {
  const isPart = isRole(group) && isOfSeveral(name);
  const ofTitle = isPart
    ? `select talent, least(score, ${ROLE.nearScore}) as score from ${group.table}
      union all select talents.id, ${ROLE.score} from sql_search.talents ${titledBy(name)}`
    : `select talent, score from ${group.table}`;
  const { near, own } = skillsNeeded(skills.length);
  const table = `${group.table}_raised`;
  await client.query(
    `create temp table ${table} on commit drop as
    select talent, max(score)::int as score from (
      ${ofTitle}
      union all
      select id, case when had >= ${own} then ${TRADE.score} else ${TRADE.nearScore} end from (
        select id, (select count(*) from unnest(skills) as skill where skill in (${skills.join(', ')})) as had
        from sql_search.talents where skills && array[${skills.join(', ')}]
      ) as counted where had >= ${isRole(group) ? near : own}
    ) as parts group by talent`,
  );
  return { ...group, table };
}
