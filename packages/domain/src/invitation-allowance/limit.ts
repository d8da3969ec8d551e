/** How many of a company's last invitations count. */
export const ALLOWANCE_COUNTED_MAX = 100;

/**
 * How many invitations a company may send a day (UTC): the last row that it reaches. A row is reached with so many counted
 * invitations, of which so many percent were answered.
 */
export const INVITATIONS_A_DAY = [
  { countedMin: 0, percentMin: 0, aDay: 25 },
  { countedMin: 20, percentMin: 30, aDay: 50 },
  { countedMin: 50, percentMin: 50, aDay: 100 },
] as const;

/** Below this share of the last hundred, a company is slowed. */
export const SLOWED_BELOW_PERCENT = 13;
export const SLOWED_INVITATIONS_A_DAY = 5;

/** What a talent can set as the most invitations of a week (Monday to Sunday, UTC). */
export const INVITATIONS_A_WEEK = { min: 1, max: 50 } as const;
