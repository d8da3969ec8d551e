import { type AnyColumn, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { accountDeletions } from './schema/account-deletion.ts';
import { users } from './schema/account.ts';
import { blocks } from './schema/block.ts';
import { companies } from './schema/company.ts';
import { hiddenProfiles } from './schema/hidden-profile.ts';
import { companyShieldKeys, privacyShields } from './schema/privacy-shield.ts';
import { talentProfiles } from './schema/talent-profile.ts';
import { talents } from './schema/talent.ts';
import { threads } from './schema/thread.ts';
import { trialOpenings } from './schema/trial-opening.ts';

/** Whether either review of a talent or company passed, and no admin has hidden its profile since. */
export const isApproved = (holder: typeof talents | typeof companies): SQL<boolean> => sql<boolean>`(
  ${holder.hiddenByAdminAt} is null and (coalesce(${holder.aiReviewResponse} ->> 'reviewStatus' = 'pass', false)
    or coalesce(${holder.humanReviewResponse} ->> 'reviewStatus' = 'pass', false)))`;

/** A review, which counts as none while an admin has hidden what it is about. */
export const unlessHidden = <Column extends AnyColumn>(
  holder: { hiddenByAdminAt: AnyColumn },
  review: Column,
): SQL<Column['_']['data'] | null> => sql`case when ${holder.hiddenByAdminAt} is null then ${review} end`;

/** Whether an account is shut out: disabled, banned, or suspended until later. For queries that have `users`. */
export const isShutOut: SQL<boolean> = sql<boolean>`(${users.isDisabled} or coalesce(${users.suspendedUntil} > now(), false))`;

/** Whether the account of a talent or company is shut out, by the column of its id. */
export const isOwnerShutOut = (
  holder: typeof talents | typeof companies,
  holderId: AnyColumn,
): SQL<boolean> => {
  const idColumn = holder === talents ? talents.talentId : companies.companyId;
  return sql<boolean>`exists (select from ${holder} inner join ${users} on ${users.id} = ${holder.createdByUid}
    where ${idColumn} = ${holderId} and ${isShutOut})`;
};

/**
 * Whether a talent is in search: approved, open to work, not disabled, and not about to be deleted. For queries that join `talents` with `talent_profiles`. The
 * search index, the rules of inviting and the search results all use this condition.
 */
export const isInSearch: SQL<boolean> = sql<boolean>`(
  ${isApproved(talents)} and ${talentProfiles.openToWorkStatus} <> 'NotSeeking'
    and not exists (select from ${accountDeletions}
      where ${accountDeletions.uid} = ${talents.createdByUid} and ${accountDeletions.dueAt} is not null)
    and not exists (select from ${users} where ${users.id} = ${talents.createdByUid} and ${isShutOut}))`;

/** A company's id, or the column that has it. */
type CompanyId = string | AnyColumn | Placeholder | SQL;

/** Whether a company and a talent are kept apart: one of them has blocked the other. For queries that have the talent's id. */
export const isBlocked = (
  companyId: CompanyId,
  talentId: AnyColumn | Placeholder,
): SQL<boolean> => sql<boolean>`exists (
  select from ${blocks} where ${blocks.companyId} = ${companyId} and ${blocks.talentId} = ${talentId})`;

/**
 * Whether nothing can be written or answered in a thread, because one side is shut out or has blocked the other. It lasts as long
 * as its cause, and the sides do not learn which it is. For queries that have `threads`.
 */
export const isThreadPaused: SQL<boolean> = sql<boolean>`(${isBlocked(threads.companyId, threads.talentId)}
  or ${isOwnerShutOut(talents, threads.talentId)} or ${isOwnerShutOut(companies, threads.companyId)})`;

/**
 * Whether a side of a thread has blocked the other. For queries that have `threads`. The condition is an expression of its own: in a
 * selection from one table, the query builder leaves out the names of tables, and `company_id` alone would be that of the block.
 */
export const hasBlocked = (by: 'company' | 'talent'): SQL<boolean> => {
  const isOfThread = sql`${blocks.companyId} = ${threads.companyId} and ${blocks.talentId} = ${threads.talentId}`;
  return sql<boolean>`exists (select from ${blocks} where ${isOfThread} and ${sql`${blocks.by} = ${by}`})`;
};

/**
 * Whether a company sees unredacted people: its own profile is approved. Not an EXISTS: for a page of rows, PostgreSQL would read all
 * approved companies into a hash table.
 */
export const isCompanyApproved = (companyId: CompanyId): SQL<boolean> => sql<boolean>`coalesce((
  select ${isApproved(companies)} from ${companies} where ${companies.companyId} = ${companyId}), false)`;

/** Whether a company waits for the first verdict about its profile. */
export const isWaitingForFirstReview: SQL<boolean> = sql<boolean>`(not ${isApproved(companies)}
  and not ${companies.isHumanReviewPassedAtleastOnce}
  and (${companies.reviewQueuedAt} is not null or ${companies.humanReviewWaitingSince} is not null))`;

/** Whether a company has opened the whole profile of a talent while it waited, and still waits. For queries that have `talents`. */
const isOnTrial = (companyId: CompanyId): SQL<boolean> => sql<boolean>`exists (
  select from ${trialOpenings} join ${companies} on ${companies.companyId} = ${trialOpenings.companyId}
  where ${trialOpenings.companyId} = ${companyId} and ${trialOpenings.talentId} = ${talents.talentId}
    and ${isWaitingForFirstReview})`;

/**
 * Whether the privacy shield of a talent hides them from a company. A company whose keys are not stored yet sees nobody who has a
 * shield. For queries that have `talents`, or another column with the talent's id.
 */
export const isShieldedFrom = (
  companyId: CompanyId,
  talentId: SQLWrapper = talents.talentId,
): SQL<boolean> => sql<boolean>`exists (
  select from ${privacyShields} shield where shield.talent_id = ${talentId}
    and (exists (select from ${companyShieldKeys} own where own.company_id = ${companyId} and own.key = shield.key)
      or not exists (select from ${companyShieldKeys} own where own.company_id = ${companyId})))`;

/** The ids of the talents who are hidden from a company by their shield: the same condition, read from the company. */
export const shieldedTalentIds = (companyId: CompanyId): SQL => sql`
  select shield.talent_id from ${companyShieldKeys} own join ${privacyShields} shield on shield.key = own.key
    where own.company_id = ${companyId}
  union select shield.talent_id from ${privacyShields} shield
    where not exists (select from ${companyShieldKeys} own where own.company_id = ${companyId})`;

/**
 * The talents whom a company finds nowhere, for a query that has `companies`: those it has hidden, those who ended their thread
 * with it, and those from whom a shield or a block keeps it apart. Each source is one more SELECT of ids.
 */
export const subtractedTalentIds: SQL<string[]> = sql<string[]>`array(
  select ${hiddenProfiles.talentId} from ${hiddenProfiles} where ${hiddenProfiles.companyId} = ${companies.companyId}
  union select ${threads.talentId} from ${threads}
    where ${threads.companyId} = ${companies.companyId} and ${threads.endedIsoDateTimeUtc} is not null
  union select ${blocks.talentId} from ${blocks} where ${blocks.companyId} = ${companies.companyId}
  union ${shieldedTalentIds(companies.companyId)})`;

/** Whether a shield or a block keeps a company and a talent apart. */
const isKeptApart = (companyId: CompanyId, talentId: AnyColumn): SQL<boolean> => sql<boolean>`(
  ${isShieldedFrom(companyId, talentId)} or ${isBlocked(companyId, talentId)})`;

/**
 * Whether a company's pipeline leaves out a talent: the company has hidden them, a shield or a block keeps them apart, or their account
 * is shut out: otherwise a block could be told from that. The ids do not depend on the row, so PostgreSQL reads them once for a whole
 * pipeline.
 */
export const isOutOfPipeline = (
  companyId: CompanyId,
  talentId: AnyColumn,
): SQL<boolean> => sql<boolean>`(${talentId} in (
  select ${hiddenProfiles.talentId} from ${hiddenProfiles} where ${hiddenProfiles.companyId} = ${companyId}
  union all select ${blocks.talentId} from ${blocks} where ${blocks.companyId} = ${companyId}
  union all ${shieldedTalentIds(companyId)}) or ${isOwnerShutOut(talents, talentId)})`;

/** Whether a talent is in search for a company. Null for guests, from whom no shield and no block hides. */
export const isInSearchFor = (companyId: CompanyId | null): SQL<boolean> =>
  companyId === null
    ? isInSearch
    : sql<boolean>`(${isInSearch} and not ${isKeptApart(companyId, talents.talentId)})`;

/** The invitations that ended without an answer. They give the company nothing that a search would not. */
const isUnansweredInvitation: SQL<boolean> = sql<boolean>`${threads.jobPostInvitationStatus} in ('TakenBack', 'Expired')`;

/** Whether the talent has accepted the invitation of an open thread. */
const isAccepted: SQL<boolean> = sql<boolean>`(
  ${threads.endedIsoDateTimeUtc} is null and ${threads.jobPostInvitationStatus} = 'Accepted')`;

/**
 * Whether a company sees of a talent what guests see, because they are anonymous until they accept. For queries that have `talents`.
 */
export const isAnonymousTo = (companyId: CompanyId): SQL<boolean> => sql<boolean>`(
  ${talents.isAnonymousUntilAccepted} and not exists (select from ${threads}
    where ${threads.companyId} = ${companyId} and ${threads.talentId} = ${talents.talentId} and ${isAccepted}))`;

/**
 * Whether a company may see anything of a talent besides what a list or thread has kept: no shield or block keeps them apart,
 * and the talent's account is not shut out. For queries that have `talents`.
 */
export const isReachableBy = (companyId: CompanyId): SQL<boolean> => sql<boolean>`(
  not ${isKeptApart(companyId, talents.talentId)}
    and not exists (select from ${users} where ${users.id} = ${talents.createdByUid} and ${isShutOut}))`;

/**
 * Whether a company may see the full profile, resume, email and picture: it is approved (or has opened this one while it waits for its
 * first review) and can reach the talent, and it
 * has an open thread with the talent, or has none (or one whose invitation was taken back or expired) and the talent is in search. If
 * the talent is anonymous until they accept, only an accepted invitation counts. For queries that join `talents` with `talent_profiles`.
 */
export const isVisibleTo = (companyId: CompanyId): SQL<boolean> => sql<boolean>`(
  (${isCompanyApproved(companyId)} or ${isOnTrial(companyId)}) and ${isReachableBy(companyId)}
    and ${talents.hiddenByAdminAt} is null and coalesce(
    (select case when ${threads.endedIsoDateTimeUtc} is not null then false
        when ${talents.isAnonymousUntilAccepted} then ${isAccepted}
        when ${isUnansweredInvitation} then null else true end from ${threads}
      where ${threads.companyId} = ${companyId} and ${threads.talentId} = ${talents.talentId}),
    ${isInSearch} and not ${talents.isAnonymousUntilAccepted}))`;

/**
 * Whether a company may list and show, as guests see them, somebody who is anonymous until they accept. For queries that join `talents`
 * with `talent_profiles`.
 */
export const isShownAnonymously = (companyId: CompanyId): SQL<boolean> => sql<boolean>`(
  ${isCompanyApproved(companyId)} and ${isAnonymousTo(companyId)} and ${isInSearchFor(companyId)}
    and not exists (select from ${threads} where ${threads.companyId} = ${companyId}
      and ${threads.talentId} = ${talents.talentId} and ${threads.endedIsoDateTimeUtc} is not null))`;

/** Whether the company of a thread sees the talent's profile. For queries that have `threads`. */
const isVisibleInThread: SQL<boolean> = sql<boolean>`(
  ${threads.endedIsoDateTimeUtc} is null and not ${isUnansweredInvitation}
    and ${isCompanyApproved(threads.companyId)} and not ${isShieldedFrom(threads.companyId, threads.talentId)} and not ${isThreadPaused}
    and (${isAccepted} or not exists (select from ${talents}
      where ${talents.talentId} = ${threads.talentId} and ${talents.isAnonymousUntilAccepted})))`;

/** What the company of a thread sees of the talent. For queries that join `threads` with `talent_profiles`. */
export const talentInThread = {
  name: sql<string>`case when ${isVisibleInThread} then ${talentProfiles.name} else ${threads.talentName} end`,
  jobTitle: sql<string>`case when ${isVisibleInThread} then ${talentProfiles.jobTitle} else ${threads.talentJobTitle} end`,
  profilePicture: sql<
    (typeof talentProfiles.$inferSelect)['profilePicture']
  >`case when ${isVisibleInThread} then ${talentProfiles.profilePicture} end`,
};
