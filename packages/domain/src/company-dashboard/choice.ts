export const COMPANY_ACTIVITY_TYPES = [
  'Invitation',
  'InvitationResponse',
  'Shortlist',
  'Message',
  'JobPost',
  'ProfileUpdate',
] as const;
export type CompanyActivityType = (typeof COMPANY_ACTIVITY_TYPES)[number];
