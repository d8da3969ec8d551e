import { isNeeded } from '@talaash/question/understanding';
import { mayHaveSimilar, NAME_SCORE, SIMILAR, skillsOfFound } from '@talaash/talent-index/answers/similar';
import type { Weights } from '@talaash/talent-index/answers/weight';
import type { Bind } from './sql-search-condition.ts';
import { binder } from './sql-search-group.ts';
import type { QueryRows } from './sql-search-rows.ts';

/** Who shares the skills of the few who were found, as conditions and points of rows of talents. */
export type SqlSimilar = { condition: string; points: string };

/**
 * @param passing the clauses after `select` of who passes the filters
 * @param answered who is found without similar people
 */
export async function similarBy(
  { client, groups, question, talents }: QueryRows,
  { point }: Weights,
  { passing, answered }: Record<'passing' | 'answered', (bind: Bind) => string>,
): Promise<SqlSimilar | undefined> {
  if (question.asTyped || talents > SIMILAR.talentsMax || !mayHaveSimilar(groups)) return undefined;
  const names = groups.filter(isNeeded).map(({ table }) => `coalesce(${table}.score, 0) = ${NAME_SCORE}`);
  const { values, bind } = binder();
  const { rows } = await client.query<{ isNamed: boolean; skills: number[] }>(
    `select ${names.join(' or ')} as "isNamed", skills ${passing(bind)} and ${answered(bind)} limit ${SIMILAR.enough}`,
    values,
  );
  if (rows.length === 0 || rows.length >= SIMILAR.enough || rows.some(({ isNamed }) => isNamed))
    return undefined;
  const own = Map.groupBy(
    rows.flatMap(({ skills }) => skills),
    (skill) => skill,
  );
  const { rows: counted } = await client.query<{ id: number; key: string; talents: number }>(
    `select id, key, (select count(*)::int from sql_search.talents where skills @> array[names.id]) as talents
    from sql_search.names where id = any ($1::int[])`,
    [[...own.keys()]],
  );
  const holders = counted.map((skill) => ({ ...skill, holders: own.get(skill.id)?.length ?? 0 }));
  const skills = skillsOfFound(holders, rows.length, talents).map(({ id }) => id);
  if (skills.length === 0) return undefined;
  const shared = `(select count(*) from unnest(skills) as skill where skill in (${skills.join(', ')}))`;
  const counting = binder();
  const isAnswered = answered(counting.bind);
  const counts = SIMILAR.counts.map(
    (least) => `count(*) filter (where ${shared} >= ${least} or ${isAnswered})::int as "${least}"`,
  );
  const { rows: reached } = await client.query<Record<string, number>>(
    `select ${counts.join(', ')} ${passing(counting.bind)}`,
    counting.values,
  );
  const countOf = (least: number) => reached[0]?.[String(least)] ?? 0;
  const least = SIMILAR.counts.find((count) => countOf(count) >= SIMILAR.enough) ?? 1;
  if (countOf(least) === rows.length) return undefined;
  const points = SIMILAR.counts.map((count) => `(${shared} >= ${count})::int`).join(' + ');
  return {
    condition: `${shared} >= ${least}`,
    points: `${Math.floor(point * SIMILAR.points)} * (${points})`,
  };
}
