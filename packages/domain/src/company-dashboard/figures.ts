import { plottedWeeks } from '../dashboard/week.ts';
import { DECLINE_REASONS, type DeclineReason, type InvitationStatus } from '../invitation/choice.ts';
import { isInvitationPending } from '../invitation/rule.ts';
import { DECLINE_REASONS_MIN } from './limit.ts';

/** So many invitations of a company that are alike. */
export type InvitationGroup = {
  status: InvitationStatus;
  isEnded: boolean;
  /** Null when the talent did not say why it declines. */
  declineReason: DeclineReason | null;
  /** The week in which they were sent: 0 is this week, -1 the last one. */
  week: number;
  count: number;
};

/** What a company's figures are computed from: groups, so that a long history is not longer to read than a short one. */
export type CompanyHistory = {
  invitations: readonly InvitationGroup[];
  /** Those that are not deleted: all, and those that failed their review. */
  jobPosts: { total: number; failed: number };
  /** What the company wrote in the last month, and in how many conversations. */
  messages: { total: number; conversations: number };
  /** The entries of the shortlist: all, and those of this week. */
  shortlists: { total: number; thisWeek: number };
};

/** What became of invitations. Each invitation is counted once. */
export type InvitationPerformance = {
  /** Those that wait for an answer. */
  pendingCount: number;
  /** Also where the conversation has ended since. */
  acceptedCount: number;
  rejectedCount: number;
  /** Those whose conversation ended before an answer. */
  endedCount: number;
};

export type CompanyFigures = {
  activeJobPostsCount: number;
  failedJobPostsCount: number;
  /** All invitations, whatever became of them. */
  invitationsSentCount: number;
  invitationPerformance: InvitationPerformance;
  /** The same for each week in which they were sent, from the first with an invitation to this one. */
  invitationsPerWeek: (InvitationPerformance & { weekStartIsoDate: string })[];
  /** Why talents declined, the most frequent first; none while too few have said it. */
  declineReasons: { reason: DeclineReason; count: number }[];
  messagesSentInLastMonthCount: number;
  conversationsInLastMonthCount: number;
  shortlistedProfilesCount: number;
  shortlistsThisWeek: number;
};

/** Every figure of a company's dashboard. */
export function companyFigures(
  { invitations, jobPosts, messages, shortlists }: CompanyHistory,
  now: number,
): CompanyFigures {
  return {
    activeJobPostsCount: jobPosts.total,
    failedJobPostsCount: jobPosts.failed,
    invitationsSentCount: countOf(invitations),
    invitationPerformance: performanceOf(invitations),
    invitationsPerWeek: plottedWeeks(
      invitations.map(({ week }) => week),
      now,
    ).map(({ week, weekStartIsoDate }) => ({
      weekStartIsoDate,
      ...performanceOf(invitations.filter((group) => group.week === week)),
    })),
    declineReasons: declineReasonsOf(invitations),
    messagesSentInLastMonthCount: messages.total,
    conversationsInLastMonthCount: messages.conversations,
    shortlistedProfilesCount: shortlists.total,
    shortlistsThisWeek: shortlists.thisWeek,
  };
}

const countOf = (groups: readonly InvitationGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

function performanceOf(groups: readonly InvitationGroup[]): InvitationPerformance {
  const isUnanswered = ({ status }: InvitationGroup) => status === 'Pending';
  return {
    pendingCount: countOf(groups.filter(isInvitationPending)),
    acceptedCount: countOf(groups.filter(({ status }) => status === 'Accepted')),
    rejectedCount: countOf(groups.filter(({ status }) => status === 'Rejected')),
    endedCount: countOf(groups.filter((group) => isUnanswered(group) && !isInvitationPending(group))),
  };
}

function declineReasonsOf(groups: readonly InvitationGroup[]): CompanyFigures['declineReasons'] {
  const given = groups.filter(({ declineReason }) => declineReason !== null);
  if (countOf(given) < DECLINE_REASONS_MIN) return [];
  return DECLINE_REASONS.map((reason) => ({
    reason,
    count: countOf(given.filter(({ declineReason }) => declineReason === reason)),
  }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
