import { searchKeywords } from '@talaash/domain/base/search-keyword';
import { sql } from 'drizzle-orm';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { ofPair, type Pair } from './queries.ts';

type NewShortlistedProfile = Pair & { jobPostId: string; talentName: string; actorUid: string };

/** Shortlists a talent for a job post. Doing it again changes nothing; another job post replaces the first. */
export async function shortlist({ events }: Pick<Deps, 'events'>, entry: NewShortlistedProfile) {
  const { companyId, talentId, jobPostId, talentName, actorUid } = entry;
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
    const [existing] = await tx.select().from(shortlistedProfiles).where(ofPair(entry));
    if (!existing) throw new Error('A shortlisted profile was neither written nor found.');
    return existing;
  });
}

/** Takes a talent off the shortlist. Does nothing when it is not on it. */
export async function delist(
  { events }: Pick<Deps, 'events'>,
  { companyId, talentId, actorUid }: Pair & { actorUid: string },
): Promise<void> {
  await events.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(shortlistedProfiles)
      .where(ofPair({ companyId, talentId }))
      .returning({ jobPostId: shortlistedProfiles.jobPostId });
    if (!deleted) return;
    await record(tx, { kind: 'shortlistedProfile.deleted', actorUid, companyId, talentId, ...deleted });
  });
}
