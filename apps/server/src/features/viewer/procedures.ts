import { isRenewalDue } from '../../call/auth.ts';
import { anyone, type CallContext } from '../../call/base.ts';
import { formatMark } from '../../events/mark.ts';
import { readUserProfile } from '../user-profile/queries.ts';
import { countUnreadThreads, readFace, readSignInFacts } from './queries.ts';

export const viewerProcedures = {
  get: anyone.viewer.get.handler(async ({ context }) => {
    const { viewer, deps } = context;
    if (viewer === null) {
      return {
        account: null,
        userProfile: null,
        profileName: null,
        profilePictureId: null,
        hasPremiumAccess: false,
        unreadThreadsCount: 0,
        liveMark: null,
      };
    }
    // Before anything is read: what happens meanwhile is told by the stream.
    const liveMark = formatMark(deps.events.mark());
    const [{ hasPassword, sessionExpiresAt }, userProfile, face, unreadThreadsCount] = await Promise.all([
      readSignInFacts(deps.db, viewer),
      readUserProfile(deps.db, viewer.uid),
      readFace(deps.db, viewer),
      countUnreadThreads(deps.db, viewer),
    ]);
    if (sessionExpiresAt && isRenewalDue(sessionExpiresAt, deps.now())) await renewSession(context);
    const { uid, email, name, isEmailVerified, isAdmin, hasPremiumAccess } = viewer;
    return {
      account: { uid, email, name, isEmailVerified, isAdmin, hasPassword },
      userProfile: userProfile ?? null,
      profileName: face?.name ?? null,
      profilePictureId: face?.pictureId ?? null,
      hasPremiumAccess,
      unreadThreadsCount,
      liveMark,
    };
  }),
};

/** Whoever comes back within a month stays signed in: the browser asks for the viewer at every visit. */
async function renewSession({ deps, headers, addHeader }: CallContext): Promise<void> {
  const renewed = await deps.auth.api.getSession({ headers, returnHeaders: true });
  for (const cookie of renewed.headers.getSetCookie()) addHeader('set-cookie', cookie);
}
