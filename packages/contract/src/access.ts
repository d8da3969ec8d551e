/**
 * Who may make a call. `verified` is signed in with a verified email; `talent` and `company` have their user profile;
 * `premiumCompany` has paid access. A list means any of them.
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
  /** What makes a record the caller's own, for calls that name one. A record of others is answered as not found. */
  own?: string;
};
