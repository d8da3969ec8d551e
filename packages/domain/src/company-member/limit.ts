/** How many people a company can have, with those who are invited. */
export const COMPANY_MEMBERS_MAX = 50;

/** How many companies a person can be a member of. */
export const MEMBERSHIPS_MAX = 20;

/** How long an invitation to a company waits for its answer. */
export const MEMBER_INVITATION_VALID_DAYS = 14;

/** How many invitations to companies are mailed in a day: by one company, and to one address by all companies. */
export const MEMBER_INVITATIONS_A_DAY = { company: 50, mailbox: 3 } as const;
