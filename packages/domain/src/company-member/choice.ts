/** The roles that the owner of a company gives to its other members. Ownership is handed over, not given. */
export const GIVEN_ROLES = ['recruiter', 'viewer', 'billing'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** What a person is in a company. Each company has one owner. */
export const COMPANY_ROLES = ['owner', ...GIVEN_ROLES] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/**
 * What a call of companies needs of the member who makes it. `member`: nothing more. `read`: to see people, posts and
 * conversations. `recruit`: to change them, to invite and to write. `pay`: to change the plan. `manage`: to change the company and
 * its members.
 */
export const COMPANY_PERMISSIONS = ['member', 'read', 'recruit', 'pay', 'manage'] as const;
export type CompanyPermission = (typeof COMPANY_PERMISSIONS)[number];
