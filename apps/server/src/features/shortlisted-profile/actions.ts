import { SHORTLISTED_PROFILE_SENTENCES } from '@talaash/domain/shortlisted-profile/words';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { entryDelisted, entryShortlisted } from '../../db/pipeline-entry.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import {
  type ActingCompany,
  lockLists,
  ofPair,
  type Pair,
  readNewEntry,
  requireAdditionAllowed,
  requireNotShielded,
} from '../company-relation/queries.ts';

type NewShortlistedProfile = Pair & { jobPostId: string };

type ShortlistedBy = { shortlistedByUid: string; shortlistedIsoDateTimeUtc: SQL };

const SHORTLIST = {
  table: shortlistedProfiles,
  event: 'shortlistedProfile.put',
  words: SHORTLISTED_PROFILE_SENTENCES,
} as const;

/**
 * Shortlists a talent for a job post. Repeating it renews the entry's time; another job post replaces the first. Throws the
 * refusal for a company or talent that cannot be listed, and for a limit.
 */
export async function shortlist(
  { events }: Pick<Deps, 'events'>,
  { companyId, uid: actorUid }: ActingCompany,
  { talentId, jobPostId }: Omit<NewShortlistedProfile, 'companyId'>,
) {
  const entry = { companyId, talentId, jobPostId };
  return events.transaction(async (tx) => {
    await lockLists(tx, companyId);
    await requireNotShielded(tx, entry);
    const [existing] = await tx.select().from(shortlistedProfiles).where(ofPair(shortlistedProfiles, entry));
    const isSame = existing?.jobPostId === jobPostId;
    if (!isSame) await requireAdditionAllowed(tx, SHORTLIST, companyId);
    const by = { shortlistedByUid: actorUid, shortlistedIsoDateTimeUtc: sql`now()` };
    // Who repeats an entry has not shortlisted anybody.
    const changed = existing ? await putEntry(tx, entry, isSame ? {} : by) : await addEntry(tx, entry, by);
    if (!changed) throw new Error('A shortlisted profile was not written.');
    // An unchanged entry causes no event.
    if (isSame) return changed;
    if (existing) await entryDelisted(tx, existing);
    const { talentName, talentJobTitle } = changed;
    await entryShortlisted(tx, { ...entry, talentName, talentJobTitle }, actorUid);
    await record(tx, { kind: SHORTLIST.event, actorUid, ...entry });
    return changed;
  });
}

/** Renews an entry and its job post. It keeps what it shows of the talent. */
async function putEntry(tx: Tx, entry: NewShortlistedProfile, by: Partial<ShortlistedBy>) {
  const [renewed] = await tx
    .update(shortlistedProfiles)
    .set({ jobPostId: entry.jobPostId, updatedIsoDateTimeUtc: sql`now()`, ...by })
    .where(ofPair(shortlistedProfiles, entry))
    .returning();
  return renewed;
}

async function addEntry(tx: Tx, { jobPostId, ...pair }: NewShortlistedProfile, by: ShortlistedBy) {
  const entry = await readNewEntry(tx, SHORTLIST, pair);
  const [added] = await tx
    .insert(shortlistedProfiles)
    .values({ ...entry, jobPostId, ...by })
    .returning();
  return added;
}

/** Removes a talent from the shortlist. Does nothing if it is not on it. */
export async function delist(
  { events }: Pick<Deps, 'events'>,
  { companyId, uid: actorUid }: ActingCompany,
  talentId: string,
): Promise<void> {
  const pair = { companyId, talentId };
  await events.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(shortlistedProfiles)
      .where(ofPair(shortlistedProfiles, pair))
      .returning({ jobPostId: shortlistedProfiles.jobPostId });
    if (!deleted) return;
    await entryDelisted(tx, { ...pair, ...deleted });
    await record(tx, { kind: 'shortlistedProfile.deleted', actorUid, ...pair, ...deleted });
  });
}
