import { eq, inArray } from 'drizzle-orm';
import { type AdminListQuestion, readAdminListIds } from '../../call/admin-list.ts';
import type { Deps } from '../../call/deps.ts';
import type { Page } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';

/** A talent with its profile, which is null while it is incomplete, and the email of its account. */
export type AdminTalentRow = {
  talent: typeof talents.$inferSelect;
  profile: typeof talentProfiles.$inferSelect | null;
  email: string;
};

export async function pageAdminTalentRows(
  deps: Pick<Deps, 'db' | 'log'>,
  question: AdminListQuestion,
): Promise<Page<AdminTalentRow>> {
  const { ids, cursor } = await readAdminListIds(deps, LISTED, question);
  const found = await readRows(deps.db, ids);
  const byId = new Map(found.map((row) => [row.talent.talentId, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), cursor };
}

export async function readAdminTalentRow(db: Db, talentId: string): Promise<AdminTalentRow | undefined> {
  const [row] = await readRows(db, [talentId]);
  return row;
}

async function readRows(db: Db, talentIds: string[]): Promise<AdminTalentRow[]> {
  if (talentIds.length === 0) return [];
  return db
    .select({ talent: talents, profile: talentProfiles, email: users.email })
    .from(talents)
    .innerJoin(users, eq(users.id, talents.createdByUid))
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, talents.talentId))
    .where(inArray(talents.talentId, talentIds));
}

const LISTED = {
  holders: talents,
  id: talents.talentId,
  idName: 'talentId',
  profiles: talentProfiles,
  profileId: talentProfiles.talentId,
} as const;
