import type { UserProfile } from '@talaash/domain/user-profile/schema';
import { eq, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { users } from '../../db/schema/account.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { toUserProfile } from './present.ts';

export async function readUserProfile(db: Db | Tx, uid: string): Promise<UserProfile | undefined> {
  const [profile] = await userProfileQuery(db).execute({ uid });
  return profile && toUserProfile(profile);
}

const userProfileQuery = prepared((db: Pick<Db, 'select'>) =>
  db
    .select()
    .from(userProfiles)
    .where(eq(userProfiles.uid, sql.placeholder('uid')))
    .prepare('user_profile'),
);

/** The accounts with an id or a whole email. The id may belong to a deleted account. */
export async function uidsOfIdOrEmail(db: Pick<Db, 'select'>, idOrEmail: string): Promise<string[]> {
  const byEmail = await db
    .select({ uid: users.id })
    .from(users)
    .where(eq(users.email, idOrEmail.toLowerCase()));
  return [...(await uidsOfId(db, idOrEmail)), ...byEmail.map(({ uid }) => uid)];
}

/** The accounts with an id: their own, or that of their talent or company. */
export async function uidsOfId(db: Pick<Db, 'select'>, id: string): Promise<string[]> {
  const sides = await db
    .select({ uid: userProfiles.uid })
    .from(userProfiles)
    .where(or(eq(userProfiles.talentId, id), eq(userProfiles.companyId, id)));
  return [id, ...sides.map(({ uid }) => uid)];
}
