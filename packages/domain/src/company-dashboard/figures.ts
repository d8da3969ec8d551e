import { plottedWeeks } from '../dashboard/week.ts';
import { DECLINE_REASONS, type DeclineReason, type InvitationStatus } from '../invitation/choice.ts';
import { isInvitationPending } from '../invitation/pending.ts';
import { DECLINE_REASONS_MIN } from './limit.ts';

/** A group of similar invitations of a company. */
export type InvitationGroup = {
  status: InvitationStatus;
  isEnded: boolean;
  /** Null if the talent gave no reason for declining. */
  declineReason: DeclineReason | null;
  /** The week of sending: 0 is this week, -1 the previous one. */
  week: number;
  count: number;
};

/** The input of a company's figures: groups, so that a long history takes no longer to read than a short one. */
export type CompanyHistory = {
  invitations: readonly InvitationGroup[];
  /** Without deleted ones: all, and those that failed their review. */
  jobPosts: { total: number; failed: number };
  /** The company's messages of the last month, and their conversations. */
  messages: { total: number; conversations: number };
  /** The entries of the shortlist: all, and this week's. */
  shortlists: { total: number; thisWeek: number };
};

/** The outcomes of invitations. Each invitation is counted once. */
export type InvitationPerformance = {
  /** Invitations without an answer yet. */
  pendingCount: number;
  /** Including conversations that ended later. */
  acceptedCount: number;
  rejectedCount: number;
  /** Those that expired or whose conversation ended before an answer. */
  endedCount: number;
};

export type CompanyFigures = {
  activeJobPostsCount: number;
  failedJobPostsCount: number;
  /** All invitations that were not taken back, whatever their outcome. */
  invitationsSentCount: number;
  invitationPerformance: InvitationPerformance;
  /** The same by week of sending, from the first week with an invitation to this one. */
  invitationsPerWeek: (InvitationPerformance & { weekStartIsoDate: string })[];
  /** The reasons for declining, most frequent first; none while too few talents gave one. */
  declineReasons: { reason: DeclineReason; count: number }[];
  messagesSentInLastMonthCount: number;
  conversationsInLastMonthCount: number;
  shortlistedProfilesCount: number;
  shortlistsThisWeek: number;
};

/** Every figure of a company's dashboard. */
export function companyFigures(
  { invitations: sent, jobPosts, messages, shortlists }: CompanyHistory,
  now: number,
): CompanyFigures {
  const invitations = sent.filter(({ status }) => status !== 'TakenBack');
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
  const isUnanswered = ({ status }: InvitationGroup) => status === 'Pending' || status === 'Expired';
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
