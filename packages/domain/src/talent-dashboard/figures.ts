import { JOB_CATEGORIES, type JobCategory } from '../job-post/choice.ts';
import type { InvitationStatus } from '../invitation/choice.ts';
import { plottedWeeks } from '../dashboard/week.ts';
import { isInvitationPending } from '../invitation/pending.ts';
import { RESPONSE_RATE_INVITATIONS_MIN } from './limit.ts';

/** A group of similar conversations of a talent. */
export type ThreadGroup = {
  status: InvitationStatus;
  isEnded: boolean;
  isUnread: boolean;
  /** Null if the job post was deleted. */
  category: JobCategory | null;
  count: number;
};

/** The input of a talent's figures: groups, so that a long history takes no longer to read than a short one. */
export type TalentHistory = {
  threads: readonly ThreadGroup[];
  /** The companies that currently shortlist the talent: all, and those that did so in one of two weeks. */
  shortlists: { total: number; thisWeek: number; lastWeek: number };
  /** How many companies opened the profile in a week: 0 is this week, -1 the previous one. */
  openings: readonly { week: number; companies: number }[];
};

export type TalentFigures = {
  /** All invitations that were not taken back, whatever their outcome. */
  invitationsReceived: number;
  /** Invitations without an answer yet. */
  pendingInvitations: number;
  /** Settled invitations: accepted, declined, or ended with their conversation. */
  invitationsAnswered: number;
  /** The percentage of received invitations that were answered; null while there are too few. */
  invitationResponseRate: number | null;
  companiesShortlisted: number;
  shortlistsThisWeek: number;
  shortlistsLastWeek: number;
  /** The categories of the job posts of all invitations, the most frequent first. */
  topJobCategories: { category: JobCategory; invitationsCount: number }[];
  /** Open conversations with an accepted invitation. */
  activeConversations: number;
  /** Conversations with something unread, as in the navigation. */
  unreadMessages: number;
  /** One entry a week, from the first week in which a company opened the profile to this one. */
  profileOpeningsPerWeek: { weekStartIsoDate: string; companiesCount: number }[];
};

type Condition = (thread: ThreadGroup) => boolean;

const isActive: Condition = ({ status, isEnded }) => status === 'Accepted' && !isEnded;

/** Every figure of a talent's dashboard that comes from its history. */
export function talentFigures(
  { threads: all, shortlists, openings }: TalentHistory,
  now: number,
): TalentFigures {
  const threads = all.filter(({ status }) => status !== 'TakenBack');
  const count = (condition: Condition) =>
    threads.reduce((sum, group) => sum + (condition(group) ? group.count : 0), 0);
  const invitationsReceived = count(() => true);
  const pendingInvitations = count(isInvitationPending);
  const invitationsExpired = count(({ status }) => status === 'Expired');
  const invitationsAnswered = invitationsReceived - pendingInvitations - invitationsExpired;
  return {
    invitationsReceived,
    pendingInvitations,
    invitationsAnswered,
    invitationResponseRate: responseRate(invitationsAnswered, invitationsReceived),
    companiesShortlisted: shortlists.total,
    shortlistsThisWeek: shortlists.thisWeek,
    shortlistsLastWeek: shortlists.lastWeek,
    topJobCategories: JOB_CATEGORIES.map((category) => ({
      category,
      invitationsCount: count((group) => group.category === category),
    }))
      .filter(({ invitationsCount }) => invitationsCount > 0)
      .sort((one, other) => other.invitationsCount - one.invitationsCount),
    activeConversations: count(isActive),
    // Of every conversation, as in the navigation.
    unreadMessages: all.reduce((sum, group) => sum + (group.isUnread ? group.count : 0), 0),
    profileOpeningsPerWeek: openingsPerWeek(openings, now),
  };
}

const responseRate = (answered: number, received: number): number | null =>
  received < RESPONSE_RATE_INVITATIONS_MIN ? null : Math.round((answered / received) * 100);

const openingsPerWeek = (openings: TalentHistory['openings'], now: number) =>
  plottedWeeks(
    openings.map(({ week }) => week),
    now,
  ).map(({ week, weekStartIsoDate }) => ({
    weekStartIsoDate,
    companiesCount: openings.find((one) => one.week === week)?.companies ?? 0,
  }));
