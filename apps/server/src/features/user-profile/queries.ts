import type { UserProfile } from '@talaash/domain/user-profile/schema';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { toUserProfile } from './present.ts';

export async function readUserProfile(db: Db | Tx, uid: string): Promise<UserProfile | undefined> {
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.uid, uid));
  return profile && toUserProfile(profile);
}
