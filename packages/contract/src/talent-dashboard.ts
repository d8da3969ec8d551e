import { Pay } from '@talaash/domain/job-terms/schema';
import { limit, z } from '@talaash/domain/base/schema';
import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { TALENT_ACTIVITY_TYPES } from '@talaash/domain/talent-dashboard/choice';
import { RECENT_ACTIVITIES_LIMIT } from '@talaash/domain/dashboard/limit';
import { PROFILE_SECTIONS, type ProfileSectionId } from '@talaash/domain/talent-profile/completion';
import { call, Nothing } from './call.ts';

const tags = ['Talent'];

const own = 'the caller’s own talent';

const count = () => z.number().int().min(0);

const SectionId = z.enum(PROFILE_SECTIONS.map(({ id }) => id) as [ProfileSectionId, ...ProfileSectionId[]]);

/** Weeks start on Monday at midnight in India, UTC+05:30. */
export const TalentDashboardStats = z.object({
  invitationsReceived: count(),
  pendingInvitations: count(),
  invitationsAnswered: count(),
  /** The percentage of received invitations that were answered; null below 5 invitations, which say too little. */
  invitationResponseRate: z.number().int().min(0).max(100).nullable(),
  /** Companies that currently shortlist the talent. */
  companiesShortlisted: count(),
  /** Those that did so this week. */
  shortlistsThisWeek: count(),
  shortlistsLastWeek: count(),
  /** Of the job posts of all invitations, most frequent first. */
  topJobCategories: z.array(z.object({ category: z.enum(JOB_CATEGORIES), invitationsCount: count() })),
  /** Open conversations with an accepted invitation. */
  activeConversations: count(),
  /** Conversations with something unread. */
  unreadMessages: count(),
  /** Companies that opened the profile, by week: from the first such week to this one, at most 12. */
  profileOpeningsPerWeek: z.array(z.object({ weekStartIsoDate: z.iso.date(), companiesCount: count() })),
  profileCompletionPercentage: z.number().int().min(0).max(100),
  missingProfileSections: z.array(SectionId),
  profileOptimizationTips: z.array(z.object({ section: SectionId, title: z.string(), text: z.string() })),
  /** The oldest unanswered invitation. */
  oldestPendingInvitation: z
    .object({
      threadId: z.string(),
      companyName: z.string(),
      jobPostTitle: z.string(),
      /** Null if the invitation does not state it. */
      pay: Pay.nullable(),
      /** The last change of the invitation; null if there was none. */
      changedIsoDateTimeUtc: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type TalentDashboardStats = z.infer<typeof TalentDashboardStats>;

export const TalentActivity = z.object({
  id: z.string(),
  type: z.enum(TALENT_ACTIVITY_TYPES),
  message: z.string(),
  timestamp: z.iso.datetime(),
  /** Null if it is withheld: a shortlisting company is named once it has a conversation with the talent. */
  companyName: z.string().nullable(),
  jobPostTitle: z.string().nullable(),
  /** The conversation in which it happened, or that the talent has with the company. */
  threadId: z.string().nullable(),
});
export type TalentActivity = z.infer<typeof TalentActivity>;

export const talentDashboard = {
  readStats: call({
    access: 'talent',
    own,
    path: '/get-talent-dashboard-stats',
    summary: 'Returns the figures of the talent’s dashboard',
    tags,
  })
    .input(Nothing)
    .output(z.object({ stats: TalentDashboardStats })),
  readRecentActivities: call({
    access: 'talent',
    own,
    path: '/get-talent-recent-activities',
    summary: 'Lists the talent’s recent activities, latest first',
    tags,
  })
    .input(z.strictObject({ limit: limit(RECENT_ACTIVITIES_LIMIT) }))
    .output(z.object({ activities: z.array(TalentActivity) })),
};
