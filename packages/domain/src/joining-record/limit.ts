/** How long a record is kept after it was made: two years. */
export const JOINING_KEPT_DAYS = 730;

/** How far back an offer can have been made, and how far after it the work can start. */
export const JOINING_DAYS = { offerBack: 365, joiningAhead: 365 } as const;

export const JOINING_REASON_LENGTH_MAX = 500;

/** How many records a conversation has at most: a new one can be made once the one before is settled. */
export const JOINING_RECORDS_MAX = 10;

/** How many steps of a record are kept: the latest ones. A dispute can be made and taken back again and again. */
export const JOINING_STEPS_KEPT = 50;

/** The weeks whose invitations the figures follow. Past meetings are kept as long. */
export const FUNNEL_WEEKS = 26;
