import { eq, inArray, isNotNull } from 'drizzle-orm';
import { matchesSearch } from '../../call/admin-search.ts';
import type { Deps } from '../../call/deps.ts';
import { type Page, readPage } from '../../call/page.ts';
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

type TalentQuestion = {
  isPendingOnly: boolean;
  search: string | undefined;
  limit: number;
  cursor: string | null;
};

/** The newest first; those that wait for a human review by how long they wait. */
export async function pageAdminTalentRows(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { isPendingOnly, search, limit, cursor }: TalentQuestion,
): Promise<Page<AdminTalentRow>> {
  const page = await readPage({
    db,
    log,
    table: talents,
    where: [
      ...(isPendingOnly ? [isNotNull(talents.humanReviewWaitingSince)] : []),
      ...(search === undefined ? [] : [await matchesSearch(db, SEARCHED, search)]),
    ],
    at: isPendingOnly ? 'humanReviewWaitingSince' : 'createdIsoDateTimeUtc',
    id: 'talentId',
    isOldestFirst: isPendingOnly,
    limit,
    cursor,
  });
  const found = await readRows(
    db,
    page.rows.map(({ talentId }) => talentId),
  );
  const byId = new Map(found.map((row) => [row.talent.talentId, row]));
  const rows = page.rows.flatMap(({ talentId }) => byId.get(talentId) ?? []);
  return { rows, cursor: page.cursor };
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

const SEARCHED = {
  holders: talents,
  id: talents.talentId,
  createdByUid: talents.createdByUid,
  profiles: talentProfiles,
  profileId: talentProfiles.talentId,
  profileName: talentProfiles.name,
};
