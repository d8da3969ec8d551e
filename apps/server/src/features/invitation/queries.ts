import { invitationsADay } from '@talaash/domain/invitation-allowance/rule';
import { canInviteAgain, type InvitationFacts } from '@talaash/domain/invitation/rule';
import type { JobTerms } from '@talaash/domain/job-terms/schema';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { blocks } from '../../db/schema/block.ts';
import { companies } from '../../db/schema/company.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { isInSearchFor, unlessHidden } from '../../db/visibility.ts';
import { isWeekFull, lastInvitations, sentToday } from '../invitation-allowance/queries.ts';
import { keptTalent } from '../talent-profile/present.ts';

export type InvitationKeys = { companyId: string; talentId: string; jobPostId: string };

/** What the thread keeps of the talent, for when the company may no longer see the profile. */
type KeptTalent = { talentName: string; talentJobTitle: string };

const factsQuery = prepared((db) => {
  const one = { one: sql`1` };
  const [companyId, talentId] = [sql.placeholder('companyId'), sql.placeholder('talentId')];
  const inSearch = db
    .select(one)
    .from(talents)
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, talents.talentId))
    .where(and(eq(talents.talentId, talentId), isInSearchFor(companyId)));
  const hidden = db
    .select(one)
    .from(hiddenProfiles)
    .where(and(eq(hiddenProfiles.companyId, companyId), eq(hiddenProfiles.talentId, talentId)));
  const blocked = db
    .select(one)
    .from(blocks)
    .where(and(eq(blocks.companyId, companyId), eq(blocks.talentId, talentId), eq(blocks.by, 'company')));
  return db
    .select({
      hasPremiumAccess: companies.hasPremiumAccess,
      companyAiReview: unlessHidden(companies, companies.aiReviewResponse),
      companyHumanReview: unlessHidden(companies, companies.humanReviewResponse),
      jobPostTitle: jobPosts.title,
      jobPostAiReview: unlessHidden(jobPosts, jobPosts.aiReviewResponse),
      jobPostTerms: jobPosts.terms,
      jobPostClosedAt: jobPosts.closedIsoDateTimeUtc,
      isPayRequired: talentProfiles.takesOnlyInvitationsWithPay,
      invitationsAWeek: talentProfiles.invitationsAWeek,
      isWeekFull: isWeekFull(talentProfiles.talentId, talentProfiles.invitationsAWeek),
      sentByCompanyToday: sentToday(companies.companyId),
      lastInvitations: lastInvitations(companies.companyId),
      invitationStatus: threads.jobPostInvitationStatus,
      declinedAt: threads.declinedAt,
      sentToday: sql<number>`(select count(*)::int from ${messages} where ${messages.threadId} = ${threads.threadId}
        and ${messages.event} = 'InvitationSent' and ${messages.createdIsoDateTimeUtc} > now() - interval '1 day')`,
      isTalentInSearch: sql<boolean>`${exists(inSearch)}`,
      isHiddenByCompany: sql<boolean>`${exists(hidden)}`,
      isBlockedByCompany: sql<boolean>`${exists(blocked)}`,
      threadEndedAt: threads.endedIsoDateTimeUtc,
      isAnonymous: sql<boolean>`coalesce((select ${talents.isAnonymousUntilAccepted} from ${talents}
        where ${talents.talentId} = ${talentId}), false)`,
      talentName: talentProfiles.name,
      talentJobTitle: talentProfiles.jobTitle,
    })
    .from(companies)
    .leftJoin(threads, and(eq(threads.companyId, companies.companyId), eq(threads.talentId, talentId)))
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, talentId))
    .leftJoin(
      jobPosts,
      and(
        eq(jobPosts.jobPostId, sql.placeholder('jobPostId')),
        eq(jobPosts.companyId, companies.companyId),
        isNull(jobPosts.deletedAt),
      ),
    )
    .where(eq(companies.companyId, companyId))
    .prepare('invitation_facts');
});

/** Everything that decides whether a company can invite a talent for a job post, with both titles, in one query. */
export async function readInvitationFacts(
  db: Db,
  keys: InvitationKeys,
  now: number,
): Promise<{
  facts: InvitationFacts & { allowance: { aDay: number; sentToday: number } };
  jobPostTitle: string;
  terms: JobTerms | null;
  talent: KeptTalent;
  /** How many invitations a week the talent takes; null for any number. */
  aWeek: number | null;
}> {
  const [row] = await factsQuery(db).execute(keys);
  // Its account was deleted during this request.
  if (!row) throw refusal('UNAUTHORIZED');
  const jobPost = {
    aiReviewResponse: row.jobPostAiReview ?? undefined,
    terms: row.jobPostTerms,
    closedIsoDateTimeUtc: row.jobPostClosedAt,
  };
  return {
    facts: {
      hasPremiumAccess: row.hasPremiumAccess,
      company: {
        aiReviewResponse: row.companyAiReview ?? undefined,
        humanReviewResponse: row.companyHumanReview ?? undefined,
      },
      jobPost: row.jobPostTitle === null ? undefined : jobPost,
      isTalentInSearch: row.isTalentInSearch,
      isHiddenByCompany: row.isHiddenByCompany,
      isBlockedByCompany: row.isBlockedByCompany,
      isInvited: !canInviteAgain(
        row.invitationStatus ?? undefined,
        row.declinedAt === null ? null : Date.parse(row.declinedAt),
        now,
      ),
      declinedIsoDateTimeUtc: row.declinedAt ?? undefined,
      sentToday: row.sentToday,
      isThreadEnded: row.threadEndedAt !== null,
      isPayRequired: row.isPayRequired === true,
      isWeekFull: row.isWeekFull,
      allowance: { aDay: invitationsADay(row.lastInvitations), sentToday: row.sentByCompanyToday },
    },
    aWeek: row.invitationsAWeek,
    jobPostTitle: row.jobPostTitle ?? '',
    terms: row.jobPostTerms,
    talent: keptTalent({ name: row.talentName ?? '', jobTitle: row.talentJobTitle ?? '' }, row.isAnonymous),
  };
}
