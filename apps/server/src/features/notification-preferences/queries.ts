import type { NoticeKind } from '@talaash/domain/notification-preferences/choice';
import { DEFAULT_PREFERENCES, NOTICE_PREFERENCES } from '@talaash/domain/notification-preferences/rule';
import type { NotificationPreferences } from '@talaash/domain/notification-preferences/schema';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { notificationPreferences } from '../../db/schema/notification-preferences.ts';

const { uid, unsubscribedFromAll, ...ofKinds } = {
  uid: notificationPreferences.uid,
  unsubscribedFromAll: notificationPreferences.unsubscribedFromAll,
  unsubscribedFromJobInvitations: notificationPreferences.unsubscribedFromJobInvitations,
  unsubscribedFromMessageNotifications: notificationPreferences.unsubscribedFromMessageNotifications,
  unsubscribedFromProfileReviewNotifications:
    notificationPreferences.unsubscribedFromProfileReviewNotifications,
  unsubscribedFromSearchAlerts: notificationPreferences.unsubscribedFromSearchAlerts,
};

export async function readPreferences(
  db: Pick<Db, 'select'>,
  ofUid: string,
): Promise<NotificationPreferences> {
  const [stored] = await db
    .select({ ...ofKinds, unsubscribedFromAll })
    .from(notificationPreferences)
    .where(eq(uid, ofUid));
  return stored ?? DEFAULT_PREFERENCES;
}

/** The account to whose address a link was mailed. */
export async function findLinkedAccount(db: Pick<Db, 'select'>, email: string) {
  const [account] = await db
    .select({ uid: users.id, userType: userProfiles.userType })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.uid, users.id))
    .where(eq(users.email, email));
  return account;
}

/** Whether an account wants mails of a kind, for queries with `users`. Read when the mail is sent. */
export const wantsNotices = (kind: NoticeKind): SQL => sql`not exists (
  select from ${notificationPreferences} where ${uid} = ${users.id}
    and (${unsubscribedFromAll} or ${ofKinds[NOTICE_PREFERENCES[kind]]}))`;
