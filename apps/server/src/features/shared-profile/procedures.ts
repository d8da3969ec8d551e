import { anyone } from '../../call/base.ts';
import type { Db } from '../../db/client.ts';
import { refusal } from '../../call/refusal.ts';
import { toRedactedTalentProfileView } from '../talent-profile/present.ts';
import { readTalentProfiles } from '../talent-profile/queries.ts';

export const sharedProfileProcedures = {
  get: anyone.sharedProfile.get.handler(async ({ input, context: { deps } }) => {
    const read = async (db: Db) => (await readTalentProfiles(db, [input.talentId], null))[0];
    const stale = await read(deps.replica.for('sharedProfile.get'));
    // Only the primary may refuse: it may have been shared a moment ago.
    const found = stale?.isInSearch ? stale : await read(deps.db);
    if (!found?.isInSearch) throw refusal('NOT_FOUND');
    return { talentProfile: toRedactedTalentProfileView(found.profile) };
  }),
};
