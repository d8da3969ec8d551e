/** `TakenBack` by the company in the first minutes, `Expired` without an answer. `canInviteAgain` says what each allows. */
export const INVITATION_STATUSES = ['Pending', 'Accepted', 'Rejected', 'TakenBack', 'Expired'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** The reasons for declining. The last one is the default. */
export const DECLINE_REASONS = [
  'Pay',
  'Work',
  'Experience',
  'HoursOrPlace',
  'Time',
  'OtherJob',
  'Company',
  'SomethingElse',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
