import { searchKeywords } from '@talaash/domain/base/search-keyword';
import { SHORTLISTED_PROFILE_SENTENCES } from '@talaash/domain/shortlisted-profile/words';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { lockLists, readNewEntry, requireAdditionAllowed } from '../company-relation/queries.ts';
import { ofPair, type Pair } from './queries.ts';

type NewShortlistedProfile = Pair & { jobPostId: string; actorUid: string };

const SHORTLIST = {
  table: shortlistedProfiles,
  event: 'shortlistedProfile.put',
  words: SHORTLISTED_PROFILE_SENTENCES,
} as const;

/**
 * Shortlists a talent for a job post. Doing it again renews the time of the entry; another job post replaces the first. Throws the
 * refusal of a company or a talent that cannot be listed, and of a limit.
 */
export async function shortlist({ events }: Pick<Deps, 'events'>, entry: NewShortlistedProfile) {
  const { companyId, talentId, jobPostId, actorUid } = entry;
  return events.transaction(async (tx) => {
    await lockLists(tx, companyId);
    const [existing] = await tx.select().from(shortlistedProfiles).where(ofPair(entry));
    const isSame = existing?.jobPostId === jobPostId;
    if (!isSame) await requireAdditionAllowed(tx, SHORTLIST, companyId);
    const changed = existing ? await putEntry(tx, entry) : await addEntry(tx, entry);
    if (!changed) throw new Error('A shortlisted profile was not written.');
    // Nobody is told again of what was so already.
    if (isSame) return changed;
    await record(tx, { kind: SHORTLIST.event, actorUid, companyId, talentId, jobPostId });
    return changed;
  });
}

/** Renews an entry and its job post. It keeps what it shows of the talent. */
async function putEntry(tx: Tx, entry: NewShortlistedProfile) {
  const [renewed] = await tx
    .update(shortlistedProfiles)
    .set({ jobPostId: entry.jobPostId, updatedIsoDateTimeUtc: sql`now()` })
    .where(ofPair(entry))
    .returning();
  return renewed;
}

async function addEntry(tx: Tx, { companyId, talentId, jobPostId }: NewShortlistedProfile) {
  const kept = await readNewEntry(tx, SHORTLIST, companyId, talentId);
  const [added] = await tx
    .insert(shortlistedProfiles)
    .values({ companyId, talentId, jobPostId, ...kept, searchKeywords: searchKeywords(kept.talentName) })
    .returning();
  return added;
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
