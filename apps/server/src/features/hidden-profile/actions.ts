import { searchKeywords } from '@talaash/domain/base/search-keyword';
import { HIDDEN_PROFILE_SENTENCES } from '@talaash/domain/hidden-profile/words';
import { sql } from 'drizzle-orm';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { lockLists, readNewEntry, requireAdditionAllowed } from '../company-relation/queries.ts';
import { ofPair, type Pair } from './queries.ts';

type NewHiddenProfile = Pair & { actorUid: string };

const HIDDEN = {
  table: hiddenProfiles,
  event: 'hiddenProfile.put',
  words: HIDDEN_PROFILE_SENTENCES,
} as const;

/**
 * Hides a talent from a company's search. Doing it again renews the time of the entry. Throws the refusal of a company or a talent
 * that cannot be listed, and of a limit.
 */
export async function hide({ events }: Pick<Deps, 'events'>, entry: NewHiddenProfile) {
  const { companyId, talentId, actorUid } = entry;
  return events.transaction(async (tx) => {
    await lockLists(tx, companyId);
    const [renewed] = await tx
      .update(hiddenProfiles)
      .set({ updatedIsoDateTimeUtc: sql`now()` })
      .where(ofPair(entry))
      .returning();
    if (renewed) return renewed;
    await requireAdditionAllowed(tx, HIDDEN, companyId);
    const kept = await readNewEntry(tx, HIDDEN, companyId, talentId);
    const [added] = await tx
      .insert(hiddenProfiles)
      .values({ companyId, talentId, ...kept, searchKeywords: searchKeywords(kept.talentName) })
      .returning();
    if (!added) throw new Error('A hidden profile was not written.');
    await record(tx, { kind: HIDDEN.event, actorUid, companyId, talentId });
    return added;
  });
}

/** Shows a talent in a company's search again. Does nothing when it is not hidden. */
export async function unhide(
  { events }: Pick<Deps, 'events'>,
  { companyId, talentId, actorUid }: Pair & { actorUid: string },
): Promise<void> {
  await events.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(hiddenProfiles)
      .where(ofPair({ companyId, talentId }))
      .returning({ talentId: hiddenProfiles.talentId });
    if (deleted) await record(tx, { kind: 'hiddenProfile.deleted', actorUid, companyId, talentId });
  });
}
