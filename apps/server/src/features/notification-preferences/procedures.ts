import { verified } from '../../call/base.ts';
import { savePreferences } from './actions.ts';
import { readPreferences } from './queries.ts';

export const notificationPreferencesProcedures = {
  get: verified.notificationPreferences.get.handler(async ({ context: { deps, viewer } }) => ({
    notificationPreferences: await readPreferences(deps.db, viewer.uid),
  })),
  update: verified.notificationPreferences.update.handler(async ({ input, context: { deps, viewer } }) => {
    await savePreferences(deps, viewer.uid, input.notificationPreferences);
    return input;
  }),
};
