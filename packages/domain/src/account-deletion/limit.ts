/** How long the owner can cancel a deletion. */
export const DELETION_GRACE_DAYS = 7;
