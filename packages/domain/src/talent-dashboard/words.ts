import { nounOf } from '../base/count.ts';
import type { TalentActivityType } from './choice.ts';
import { OPENING_WEEKS_PLOTTED_MIN, RESPONSE_RATE_INVITATIONS_MIN } from './limit.ts';

export const NOT_ENOUGH_YET = 'not enough yet';

export const TALENT_DASHBOARD_SENTENCES = {
  loadFailed: 'Failed to load dashboard statistics',
  activitiesFailed: 'Failed to load recent activities',
  noActivity: 'Nothing yet. Invitations, messages and your own changes appear here.',
  rateFrom: `from ${RESPONSE_RATE_INVITATIONS_MIN} invitations on`,
  noInvitations: 'No company has invited you yet.',
} as const;

/** In place of a plot of so few weeks that it shows nothing. @param companies those of each week, this one last */
export function tooFewWeeksSentence(companies: readonly number[]): string {
  const [thisWeek = 0, lastWeek] = companies.toReversed();
  if (companies.length === 0) return 'No company has opened your profile yet.';
  const soFar = `${thisWeek} ${nounOf(thisWeek, 'company', 'companies')} this week`;
  return `So far: ${soFar}${lastWeek === undefined ? '' : `, ${lastWeek} last week`}. From ${OPENING_WEEKS_PLOTTED_MIN} weeks on you see a plot here.`;
}

/** The plot in words: this week against the last one. */
export function openingsSentence(thisWeek: number, lastWeek: number): string {
  const change = thisWeek - lastWeek;
  if (change === 0) return 'as many as last week';
  return `${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} than last week`;
}

/** What an activity says, in pieces around the company's name. */
export type ActivityWords = { before: string; name: string; after: string };

/** @param companyName null where it is not told */
export function activityWords({
  type,
  companyName,
  jobPostTitle,
}: {
  type: TalentActivityType;
  companyName: string | null;
  jobPostTitle: string | null;
}): ActivityWords {
  const name = companyName ?? 'A company';
  const words: Record<TalentActivityType, readonly [before: string, after: string]> = {
    InvitationReceived: ['', ` invited you: ${jobPostTitle}`],
    InvitationAccepted: ['You accepted the invitation from ', ''],
    InvitationRejected: ['You declined the invitation from ', ''],
    MessageReceived: ['', ' wrote to you'],
    MessageSent: ['You wrote to ', ''],
    Shortlisted: ['', ' shortlisted you'],
    ProfileUpdated: ['You updated your profile', ''],
  };
  const [before, after] = words[type];
  return { before, name: type === 'ProfileUpdated' ? '' : name, after };
}

/** What an activity says. */
export function activitySentence(activity: Parameters<typeof activityWords>[0]): string {
  const { before, name, after } = activityWords(activity);
  return `${before}${name}${after}`;
}
