import { isRenewalDue } from '../../call/auth.ts';
import { anyone, type CallContext } from '../../call/base.ts';
import { readingCompany, type SignedInViewer } from '../../call/viewer.ts';
import { formatCursor } from '../../events/cursor.ts';
import { readDeletionDue } from '../account/queries.ts';
import { countUnread, readerOf } from '../notification/queries.ts';
import { readSubscriptionStatus } from '../subscription/queries.ts';
import { readUserProfile } from '../user-profile/queries.ts';
import { countUnreadThreads, readOtherCompanies, readProfileSummary, readSignInFacts } from './queries.ts';

/** For guests, and for accounts that are neither a talent nor a company. */
const NO_NOTIFICATIONS = { all: 0 };

/** A member whose role does not show conversations has none. */
const readsThreads = (viewer: SignedInViewer) => viewer.talentId !== null || readingCompany(viewer) !== null;

export const viewerProcedures = {
  get: anyone.viewer.get.handler(async ({ context }) => {
    const { viewer, deps } = context;
    if (viewer === null) {
      return {
        account: null,
        userProfile: null,
        profileName: null,
        profilePictureId: null,
        companyRole: null,
        otherCompanies: [],
        hasPremiumAccess: false,
        subscription: null,
        unreadThreadsCount: 0,
        unreadNotifications: NO_NOTIFICATIONS,
        liveMark: null,
      };
    }
    // Taken before any read: the live stream reports what happens in between.
    const liveMark = formatCursor(deps.events.cursor());
    const [
      { hasPassword, sessionExpiresAt },
      deletionDueIsoDateTimeUtc,
      userProfile,
      summary,
      unreadThreadsCount,
      unreadNotifications,
      subscription,
      otherCompanies,
    ] = await Promise.all([
      readSignInFacts(deps.db, viewer),
      readDeletionDue(deps.db, viewer.uid),
      readUserProfile(deps.db, viewer.uid),
      readProfileSummary(deps.db, viewer),
      readsThreads(viewer) ? countUnreadThreads(deps.db, viewer) : 0,
      viewer.talentId !== null || viewer.companyId !== null
        ? countUnread(deps.db, readerOf(viewer))
        : NO_NOTIFICATIONS,
      viewer.companyId === null ? null : readSubscriptionStatus(deps.db, viewer.companyId, deps.now()),
      viewer.companyId === null ? [] : readOtherCompanies(deps.db, viewer.uid, viewer.companyId),
    ]);
    if (sessionExpiresAt && isRenewalDue(sessionExpiresAt, deps.now())) await renewSession(context);
    const { uid, email, name, isEmailVerified, isAdmin, mustSetUpSecondFactor, hasPremiumAccess } = viewer;
    return {
      account: {
        uid,
        email,
        name,
        isEmailVerified,
        isAdmin,
        mustSetUpSecondFactor,
        hasPassword,
        suspendedUntilIsoDateTimeUtc:
          viewer.suspendedUntilMs === null ? null : new Date(viewer.suspendedUntilMs).toISOString(),
        deletionDueIsoDateTimeUtc,
      },
      userProfile: userProfile ?? null,
      profileName: summary?.name ?? null,
      profilePictureId: summary?.pictureId ?? null,
      companyRole: viewer.companyRole,
      otherCompanies,
      hasPremiumAccess,
      subscription,
      unreadThreadsCount,
      unreadNotifications,
      liveMark,
    };
  }),
};

/** A person who returns within a month stays logged in, because the browser reads the viewer at every visit. */
async function renewSession({ deps, headers, addHeader }: CallContext): Promise<void> {
  const renewed = await deps.auth.api.getSession({ headers, returnHeaders: true });
  for (const cookie of renewed.headers.getSetCookie()) addHeader('set-cookie', cookie);
}
