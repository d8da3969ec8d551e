import { and, eq, getTableColumns, getTableName, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { beginsWith } from '../db/begins-with.ts';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema/account.ts';
import { companyProfiles } from '../db/schema/company-profile.ts';
import { companies } from '../db/schema/company.ts';
import { talentProfiles } from '../db/schema/talent-profile.ts';
import { talents } from '../db/schema/talent.ts';
import type { Deps } from './deps.ts';
import { afterCursor, type Page, pageOf, readPage } from './page.ts';

/** The tables of all talents or of all companies. */
type Listed = {
  holders: typeof talents | typeof companies;
  id: PgColumn;
  idName: 'talentId' | 'companyId';
  profiles: typeof talentProfiles | typeof companyProfiles;
  profileId: PgColumn;
};

export const ALL_TALENTS = {
  holders: talents,
  id: talents.talentId,
  idName: 'talentId',
  profiles: talentProfiles,
  profileId: talentProfiles.talentId,
} as const satisfies Listed;

export const ALL_COMPANIES = {
  holders: companies,
  id: companies.companyId,
  idName: 'companyId',
  profiles: companyProfiles,
  profileId: companyProfiles.companyId,
} as const satisfies Listed;

type AdminListQuestion = {
  humanReviewStatus?: 'pending' | undefined;
  search?: string | undefined;
  limit: number;
  cursor: string | null;
};

/** A talent or company with its profile, which is null while it is incomplete, and the email of its account. */
type AdminRow<Of extends Listed> = {
  holder: Of['holders']['$inferSelect'];
  profile: Of['profiles']['$inferSelect'] | null;
  email: string;
};

export type AdminTalentRow = AdminRow<typeof ALL_TALENTS>;
export type AdminCompanyRow = AdminRow<typeof ALL_COMPANIES>;

/** A page of rows: the newest first; those that wait for a human review by how long they wait. */
export async function pageAdminRows<Of extends Listed>(
  deps: Pick<Deps, 'db' | 'log'>,
  listed: Of,
  question: AdminListQuestion,
): Promise<Page<AdminRow<Of>>> {
  const { rows: ids, cursor } = await readIds(deps, listed, question);
  const found = await readRows(deps.db, listed, ids);
  return { rows: ids.flatMap((id) => found.get(id) ?? []), cursor };
}

export async function readAdminRow<Of extends Listed>(
  db: Db,
  listed: Of,
  id: string,
): Promise<AdminRow<Of> | undefined> {
  return (await readRows(db, listed, [id])).get(id);
}

async function readRows<Of extends Listed>(
  db: Db,
  { holders, id, profiles, profileId }: Of,
  ids: string[],
): Promise<Map<string, AdminRow<Of>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id, holder: getTableColumns(holders), profile: getTableColumns(profiles), email: users.email })
    .from(holders as PgTable)
    .innerJoin(users, eq(users.id, holders.createdByUid))
    .leftJoin(profiles, eq(profileId, id))
    .where(inArray(id, ids));
  return new Map(rows.map(({ id: of, ...row }) => [of as string, row]));
}

/** The ids of a page. */
export async function readIds(
  deps: Pick<Deps, 'db' | 'log'>,
  listed: Listed,
  question: AdminListQuestion,
  dense = DENSE,
): Promise<Page<string>> {
  const { search } = question;
  if (search === undefined) return walk(deps, listed, question);
  const { page, isDense } = await readSearch(deps.db, listed, { ...question, search }, dense);
  return isDense ? walk(deps, listed, question, [isFound(listed, search)]) : page;
}

/** Those that wait for a human review are listed by how long they wait. */
const orderOf = ({ humanReviewStatus }: AdminListQuestion) =>
  humanReviewStatus === 'pending'
    ? ({ at: 'humanReviewWaitingSince', isOldestFirst: true } as const)
    : ({ at: 'createdIsoDateTimeUtc', isOldestFirst: false } as const);

/** Reads a list in its order until the page is full. */
async function walk(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { holders, idName }: Listed,
  question: AdminListQuestion,
  conditions: SQL[] = [],
): Promise<Page<string>> {
  const { limit, cursor } = question;
  const { at, isOldestFirst } = orderOf(question);
  const where = [...(isOldestFirst ? [isNotNull(holders[at])] : []), ...conditions];
  const page = await readPage<PgTable>({
    db,
    log,
    table: holders,
    where,
    at,
    id: idName,
    isOldestFirst,
    limit,
    cursor,
  });
  return { rows: page.rows.map((row) => String(row[idName])), cursor: page.cursor };
}

/**
 * A search that finds more than `found` rows is dense: it walks the list. (A person may be found twice.) So is a search that finds
 * `ofNewest` of the newest 100: to count what a single letter finds takes longer.
 */
type Dense = { found: number; ofNewest: number };

const DENSE: Dense = { found: 2500, ofNewest: 10 };

const NEWEST = 100;

/**
 * Reads all that a search finds and sorts it, in one statement, unless the search is dense. An admin searches by the beginnings of
 * words of a name, by the beginning of an email, by an id or by its end, which stands in the list.
 */
async function readSearch(
  db: Pick<Db, 'execute'>,
  listed: Listed,
  question: AdminListQuestion & { search: string },
  dense: Dense,
): Promise<{ page: Page<string>; isDense: boolean }> {
  const { search, limit, cursor } = question;
  const { holders, id } = listed;
  const { at, isOldestFirst } = orderOf(question);
  const order = sql.raw(isOldestFirst ? 'asc' : 'desc');
  const isBeyond = afterCursor({ at: holders[at], id }, { cursor, isOldestFirst });
  const isListed = and(isOldestFirst ? isNotNull(holders[at]) : undefined, isBeyond) ?? sql`true`;
  const { rows } = await db.execute<{ isDense: boolean; id: string | null; at: string }>(sql`
    with found (id) as materialized (${foundIds(listed, search)} limit ${dense.found + 1}),
      guard as materialized (select case
        when (select count(*) >= ${dense.ofNewest} from ${newest(listed)} where ${isFound(listed, search)}) then true
        else (select count(*) > ${dense.found} from found)
        end as "isDense")
    select "isDense", page.id, page.at
      from guard left join lateral (
        select ${id} as id, ${holders[at]} as at from ${holders}
          where not "isDense" and ${id} in (select id from found) and ${isListed}
          order by ${holders[at]} ${order}, ${id} ${order} limit ${limit + 1}) as page on true
      order by page.at ${order}, page.id ${order}`);
  const found = rows.flatMap((row) => (row.id === null ? [] : { id: row.id, at: toIsoDateTime(row.at) }));
  const page = pageOf(found, limit, (row) => row);
  return { page: { ...page, rows: page.rows.map((row) => row.id) }, isDense: rows[0]?.isDense === true };
}

const toIsoDateTime = (text: string): string => new Date(text).toISOString();

/** The newest of a list, under the name of its table. */
const newest = ({ holders, id }: Listed): SQL => sql`(
  select * from ${holders} order by ${holders.createdIsoDateTimeUtc} desc, ${id} desc limit ${NEWEST}) as ${sql.identifier(getTableName(holders))}`;

/** The ids of all. Each part has its index; an `or` over the tables would use none. */
const foundIds = ({ holders, id, profiles, profileId }: Listed, search: string): SQL => sql`
  select ${profileId} from ${profiles} where ${isNamed(profiles.name, search)}
  union all
  select ${id} from ${holders} join ${users} on ${users.id} = ${holders.createdByUid} where ${isMailed(search)}
  union all
  select ${id} from ${holders} where ${id} = ${search}
  union all
  select ${id} from ${holders} where right(${id}, 6) = ${search.toLowerCase()}`;

/** The same for one row of the list. Values and not `exists`, which the planner would answer for all rows first. */
const isFound = ({ holders, id, profiles, profileId }: Listed, search: string): SQL => sql`(
  coalesce((select ${isNamed(profiles.name, search)} from ${profiles} where ${profileId} = ${id}), false)
  or (select ${isMailed(search)} from ${users} where ${users.id} = ${holders.createdByUid})
  or ${id} = ${search} or right(${id}, 6) = ${search.toLowerCase()})`;

export const isNamed = (name: PgColumn, search: string): SQL =>
  sql`to_tsvector('simple', ${name}) @@ to_tsquery('simple', ${wordsQuery(search)})`;

const isMailed = (search: string): SQL => beginsWith(users.email, search.toLowerCase());

/** A search text for `to_tsquery`: every word as the beginning of a word. In quotes, so that no letter is an operator. */
export const wordsQuery = (search: string): string =>
  search
    .split(/\s+/)
    .map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`)
    .join(' & ');
