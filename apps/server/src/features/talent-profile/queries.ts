import type { CompanyRelation } from '@talaash/contract/company-relation';
import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { factsOfProfile, type ReadFact } from '../../db/verified-fact.ts';
import { isWeekFull } from '../invitation-allowance/queries.ts';
import { standingInvitationStatus } from '../thread/queries.ts';
import { isCompanyApproved, isInSearchFor, isShownAnonymously, isVisibleTo } from '../../db/visibility.ts';

export type TalentProfileRow = typeof talentProfiles.$inferSelect;

/** The columns that a draft fills: all except id and timestamps. */
export type TalentProfileColumns = Omit<
  TalentProfileRow,
  'talentId' | 'createdIsoDateTimeUtc' | 'updatedIsoDateTimeUtc'
>;

export async function readTalentProfile(
  db: Pick<Db, 'select'>,
  talentId: string,
): Promise<TalentProfileRow | undefined> {
  const [profile] = await talentProfileQuery(db).execute({ talentId });
  return profile;
}

const talentProfileQuery = prepared((db: Pick<Db, 'select'>) =>
  db
    .select()
    .from(talentProfiles)
    .where(eq(talentProfiles.talentId, sql.placeholder('talentId')))
    .prepare('talent_profile'),
);

/** A profile and its marks, as one query read them. */
export type ProfileWithFacts = { profile: TalentProfileRow; facts: ReadFact[] };

export type FoundTalentProfile = ProfileWithFacts & { isInSearch: boolean; isVisible: boolean };

const facts = factsOfProfile(sql`${talentProfiles.talentId}`);

/** The profile of a talent with its marks. */
export async function readProfileWithFacts(
  db: Pick<Db, 'select'>,
  talentId: string,
): Promise<ProfileWithFacts | undefined> {
  const [found] = await db
    .select({ profile: getTableColumns(talentProfiles), facts })
    .from(talentProfiles)
    .where(eq(talentProfiles.talentId, talentId));
  return found;
}

/**
 * Reads profiles by id in one query, each with whether it is in search for the company and whether it may see all of it. Missing
 * profiles are left out. The order is not that of the ids.
 */
export async function readTalentProfiles(
  db: Pick<Db, 'select'>,
  talentIds: readonly string[],
  companyId: string | null,
): Promise<FoundTalentProfile[]> {
  if (talentIds.length === 0) return [];
  return db
    .select({
      profile: getTableColumns(talentProfiles),
      facts,
      isInSearch: isInSearchFor(companyId),
      isVisible: companyId === null ? sql<boolean>`false` : isVisibleTo(companyId),
    })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .where(inArray(talentProfiles.talentId, [...talentIds]));
}

/** The profiles that the company may see, in no particular order. */
export async function readVisibleTalentProfiles(
  db: Pick<Db, 'select'>,
  talentIds: readonly string[],
  companyId: string,
): Promise<TalentProfileRow[]> {
  if (talentIds.length === 0) return [];
  return db
    .select(getTableColumns(talentProfiles))
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .where(and(inArray(talentProfiles.talentId, [...talentIds]), isVisibleTo(companyId)));
}

/** The profiles that the company may see, whole or as guests do. */
export async function readListedTalentProfiles(
  db: Pick<Db, 'select'>,
  talentIds: readonly string[],
  companyId: string,
): Promise<{ profile: TalentProfileRow; isVisible: boolean }[]> {
  if (talentIds.length === 0) return [];
  const isVisible = isVisibleTo(companyId);
  return db
    .select({ profile: getTableColumns(talentProfiles), isVisible })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .where(
      and(inArray(talentProfiles.talentId, [...talentIds]), or(isVisible, isShownAnonymously(companyId))),
    );
}

/** The relation of each talent to a company, by talent id. Every requested id has an entry. */
export async function companyRelations(
  db: Pick<Db, 'execute'>,
  companyId: string,
  talentIds: readonly string[],
): Promise<Record<string, CompanyRelation>> {
  if (talentIds.length === 0) return {};
  const { rows } = await db.execute<{
    talentId: string;
    isShortlisted: boolean;
    isHidden: boolean;
    threadId: string | null;
    invitationStatus: CompanyRelation['invitationStatus'] | null;
    isThreadEnded: boolean;
    isPayRequired: boolean | null;
    isWeekFull: boolean | null;
    declinedAt: string | null;
  }>(sql`
    select asked.id as "talentId", s.talent_id is not null as "isShortlisted", h.talent_id is not null as "isHidden",
      threads.thread_id as "threadId", ${standingInvitationStatus} as "invitationStatus",
      threads.ended_at is not null as "isThreadEnded", p.takes_only_invitations_with_pay as "isPayRequired",
      ${isWeekFull(sql`p.talent_id`, sql`p.invitations_a_week`)} as "isWeekFull", threads.declined_at as "declinedAt"
    from unnest(${sql.param([...talentIds])}::text[]) as asked (id)
    left join shortlisted_profiles s on s.company_id = ${companyId} and s.talent_id = asked.id
    left join hidden_profiles h on h.company_id = ${companyId} and h.talent_id = asked.id
    left join threads on threads.company_id = ${companyId} and threads.talent_id = asked.id
    left join talent_profiles p on p.talent_id = asked.id and ${isCompanyApproved(companyId)}`);
  const relations = new Map(
    rows.map(({ declinedAt, ...row }) => [
      row.talentId,
      // The driver's text of a time is not the API's.
      relationOf({ ...row, declinedAt: declinedAt === null ? null : new Date(declinedAt).toISOString() }),
    ]),
  );
  // As asked: the order of the rows changes with what is written about the talents.
  return Object.fromEntries(
    talentIds.flatMap((talentId) => {
      const relation = relations.get(talentId);
      return relation ? [[talentId, relation]] : [];
    }),
  );
}

/** A talent's relation to a company, from the joined columns of its lists and its thread. */
export const relationOf = (row: {
  isShortlisted: boolean;
  isHidden: boolean;
  threadId: string | null;
  invitationStatus: CompanyRelation['invitationStatus'] | null;
  isThreadEnded: boolean;
  /** Null for a company that does not see it. */
  isPayRequired: boolean | null;
  isWeekFull: boolean | null;
  declinedAt: string | null;
}): CompanyRelation => ({
  isShortlisted: row.isShortlisted,
  isHidden: row.isHidden,
  ...(row.invitationStatus ? { invitationStatus: row.invitationStatus } : {}),
  ...(row.declinedAt ? { declinedIsoDateTimeUtc: row.declinedAt } : {}),
  ...(row.threadId ? { threadId: row.threadId } : {}),
  ...(row.isThreadEnded ? { isThreadEnded: true } : {}),
  ...(row.isPayRequired ? { isPayRequired: true } : {}),
  ...(row.isWeekFull ? { isWeekFull: true } : {}),
});
