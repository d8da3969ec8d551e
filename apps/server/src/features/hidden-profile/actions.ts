import { searchKeywords } from '@talaash/domain/base/search-keyword';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { ofPair, type Pair } from './queries.ts';

type Wish = Pair & { talentName: string; actorUid: string };

/** Hides a talent from a company's search. The same again changes nothing. */
export async function hide({ events }: Pick<Deps, 'events'>, wish: Wish) {
  const { companyId, talentId, talentName, actorUid } = wish;
  return events.transaction(async (tx) => {
    const [written] = await tx
      .insert(hiddenProfiles)
      .values({ companyId, talentId, talentName, searchKeywords: searchKeywords(talentName) })
      .onConflictDoNothing()
      .returning();
    if (written) {
      await record(tx, { kind: 'hiddenProfile.put', actorUid, companyId, talentId });
      return written;
    }
    const [kept] = await tx.select().from(hiddenProfiles).where(ofPair(wish));
    return kept;
  });
}

/** Shows a talent in a company's search again; one that is not hidden stays so. */
export async function unhide(
  { events }: Pick<Deps, 'events'>,
  { companyId, talentId, actorUid }: Pair & { actorUid: string },
): Promise<void> {
  await events.transaction(async (tx) => {
    const [gone] = await tx
      .delete(hiddenProfiles)
      .where(ofPair({ companyId, talentId }))
      .returning({ talentId: hiddenProfiles.talentId });
    if (gone) await record(tx, { kind: 'hiddenProfile.deleted', actorUid, companyId, talentId });
  });
}
