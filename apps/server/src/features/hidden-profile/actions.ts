import { searchKeywords } from '@talaash/domain/base/search-keyword';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { ofPair, type Pair } from './queries.ts';

type NewHiddenProfile = Pair & { talentName: string; actorUid: string };

/** Hides a talent from a company's search. Doing it again changes nothing. */
export async function hide({ events }: Pick<Deps, 'events'>, entry: NewHiddenProfile) {
  const { companyId, talentId, talentName, actorUid } = entry;
  return events.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(hiddenProfiles)
      .values({ companyId, talentId, talentName, searchKeywords: searchKeywords(talentName) })
      .onConflictDoNothing()
      .returning();
    if (inserted) {
      await record(tx, { kind: 'hiddenProfile.put', actorUid, companyId, talentId });
      return inserted;
    }
    const [existing] = await tx.select().from(hiddenProfiles).where(ofPair(entry));
    return existing;
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
