import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Db } from '../../db/client.ts';
import { accounts, sessions } from '../../db/schema/account.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { threads } from '../../db/schema/thread.ts';

type ProfileSummary = { name: string; pictureId: string | null };

/** The name and picture that the other side sees; undefined before there is a profile. */
export async function readProfileSummary(
  db: Db,
  viewer: SignedInViewer,
): Promise<ProfileSummary | undefined> {
  if (viewer.talentId !== null) {
    const [profile] = await db
      .select({ name: talentProfiles.name, picture: talentProfiles.profilePicture })
      .from(talentProfiles)
      .where(eq(talentProfiles.talentId, viewer.talentId));
    return profile && { name: profile.name, pictureId: profile.picture?.id ?? null };
  }
  if (viewer.companyId !== null) {
    const [profile] = await db
      .select({ name: companyProfiles.name, logo: companyProfiles.logo })
      .from(companyProfiles)
      .where(eq(companyProfiles.companyId, viewer.companyId));
    return profile && { name: profile.name, pictureId: profile.logo?.id ?? null };
  }
  return undefined;
}

export async function countUnreadThreads(db: Db, viewer: SignedInViewer): Promise<number> {
  const { talentId, companyId } = viewer;
  if (talentId === null && companyId === null) return 0;
  const isUnread =
    talentId === null
      ? and(eq(threads.companyId, companyId ?? ''), eq(threads.companyThreadReadStatus, 'Unread'))
      : and(eq(threads.talentId, talentId), eq(threads.talentThreadReadStatus, 'Unread'));
  const [row] = await db.select({ unread: count() }).from(threads).where(isUnread);
  return row?.unread ?? 0;
}

/** Whether the account has a password, and when the session ends unless it is renewed. */
export async function readSignInFacts(
  db: Db,
  viewer: SignedInViewer,
): Promise<{ hasPassword: boolean; sessionExpiresAt: Date | undefined }> {
  const [session] = await db
    .select({ expiresAt: sessions.expiresAt, passwordId: accounts.id })
    .from(sessions)
    .leftJoin(accounts, and(eq(accounts.userId, sessions.userId), isNotNull(accounts.password)))
    .where(eq(sessions.id, viewer.sessionId));
  return { hasPassword: session?.passwordId != null, sessionExpiresAt: session?.expiresAt };
}
