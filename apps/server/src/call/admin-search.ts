import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
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

/**
 * Whether a talent or company is what an admin searches: by the beginnings of words of its name, by the beginning of its
 * email, by its id or by the end of it, which stands in the list. Each part has its index; an `or` over the tables would
 * use none.
 */
export const matchesSearch = (
  { holders, id, createdByUid, profiles, profileId, profileName }: Searched,
  search: string,
): SQL => sql`${id} in (
  select ${profileId} from ${profiles} where to_tsvector('simple', ${profileName}) @@ to_tsquery('simple', ${wordsQuery(search)})
  union all
  select ${id} from ${holders} join ${users} on ${users.id} = ${createdByUid}
    where ${users.email} like ${emailPattern(search)}
  union all
  select ${id} from ${holders} where ${id} = ${search}
  union all
  select ${id} from ${holders} where right(${id}, 6) = ${search.toLowerCase()})`;

/** Every word as the beginning of a word. In quotes, so that no letter is an operator. */
const wordsQuery = (search: string): string =>
  search
    .split(/\s+/)
    .map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`)
    .join(' & ');

const emailPattern = (search: string): string =>
  `${search.toLowerCase().replace(/[%_\\]/g, String.raw`\$&`)}%`;
