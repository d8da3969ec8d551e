import { isRenewalDue } from '../../call/auth.ts';
import { anyone, type CallContext } from '../../call/base.ts';
import { formatMark } from '../../events/mark.ts';
import { readDeletionDue } from '../account/queries.ts';
import { readStanding } from '../subscription/queries.ts';
import { readUserProfile } from '../user-profile/queries.ts';
import { countUnreadThreads, readProfileSummary, readSignInFacts } from './queries.ts';

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
        subscription: null,
        unreadThreadsCount: 0,
        liveMark: null,
      };
    }
    // Taken before anything is read: the live stream reports what happens in between.
    const liveMark = formatMark(deps.events.mark());
    const [
      { hasPassword, sessionExpiresAt },
      deletionDueIsoDateTimeUtc,
      userProfile,
      summary,
      unreadThreadsCount,
      subscription,
    ] = await Promise.all([
      readSignInFacts(deps.db, viewer),
      readDeletionDue(deps.db, viewer.uid),
      readUserProfile(deps.db, viewer.uid),
      readProfileSummary(deps.db, viewer),
      countUnreadThreads(deps.db, viewer),
      viewer.companyId === null ? null : readStanding(deps.db, viewer.companyId, deps.now()),
    ]);
    if (sessionExpiresAt && isRenewalDue(sessionExpiresAt, deps.now())) await renewSession(context);
    const { uid, email, name, isEmailVerified, isAdmin, hasPremiumAccess } = viewer;
    return {
      account: { uid, email, name, isEmailVerified, isAdmin, hasPassword, deletionDueIsoDateTimeUtc },
      userProfile: userProfile ?? null,
      profileName: summary?.name ?? null,
      profilePictureId: summary?.pictureId ?? null,
      hasPremiumAccess,
      subscription,
      unreadThreadsCount,
      liveMark,
    };
  }),
};

/** A person who returns within a month stays signed in, because the browser reads the viewer at every visit. */
async function renewSession({ deps, headers, addHeader }: CallContext): Promise<void> {
  const renewed = await deps.auth.api.getSession({ headers, returnHeaders: true });
  for (const cookie of renewed.headers.getSetCookie()) addHeader('set-cookie', cookie);
}
