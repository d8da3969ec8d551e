import { HIDDEN_PROFILE_SENTENCES } from '@talaash/domain/hidden-profile/words';
import { sql } from 'drizzle-orm';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import {
  type ActingCompany,
  lockLists,
  ofPair,
  readNewEntry,
  requireAdditionAllowed,
  requireNotShielded,
} from '../company-relation/queries.ts';

const HIDDEN = {
  table: hiddenProfiles,
  event: 'hiddenProfile.put',
  words: HIDDEN_PROFILE_SENTENCES,
} as const;

/**
 * Hides a talent from a company's search. Repeating it renews the entry's time. Throws the refusal for a company or talent that
 * cannot be listed, and for a limit.
 */
export async function hide(
  { events }: Pick<Deps, 'events'>,
  { companyId, uid: actorUid }: ActingCompany,
  talentId: string,
) {
  const pair = { companyId, talentId };
  return events.transaction(async (tx) => {
    await lockLists(tx, companyId);
    await requireNotShielded(tx, pair);
    const [renewed] = await tx
      .update(hiddenProfiles)
      .set({ updatedIsoDateTimeUtc: sql`now()` })
      .where(ofPair(hiddenProfiles, pair))
      .returning();
    if (renewed) return renewed;
    await requireAdditionAllowed(tx, HIDDEN, companyId);
    const entry = await readNewEntry(tx, HIDDEN, pair);
    const [added] = await tx.insert(hiddenProfiles).values(entry).returning();
    if (!added) throw new Error('A hidden profile was not written.');
    await record(tx, { kind: HIDDEN.event, actorUid, ...pair });
    return added;
  });
}

/** Unhides a talent. Does nothing if it is not hidden. */
export async function unhide(
  { events }: Pick<Deps, 'events'>,
  { companyId, uid: actorUid }: ActingCompany,
  talentId: string,
): Promise<void> {
  const pair = { companyId, talentId };
  await events.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(hiddenProfiles)
      .where(ofPair(hiddenProfiles, pair))
      .returning({ talentId: hiddenProfiles.talentId });
    if (deleted) await record(tx, { kind: 'hiddenProfile.deleted', actorUid, ...pair });
  });
}
