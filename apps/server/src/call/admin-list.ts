import { isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { users } from '../db/schema/account.ts';
import type { companyProfiles } from '../db/schema/company-profile.ts';
import type { companies } from '../db/schema/company.ts';
import type { talentProfiles } from '../db/schema/talent-profile.ts';
import type { talents } from '../db/schema/talent.ts';
import type { Deps } from './deps.ts';
import { readPage } from './page.ts';

/** The tables of all talents or of all companies. */
type Listed = {
  holders: typeof talents | typeof companies;
  id: PgColumn;
  idName: 'talentId' | 'companyId';
  profiles: typeof talentProfiles | typeof companyProfiles;
  profileId: PgColumn;
};

export type AdminListQuestion = {
  isPendingOnly: boolean;
  search: string | undefined;
  limit: number;
  cursor: string | null;
};

/** The ids of a page: the newest first; those that wait for a human review by how long they wait. */
export async function readAdminListIds(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  listed: Listed,
  { isPendingOnly, search, limit, cursor }: AdminListQuestion,
): Promise<{ ids: string[]; cursor: string | null }> {
  const page = await readPage<PgTable>({
    db,
    log,
    table: listed.holders,
    where: [
      ...(isPendingOnly ? [isNotNull(listed.holders.humanReviewWaitingSince)] : []),
      ...(search === undefined ? [] : [matchesSearch(listed, search)]),
    ],
    at: isPendingOnly ? 'humanReviewWaitingSince' : 'createdIsoDateTimeUtc',
    id: listed.idName,
    isOldestFirst: isPendingOnly,
    limit,
    cursor,
  });
  return { ids: page.rows.map((row) => String(row[listed.idName])), cursor: page.cursor };
}

/**
 * Whether a talent or company is what an admin searches: by the beginnings of words of its name, by the beginning of its
 * email, by its id or by the end of it, which stands in the list. Each part has its index; an `or` over the tables would
 * use none.
 */
const matchesSearch = ({ holders, id, profiles, profileId }: Listed, search: string): SQL => sql`${id} in (
  select ${profileId} from ${profiles}
    where to_tsvector('simple', ${profiles.name}) @@ to_tsquery('simple', ${wordsQuery(search)})
  union all
  select ${id} from ${holders} join ${users} on ${users.id} = ${holders.createdByUid}
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
