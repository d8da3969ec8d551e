export const INVITATION_STATUSES = ['Pending', 'Accepted', 'Rejected'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Why a talent declines. The last one is what it says when none is chosen. */
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
