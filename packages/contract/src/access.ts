/**
 * Who may make a call. `verified`: signed in with a verified email. `talent`, `company`: also with a user profile of that
 * type. `premiumCompany`: a company with a subscription. A list means any one of them.
 */
export const ACCESS_LEVELS = [
  'anyone',
  'signedIn',
  'verified',
  'talent',
  'company',
  'premiumCompany',
  'admin',
] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export type Access = {
  access: AccessLevel | readonly AccessLevel[];
  /** Which records are the caller's own, for calls that take an id. Records of others answer NOT_FOUND. */
  own?: string;
};
