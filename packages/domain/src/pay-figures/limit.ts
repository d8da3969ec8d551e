/** Below these, figures of pay are not shown: nobody may read the pay of a single company from them. */
export const MARKET_POSTS_MIN = 10;
export const MARKET_COMPANIES_MIN = 5;

/** How many posts of one company count, the newest. With ten posts, no company is more than three tenths of them. */
export const MARKET_POSTS_OF_COMPANY_MAX = 3;

/** How old a post may be. */
export const MARKET_DAYS = 180;

/** How many posts of a category are read, the newest. */
export const MARKET_POSTS_READ_MAX = 5000;

/** Amounts are rounded to this, in lakhs of rupees. */
export const MARKET_STEP_IN_LPA_INR = 1;

/** Below these, on either side, the shares of answers with and without pay are not shown. */
export const PAY_ANSWERS_INVITATIONS_MIN = 50;
export const PAY_ANSWERS_COMPANIES_MIN = 5;

/** The widths of the bars of market pay, in lakhs of rupees. The one that gives the most bars is used. */
export const MARKET_BAR_STEPS_IN_LPA_INR = [1, 2, 5, 10, 20, 50] as const;

/** With fewer bars, there is no plot. */
export const MARKET_BARS = { min: 3, max: 8 } as const;

/** The shares of bars are rounded to this, in percent, so that one more post hardly ever changes one. */
export const MARKET_SHARE_STEP = 5;
