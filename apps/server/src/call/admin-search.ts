import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema/account.ts';

/** The tables of a talent or a company, and the columns that a search reads. */
type Searched = {
  holders: PgTable;
  id: AnyColumn;
  createdByUid: AnyColumn;
  profiles: PgTable;
  profileId: AnyColumn;
  profileName: AnyColumn;
};

/** Up to here all that a search finds is read and sorted. More are so dense that the list itself is walked. */
const MANY = 2000;

/**
 * Whether a talent or company is what an admin searches: by the beginnings of words of its name, by the beginning of its
 * email, by its id or by the end of it, which stands in the list.
 */
export async function matchesSearch(
  db: Pick<Db, 'execute'>,
  searched: Searched,
  search: string,
  many = MANY,
): Promise<SQL> {
  const found = foundIds(searched, search);
  const { rows } = await db.execute<{ isMany: boolean }>(
    sql`select count(*) > ${many} as "isMany" from (select from (${found}) as found limit ${many + 1}) as first`,
  );
  return rows[0]?.isMany ? isFound(searched, search) : sql`${searched.id} in (${found})`;
}

/** The ids of all. Each part has its index; an `or` over the tables would use none. */
const foundIds = (
  { holders, id, createdByUid, profiles, profileId, profileName }: Searched,
  search: string,
): SQL => sql`
  select ${profileId} from ${profiles} where ${isNamed(profileName, search)}
  union all
  select ${id} from ${holders} join ${users} on ${users.id} = ${createdByUid} where ${isMailed(search)}
  union all
  select ${id} from ${holders} where ${id} = ${search}
  union all
  select ${id} from ${holders} where right(${id}, 6) = ${search.toLowerCase()}`;

/** The same for one row of the list. Values and not `exists`, which the planner would answer for all rows first. */
const isFound = (
  { id, createdByUid, profiles, profileId, profileName }: Searched,
  search: string,
): SQL => sql`(
  coalesce((select ${isNamed(profileName, search)} from ${profiles} where ${profileId} = ${id}), false)
  or (select ${isMailed(search)} from ${users} where ${users.id} = ${createdByUid})
  or ${id} = ${search} or right(${id}, 6) = ${search.toLowerCase()})`;

const isNamed = (name: AnyColumn, search: string): SQL =>
  sql`to_tsvector('simple', ${name}) @@ to_tsquery('simple', ${wordsQuery(search)})`;

const isMailed = (search: string): SQL => sql`${users.email} like ${emailPattern(search)}`;

/** Every word as the beginning of a word. In quotes, so that no letter is an operator. */
const wordsQuery = (search: string): string =>
  search
    .split(/\s+/)
    .map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`)
    .join(' & ');

const emailPattern = (search: string): string =>
  `${search.toLowerCase().replace(/[%_\\]/g, String.raw`\$&`)}%`;
