import { and, eq, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  isAnonymousTo,
  isApproved,
  isCompanyApproved,
  isInSearch,
  isInSearchFor,
  isShutOut,
  subtractedTalentIds,
} from '../../db/visibility.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { isWeekFull } from '../invitation-allowance/queries.ts';
import { standingInvitationStatus } from '../thread/queries.ts';

/**
 * Whether a company is approved, and which talents are hidden from it (`subtractedTalentIds`). Undefined if the company does not
 * exist or its account is shut out.
 */
export async function readSearchingCompany(db: Db, companyId: string) {
  const [row] = await statementsOf(db).searchingCompany.execute({ companyId });
  return row;
}

/**
 * The data of a result page in one query: each talent with whether they are in search for the company, whether it
 * sees what guests see, and their relation to it. Missing
 * talents are left out. The order is not that of the ids.
 */
export const readFoundTalents = (db: Db, talentIds: readonly string[], companyId: string | null) =>
  statementsOf(db).foundTalents.execute({ talentIds, companyId });

/** Every pause in typing sends a search, so the statements are built only once. */
const statements = new WeakMap<Db, ReturnType<typeof buildStatements>>();

function statementsOf(db: Db) {
  let built = statements.get(db);
  if (built === undefined) {
    built = buildStatements(db);
    statements.set(db, built);
  }
  return built;
}

function buildStatements(db: Db) {
  const companyId = sql.placeholder('companyId');
  const searchingCompany = db
    .select({
      isApproved: isApproved(companies),
      hiddenTalentIds: subtractedTalentIds,
    })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.createdByUid))
    .where(and(eq(companies.companyId, companyId), not(isShutOut)))
    .prepare('searching_company');
  const foundTalents = db
    .select({
      profile: {
        talentId: talentProfiles.talentId,
        name: talentProfiles.name,
        profilePicture: talentProfiles.profilePicture,
        jobTitle: talentProfiles.jobTitle,
        jobCategory: talentProfiles.jobCategory,
        locality: talentProfiles.locality,
        openToWorkStatus: talentProfiles.openToWorkStatus,
        isCurrentlyEmployed: talentProfiles.isCurrentlyEmployed,
        noticePeriodInWeeks: talentProfiles.noticePeriodInWeeks,
        expectedSalaryInLpaInr: talentProfiles.expectedSalaryInLpaInr,
        experienceInYears: talentProfiles.experienceInYears,
        skills: talentProfiles.skills,
        updatedIsoDateTimeUtc: talentProfiles.updatedIsoDateTimeUtc,
      },
      isInSearch: sql<boolean>`(case when ${companyId}::text is null then ${isInSearch}
        else ${isInSearchFor(companyId)} end)`,
      isAnonymous: isAnonymousTo(companyId),
      isShortlisted: sql<boolean>`${shortlistedProfiles.talentId} is not null`,
      isHidden: sql<boolean>`${hiddenProfiles.talentId} is not null`,
      threadId: threads.threadId,
      invitationStatus: standingInvitationStatus,
      declinedAt: threads.declinedAt,
      isThreadEnded: sql<boolean>`${threads.endedIsoDateTimeUtc} is not null`,
      isPayRequired: sql<
        boolean | null
      >`case when ${isCompanyApproved(companyId)} then ${talentProfiles.takesOnlyInvitationsWithPay} end`,
      isWeekFull: sql<
        boolean | null
      >`case when ${isCompanyApproved(companyId)} then ${isWeekFull(talentProfiles.talentId, talentProfiles.invitationsAWeek)} end`,
    })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .leftJoin(
      shortlistedProfiles,
      and(
        eq(shortlistedProfiles.companyId, companyId),
        eq(shortlistedProfiles.talentId, talentProfiles.talentId),
      ),
    )
    .leftJoin(
      hiddenProfiles,
      and(eq(hiddenProfiles.companyId, companyId), eq(hiddenProfiles.talentId, talentProfiles.talentId)),
    )
    .leftJoin(threads, and(eq(threads.companyId, companyId), eq(threads.talentId, talentProfiles.talentId)))
    .where(sql`${talentProfiles.talentId} = any(${sql.placeholder('talentIds')}::text[])`)
    .prepare('search_found_talents');
  return { searchingCompany, foundTalents };
}
