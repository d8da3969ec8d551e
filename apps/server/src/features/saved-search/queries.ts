import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { alertedTalents, savedSearches } from '../../db/schema/saved-search.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { isInSearch } from '../../db/visibility.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

export type OwnSavedSearch = { companyId: string; savedSearchId: string };

export const isOwn = ({ companyId, savedSearchId }: OwnSavedSearch) =>
  and(eq(savedSearches.savedSearchId, savedSearchId), eq(savedSearches.companyId, companyId));

/** The company's saved searches, by name. */
export const listSavedSearches = (
  db: Pick<Db, 'select'>,
  companyId: string,
  exceptId = '',
): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.companyId, companyId), ne(savedSearches.savedSearchId, exceptId)))
    .orderBy(asc(savedSearches.name), asc(savedSearches.savedSearchId));

/** Locks the company's saved searches until the transaction ends, so that their limit is exact on any number of nodes. */
export async function lockSavedSearches(tx: Tx, companyId: string): Promise<void> {
  await tx
    .select({ companyId: companies.companyId })
    .from(companies)
    .where(eq(companies.companyId, companyId))
    .for('no key update');
}

export async function hasJobPost(
  tx: Tx,
  { companyId, jobPostId }: { companyId: string; jobPostId: string },
): Promise<boolean> {
  const [own] = await tx
    .select({ jobPostId: jobPosts.jobPostId })
    .from(jobPosts)
    .where(
      and(eq(jobPosts.jobPostId, jobPostId), eq(jobPosts.companyId, companyId), isNull(jobPosts.deletedAt)),
    );
  return own !== undefined;
}

/** Whether its alert is due. Never, if alerts are off. */
const isDue = (now: string) => lte(savedSearches.alertDueAt, now);

export async function listDueCompanies(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ companyId: savedSearches.companyId })
    .from(savedSearches)
    .where(isDue(now));
  return rows.map(({ companyId }) => companyId);
}

export const listDueSearches = (db: Db, companyId: string, now: string): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.companyId, companyId), isDue(now)))
    .orderBy(asc(savedSearches.name), asc(savedSearches.savedSearchId));

/** The people that a company knows: shortlisted, invited, or named by an alert. */
export async function listKnownTalents(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await db.execute<{ talentId: string }>(sql`
    select ${shortlistedProfiles.talentId} as "talentId" from ${shortlistedProfiles}
      where ${shortlistedProfiles.companyId} = ${companyId}
    union select ${threads.talentId} from ${threads} where ${threads.companyId} = ${companyId}
    union select ${alertedTalents.talentId} from ${alertedTalents} where ${alertedTalents.companyId} = ${companyId}`);
  return rows.map(({ talentId }) => talentId);
}

/** The talents in search whose profile was saved or reviewed after `since`. */
export async function listNewTalents(
  db: Db,
  { talentIds, since }: { talentIds: readonly string[]; since: string },
): Promise<Set<string>> {
  const rows = await db
    .select({ talentId: talentProfiles.talentId })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .where(
      and(
        inArray(talentProfiles.talentId, [...talentIds]),
        isInSearch,
        or(gt(talentProfiles.updatedIsoDateTimeUtc, since), gt(talents.updatedIsoDateTimeUtc, since)),
      ),
    );
  return new Set(rows.map(({ talentId }) => talentId));
}

/** Keeps talents from being deleted until the transaction ends. @returns those that exist */
export async function lockTalents(tx: Tx, talentIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ talentId: talents.talentId })
    .from(talents)
    .where(inArray(talents.talentId, [...talentIds]))
    .for('key share');
  return rows.map(({ talentId }) => talentId);
}

/** The people that an alert names, by the name of the search that found them. Deleted searches and people are left out. */
export const listAlerted = (db: Db, { companyId, alertId }: { companyId: string; alertId: string }) =>
  db
    .select({
      talentId: alertedTalents.talentId,
      savedSearchId: savedSearches.savedSearchId,
      name: savedSearches.name,
    })
    .from(alertedTalents)
    .innerJoin(savedSearches, eq(savedSearches.savedSearchId, alertedTalents.savedSearchId))
    .where(and(eq(alertedTalents.companyId, companyId), eq(alertedTalents.alertId, alertId)))
    .orderBy(asc(savedSearches.name), asc(savedSearches.savedSearchId));
