import { limit, z } from '@talaash/domain/base/schema';
import { COMPANY_ACTIVITY_TYPES } from '@talaash/domain/company-dashboard/choice';
import { DECLINE_REASONS_MIN, SENT_MESSAGES_DAYS } from '@talaash/domain/company-dashboard/limit';
import { RECENT_ACTIVITIES_LIMIT } from '@talaash/domain/dashboard/limit';
import { DECLINE_REASONS } from '@talaash/domain/invitation/choice';
import { call, Nothing } from './call.ts';

const tags = ['Company'];

const own = 'the caller’s own company';

const count = () => z.number().int().min(0);

/** Each invitation is counted once. */
const InvitationPerformance = z.object({
  pendingCount: count(),
  acceptedCount: count(),
  rejectedCount: count(),
  /** Conversations that ended before an answer. */
  endedCount: count(),
});

/** Weeks start on Monday at midnight in India, UTC+05:30. */
export const CompanyDashboardStats = z.object({
  /** Job posts that are not deleted. */
  activeJobPostsCount: count(),
  /** Those of them that failed their review. */
  failedJobPostsCount: count(),
  invitationsSentCount: count(),
  invitationPerformance: InvitationPerformance,
  /** By the week of sending: from the first week with an invitation to this one, at most 12. */
  invitationsPerWeek: z.array(InvitationPerformance.extend({ weekStartIsoDate: z.iso.date() })),
  declineReasons: z
    .array(z.object({ reason: z.enum(DECLINE_REASONS), count: count() }))
    .describe(`Why talents declined, the most frequent first; from ${DECLINE_REASONS_MIN} reasons on.`),
  messagesSentInLastMonthCount: count().describe(`In the last ${SENT_MESSAGES_DAYS} days.`),
  /** The conversations with these messages. */
  conversationsInLastMonthCount: count(),
  shortlistedProfilesCount: count(),
  /** Those shortlisted this week. */
  shortlistsThisWeek: count(),
});
export type CompanyDashboardStats = z.infer<typeof CompanyDashboardStats>;

export const CompanyActivity = z.object({
  id: z.string(),
  type: z.enum(COMPANY_ACTIVITY_TYPES),
  message: z.string(),
  timestamp: z.iso.datetime(),
  /** Whether the talent acted; otherwise the company did. */
  isByTalent: z.boolean(),
  /** Whether an invitation was accepted. */
  isAccepted: z.boolean(),
  /** Whether a record was created, not changed. */
  isNew: z.boolean(),
  /** As the company sees it; null if it concerns no talent. */
  talentName: z.string().nullable(),
  /** Null if it concerns no job post. */
  jobPostTitle: z.string().nullable(),
  /** The conversation in which it happened. */
  threadId: z.string().nullable(),
  /** The job post that was written. */
  jobPostId: z.string().nullable(),
});
export type CompanyActivity = z.infer<typeof CompanyActivity>;

export const companyDashboard = {
  readStats: call({
    access: 'company',
    permission: 'read',
    own,
    path: '/get-company-dashboard-stats',
    summary: 'Returns the figures of the company’s dashboard',
    tags,
  })
    .input(Nothing)
    .output(z.object({ stats: CompanyDashboardStats })),
  readRecentActivities: call({
    access: 'company',
    permission: 'read',
    own,
    path: '/get-company-recent-activities',
    summary: 'Lists the company’s recent activities, latest first',
    tags,
  })
    .input(z.strictObject({ limit: limit(RECENT_ACTIVITIES_LIMIT) }))
    .output(z.object({ activities: z.array(CompanyActivity) })),
};
