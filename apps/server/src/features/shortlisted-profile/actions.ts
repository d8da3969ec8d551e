import { searchKeywords } from '@talaash/domain/base/search-keyword';
import { sql } from 'drizzle-orm';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { ofPair, type Pair } from './queries.ts';

type Wish = Pair & { jobPostId: string; talentName: string; actorUid: string };

/** Shortlists a talent for a job post. The same again changes nothing; another job post takes the place of the first. */
export async function shortlist({ events }: Pick<Deps, 'events'>, wish: Wish) {
  const { companyId, talentId, jobPostId, talentName, actorUid } = wish;
  return events.transaction(async (tx) => {
    const [changed] = await tx
      .insert(shortlistedProfiles)
      .values({ companyId, talentId, jobPostId, talentName, searchKeywords: searchKeywords(talentName) })
      .onConflictDoUpdate({
        target: [shortlistedProfiles.companyId, shortlistedProfiles.talentId],
        set: { jobPostId, updatedIsoDateTimeUtc: sql`now()` },
        setWhere: sql`${shortlistedProfiles.jobPostId} <> ${jobPostId}`,
      })
      .returning();
    if (changed) {
      await record(tx, { kind: 'shortlistedProfile.put', actorUid, companyId, talentId, jobPostId });
      return changed;
    }
    const [kept] = await tx.select().from(shortlistedProfiles).where(ofPair(wish));
    if (!kept) throw new Error('A shortlisted profile was neither written nor found.');
    return kept;
  });
}

/** Takes a talent off the shortlist; one that is not on it stays so. */
export async function delist(
  { events }: Pick<Deps, 'events'>,
  { companyId, talentId, actorUid }: Pair & { actorUid: string },
): Promise<void> {
  await events.transaction(async (tx) => {
    const [gone] = await tx
      .delete(shortlistedProfiles)
      .where(ofPair({ companyId, talentId }))
      .returning({ jobPostId: shortlistedProfiles.jobPostId });
    if (!gone) return;
    await record(tx, { kind: 'shortlistedProfile.deleted', actorUid, companyId, talentId, ...gone });
  });
}
