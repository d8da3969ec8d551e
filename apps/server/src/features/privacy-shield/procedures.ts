import { talent } from '../../call/base.ts';
import { addToShield, hideFromEmployer, removeFromShield, setAnonymous } from './actions.ts';
import { readPrivacyShield, readShieldEffect } from './queries.ts';

export const privacyShieldProcedures = {
  read: talent.privacyShield.read.handler(async ({ context: { deps, viewer } }) => ({
    privacyShield: await readPrivacyShield(deps.db, viewer.talentId),
  })),
  preview: talent.privacyShield.preview.handler(async ({ input, context: { deps, viewer } }) => ({
    effect: await readShieldEffect(deps.db, viewer.talentId, input),
  })),
  add: talent.privacyShield.add.handler(async ({ input, context: { deps, viewer } }) => {
    await addToShield(deps, viewer, input.entries);
    return { privacyShield: await readPrivacyShield(deps.db, viewer.talentId) };
  }),
  hideFromEmployer: talent.privacyShield.hideFromEmployer.handler(
    async ({ input, context: { deps, viewer } }) => {
      const added = await hideFromEmployer(deps, viewer, input.name);
      return { privacyShield: await readPrivacyShield(deps.db, viewer.talentId), added };
    },
  ),
  remove: talent.privacyShield.remove.handler(async ({ input, context: { deps, viewer } }) => {
    await removeFromShield(deps, viewer, input.entries);
    return { privacyShield: await readPrivacyShield(deps.db, viewer.talentId) };
  }),
  setAnonymous: talent.privacyShield.setAnonymous.handler(async ({ input, context: { deps, viewer } }) => {
    await setAnonymous(deps, viewer, input.isAnonymousUntilAccepted);
    return { privacyShield: await readPrivacyShield(deps.db, viewer.talentId) };
  }),
};
