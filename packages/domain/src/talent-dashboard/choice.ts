export const TALENT_ACTIVITY_TYPES = [
  'InvitationReceived',
  'InvitationAccepted',
  'InvitationRejected',
  'MessageReceived',
  'MessageSent',
  'Shortlisted',
  'ProfileUpdated',
] as const;
export type TalentActivityType = (typeof TALENT_ACTIVITY_TYPES)[number];
