import { signedIn } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { readUserProfile } from './queries.ts';

export const userProfileProcedures = {
  get: signedIn.userProfile.get.handler(async ({ input, context: { deps, viewer } }) => {
    const profile = input.uid === viewer.uid ? await readUserProfile(deps.db, viewer.uid) : undefined;
    if (!profile) throw refusal('NOT_FOUND');
    return profile;
  }),
};
