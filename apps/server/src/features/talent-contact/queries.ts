import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { isVisibleTo } from '../../db/visibility.ts';

/** Through whose eyes a talent is looked at: a company's, or everybody's own and the admins'. */
type Eyes = { companyId: string } | 'all';

const visible = (eyes: Eyes): SQL | undefined => (eyes === 'all' ? undefined : isVisibleTo(eyes.companyId));

/** The stored resume of a talent, null when there is none; undefined when there is no profile that may be seen. */
export async function readResume(db: Pick<Db, 'select'>, talentId: string, eyes: Eyes) {
  const [found] = await db
    .select({ resume: talentProfiles.resume })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .where(and(eq(talentProfiles.talentId, talentId), visible(eyes)));
  return found?.resume;
}

/** The email address of a talent's account; undefined when there is no profile that may be seen. */
export async function readEmail(db: Pick<Db, 'select'>, talentId: string, eyes: Eyes) {
  const [found] = await db
    .select({ email: users.email })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .innerJoin(users, eq(users.id, talents.createdByUid))
    .where(and(eq(talentProfiles.talentId, talentId), visible(eyes)));
  return found?.email;
}
