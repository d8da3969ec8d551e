import type { ActivityWords } from '../dashboard/words.ts';
import type { TalentActivityType } from './choice.ts';
import { RESPONSE_RATE_INVITATIONS_MIN } from './limit.ts';

export const NOT_ENOUGH_YET = 'not enough data yet';

export const TALENT_DASHBOARD_SENTENCES = {
  rateFrom: `needs ${RESPONSE_RATE_INVITATIONS_MIN} invitations`,
  noInvitations: 'No company has invited you yet.',
} as const;

/** Replaces the plot if there are too few weeks in which companies opened the profile. */
export const OPENING_WORDS = {
  none: 'No company has opened your profile yet.',
  one: 'company',
  many: 'companies',
} as const;

/** The plot in words: this week against the last one. */
export function openingsSentence(thisWeek: number, lastWeek: number): string {
  const change = thisWeek - lastWeek;
  if (change === 0) return 'as many as last week';
  return `${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} than last week`;
}

/** The sentence of an activity. @param companyName null if it is withheld */
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
