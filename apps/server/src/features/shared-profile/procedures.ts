import { anyone } from '../../call/base.ts';
import type { Db } from '../../db/client.ts';
import { refusal } from '../../call/refusal.ts';
import { toRedactedTalentProfileView } from '../talent-profile/present.ts';
import { readTalentProfiles } from '../talent-profile/queries.ts';

export const sharedProfileProcedures = {
  get: anyone.sharedProfile.get.handler(async ({ input, context: { deps, viewer } }) => {
    // A shield or block also holds for a link: only the primary knows of it in time.
    const companyId = viewer?.companyId ?? null;
    const read = async (db: Db) => (await readTalentProfiles(db, [input.talentId], companyId))[0];
    const stale = companyId === null ? await read(deps.replica.for('sharedProfile.get')) : undefined;
    // Only the primary may refuse: it may have been shared a moment ago.
    const found = stale?.isInSearch ? stale : await read(deps.db);
    if (!found?.isInSearch) throw refusal('NOT_FOUND');
    return { talentProfile: toRedactedTalentProfileView(found) };
  }),
};
