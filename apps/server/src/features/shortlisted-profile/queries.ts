import { normalisedName } from '@talaash/domain/base/search-keyword';
import { and, arrayContains, eq, type SQL } from 'drizzle-orm';
import { type Page, readPage } from '../../call/page.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import type { Deps } from '../../call/deps.ts';

export type ShortlistedProfileRow = typeof shortlistedProfiles.$inferSelect;

/** A company and a talent. */
export type Pair = { companyId: string; talentId: string };

export const ofPair = ({ companyId, talentId }: Pair): SQL | undefined =>
  and(eq(shortlistedProfiles.companyId, companyId), eq(shortlistedProfiles.talentId, talentId));

export type ShortlistQuestion = {
  companyId: string;
  nameStartsWith?: string | undefined;
  jobPostId?: string | undefined;
  limit: number;
  cursor: string | null;
};

/** The company's shortlist, the newest first. */
export function pageShortlist(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { companyId, nameStartsWith, jobPostId, limit, cursor }: ShortlistQuestion,
): Promise<Page<ShortlistedProfileRow>> {
  const name = normalisedName(nameStartsWith ?? '');
  const where = [
    eq(shortlistedProfiles.companyId, companyId),
    ...(name === '' ? [] : [arrayContains(shortlistedProfiles.searchKeywords, [name])]),
    ...(jobPostId === undefined ? [] : [eq(shortlistedProfiles.jobPostId, jobPostId)]),
  ];
  const table = shortlistedProfiles;
  return readPage({ db, log, table, where, at: 'createdIsoDateTimeUtc', id: 'talentId', limit, cursor });
}
