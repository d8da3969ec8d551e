/** What became of a follow-up. */
export const FOLLOW_UP_STATES = ['waiting', 'sent', 'stopped'] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

/**
 * Why a follow-up was stopped. `unreachable` does not say whether the talent hides, was hidden, or is kept apart from the company by a
 * shield or block.
 */
export const FOLLOW_UP_STOPS = [
  'answered',
  'over',
  'jobPostClosed',
  'noPremium',
  'company',
  'unreachable',
] as const;
export type FollowUpStop = (typeof FOLLOW_UP_STOPS)[number];
