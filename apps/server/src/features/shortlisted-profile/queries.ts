import { eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { Page } from '../../call/page.ts';
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
