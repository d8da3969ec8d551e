import type { ApiKeyScope } from '@talaash/domain/api-key/choice';
import type { CompanyPermission } from '@talaash/domain/company-member/choice';

/**
 * Who may make a call. `verified`: logged in with a verified email. `talent`, `company`: also with a user profile of that type.
 * `premiumCompany`: a subscribed company. `admin`: with the admin right, and a second factor where one is required. `adminRight`:
 * without the second factor, to set one up. A list means any one of them.
 */
export const ACCESS_LEVELS = [
  'anyone',
  'signedIn',
  'verified',
  'talent',
  'company',
  'premiumCompany',
  'admin',
  'adminRight',
] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export type Access = {
  access: AccessLevel | readonly AccessLevel[];
  /** What a member of a company needs for a call that companies may make: without it, `manage`. */
  permission?: CompanyPermission | undefined;
  /** A key of a company with one of these scopes may make the call. Without any, no key may. */
  scopes?: readonly ApiKeyScope[] | undefined;
  /** Which records are the caller's own, for calls that take an id. Records of others answer NOT_FOUND. */
  own?: string;
  /** The input's id, such as one in a published path, that must be the caller's own. Any other answers NOT_FOUND. */
  ownId?: 'companyId' | 'talentId' | undefined;
  /** The admin must have entered the password recently; see RECENT_SIGN_IN_MINUTES. */
  needsRecentSignIn?: true | undefined;
  /** An account that an admin has limited after a report is refused. */
  notWhileLimited?: true | undefined;
};
