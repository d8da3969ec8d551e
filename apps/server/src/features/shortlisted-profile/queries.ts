import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { Page } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { type EntriesQuestion, pageEntries } from '../company-relation/queries.ts';

export type ShortlistedProfileRow = typeof shortlistedProfiles.$inferSelect;

export type ShortlistQuestion = EntriesQuestion & { jobPostId?: string | undefined };

/** The company's shortlist, the newest first. */
export function pageShortlist(
  deps: Pick<Deps, 'db' | 'log'>,
  { jobPostId, ...question }: ShortlistQuestion,
): Promise<Page<ShortlistedProfileRow>> {
  const more = jobPostId === undefined ? [] : [eq(shortlistedProfiles.jobPostId, jobPostId)];
  return pageEntries(deps, shortlistedProfiles, question, more);
}

/** When a talent was shortlisted for the job post of the entry. Entries of an earlier release know only when they were made. */
export const shortlistedAt = (row: ShortlistedProfileRow): string =>
  row.shortlistedIsoDateTimeUtc ?? row.createdIsoDateTimeUtc;

/**
 * The names of those who shortlisted, by uid. A former member keeps the name; an account that is gone has none. An owner without
 * members is not named: it was nobody else. One query for all.
 */
export async function readShortlisters(
  db: Pick<Db, 'select'>,
  companyId: string,
  rows: readonly ShortlistedProfileRow[],
): Promise<Map<string | null, string>> {
  const uids = [...new Set(rows.flatMap(({ shortlistedByUid: uid }) => uid ?? []))];
  if (uids.length === 0) return new Map();
  const found = await db
    .select({ uid: users.id, name: users.name })
    .from(users)
    .innerJoin(companies, eq(companies.companyId, companyId))
    .where(
      and(
        inArray(users.id, uids),
        or(
          ne(users.id, companies.createdByUid),
          sql`exists (select from ${companyMembers} where ${companyMembers.companyId} = ${companyId})`,
        ),
      ),
    );
  return new Map(found.map(({ uid, name }) => [uid, name]));
}
