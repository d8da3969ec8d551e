import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { isVisibleTo } from '../../db/visibility.ts';

/** Which talents may be read: those that a company may see, or all, for talents themselves and admins. */
type Scope = { companyId: string } | 'all';

const isInScope = (scope: Scope): SQL | undefined =>
  scope === 'all' ? undefined : isVisibleTo(scope.companyId);

/** The stored resume of a talent, null when there is none; undefined when there is no profile that may be seen. */
export async function readResume(db: Pick<Db, 'select'>, talentId: string, scope: Scope) {
  const [found] = await db
    .select({ resume: talentProfiles.resume })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .where(and(eq(talentProfiles.talentId, talentId), isInScope(scope)));
  return found?.resume;
}

/** The email address of a talent's account; undefined when there is no profile that may be seen. */
export async function readEmail(db: Pick<Db, 'select'>, talentId: string, scope: Scope) {
  const [found] = await db
    .select({ email: users.email })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .innerJoin(users, eq(users.id, talents.createdByUid))
    .where(and(eq(talentProfiles.talentId, talentId), isInScope(scope)));
  return found?.email;
}
