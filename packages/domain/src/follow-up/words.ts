import type { FollowUpStop } from './choice.ts';

/** @param isoDate on the reader's clock */
export function followUpWaitsSentence(isoDate: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(isoDate));
  return `A follow-up goes out on ${day}, in this person’s working hours.`;
}

/** The choices of when it goes out. */
export const followUpDaysLabel = (days: number): string => `${days} days after the invitation`;

/** Why a follow-up was stopped, or cannot be prepared. */
export const FOLLOW_UP_STOP_SENTENCES: Record<FollowUpStop, string> = {
  answered: 'No follow-up goes out: this person has answered.',
  over: 'No follow-up goes out: the invitation has ended.',
  jobPostClosed: 'No follow-up goes out: the job post is closed.',
  noPremium: 'No follow-up goes out: your premium access has ended.',
  company: 'No follow-up goes out: your company cannot write to people at the moment.',
  unreachable: 'No follow-up goes out: this person is not open to invitations at the moment.',
};

export const FOLLOW_UP_SENTENCES = {
  prepare: 'Prepare a follow-up',
  empty: 'Write the follow-up, or leave it out.',
  hint: 'One reminder, if there is no answer. Any answer stops it.',
  sent: 'The follow-up was sent.',
  saved: 'Follow-up saved.',
  cancelled: 'Follow-up cancelled.',
  alreadySent: 'The follow-up was sent already. There is one for each invitation.',
  tooLate: 'The invitation ends before a follow-up could go out.',
  changed: 'A colleague has changed this follow-up. Read it again before you save.',
  gone: 'There is no follow-up any more. A colleague may have cancelled it.',
  saveFailed: 'The follow-up was not saved. Please try again.',
  cancelFailed: 'The follow-up was not cancelled. Please try again.',
} as const;
