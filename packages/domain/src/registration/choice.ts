import type { UserType } from '../user-profile/choice.ts';

/** Who can create accounts of a side: everybody, invited people, or nobody. */
export const REGISTRATION_MODES = ['open', 'invitation', 'closed'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** What holds for each side of the marketplace. */
export type Registration = Record<UserType, RegistrationMode>;

/** Why somebody cannot register: the side, if it is known, and its setting. */
export const REGISTRATION_REFUSALS = [
  'talentClosed',
  'companyClosed',
  'talentByInvitation',
  'companyByInvitation',
  'closed',
  'byInvitation',
] as const;
export type RegistrationRefusal = (typeof REGISTRATION_REFUSALS)[number];
