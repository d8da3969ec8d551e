import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { accountDeletions } from './schema/account-deletion.ts';
import { users } from './schema/account.ts';
import { companies } from './schema/company.ts';
import { talentProfiles } from './schema/talent-profile.ts';
import { talents } from './schema/talent.ts';
import { threads } from './schema/thread.ts';

/** Whether either review of a talent or company passed. */
export const isApproved = (holder: typeof talents | typeof companies): SQL<boolean> => sql<boolean>`(
  coalesce(${holder.aiReviewResponse} ->> 'reviewStatus' = 'pass', false)
    or coalesce(${holder.humanReviewResponse} ->> 'reviewStatus' = 'pass', false))`;

/**
 * Whether a talent is in search: approved, open to work, not disabled, and not about to be deleted. For queries that join `talents` with `talent_profiles`. The
 * search index, the rules of inviting and the search results all use this condition.
 */
export const isInSearch: SQL<boolean> = sql<boolean>`(
  ${isApproved(talents)} and ${talentProfiles.openToWorkStatus} <> 'NotSeeking'
    and not exists (select from ${accountDeletions}
      where ${accountDeletions.uid} = ${talents.createdByUid} and ${accountDeletions.dueAt} is not null)
    and not exists (select from ${users} where ${users.id} = ${talents.createdByUid} and ${users.isDisabled}))`;

/** A company's id, or the column that has it. */
type CompanyId = string | AnyColumn | Placeholder;

/**
 * Whether a company sees unredacted people: its own profile is approved. Not an EXISTS: for a page of rows, PostgreSQL would read all
 * approved companies into a hash table.
 */
export const isCompanyApproved = (companyId: CompanyId): SQL<boolean> => sql<boolean>`coalesce((
  select ${isApproved(companies)} from ${companies} where ${companies.companyId} = ${companyId}), false)`;

/** The invitations that ended without an answer. They give the company nothing that a search would not. */
const isUnansweredInvitation: SQL<boolean> = sql<boolean>`${threads.jobPostInvitationStatus} in ('TakenBack', 'Expired')`;

/**
 * Whether a company may see the full profile, resume, email and picture: it is approved, and it has an open thread with the
 * talent, or has none (or one whose invitation was taken back or expired) and the talent is in search. For queries that join `talents` with `talent_profiles`.
 */
export const isVisibleTo = (companyId: CompanyId): SQL<boolean> => sql<boolean>`(
  ${isCompanyApproved(companyId)} and coalesce(
    (select case when ${threads.endedIsoDateTimeUtc} is not null then false
        when ${isUnansweredInvitation} then null else true end from ${threads}
      where ${threads.companyId} = ${companyId} and ${threads.talentId} = ${talents.talentId}),
    ${isInSearch}))`;

/** Whether the company of a thread sees the talent's profile. For queries that have `threads`. */
const isVisibleInThread: SQL<boolean> = sql<boolean>`(
  ${threads.endedIsoDateTimeUtc} is null and not ${isUnansweredInvitation}
    and ${isCompanyApproved(threads.companyId)})`;

/** What the company of a thread sees of the talent. For queries that join `threads` with `talent_profiles`. */
export const talentInThread = {
  name: sql<string>`case when ${isVisibleInThread} then ${talentProfiles.name} else ${threads.talentName} end`,
  jobTitle: sql<string>`case when ${isVisibleInThread} then ${talentProfiles.jobTitle} else ${threads.talentJobTitle} end`,
  profilePicture: sql<
    (typeof talentProfiles.$inferSelect)['profilePicture']
  >`case when ${isVisibleInThread} then ${talentProfiles.profilePicture} end`,
};
