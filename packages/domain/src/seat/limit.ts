/** How many seats of a company the premium plan includes. */
export const INCLUDED_SEATS = 3;

/** What an operator may charge for a seat past these, in whole US dollars per month. */
export const SEAT_PRICE_IN_DOLLARS = { min: 1, max: 1000 } as const;
