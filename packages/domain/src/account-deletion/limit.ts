/** How long the owner can still keep the account. */
export const DELETION_GRACE_DAYS = 7;
