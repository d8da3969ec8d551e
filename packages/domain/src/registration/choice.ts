import type { UserType } from '../user-profile/choice.ts';

/** Whether new accounts of a side can be made: by everybody, by invitation, or by nobody. */
export const REGISTRATION_MODES = ['open', 'invitation', 'closed'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** What holds for each side of the marketplace. */
export type Registration = Record<UserType, RegistrationMode>;

/** Why somebody cannot register: which side is meant, if it is known, and what holds for it. */
export const REGISTRATION_REFUSALS = [
  'talentClosed',
  'companyClosed',
  'talentByInvitation',
  'companyByInvitation',
  'closed',
  'byInvitation',
] as const;
export type RegistrationRefusal = (typeof REGISTRATION_REFUSALS)[number];
