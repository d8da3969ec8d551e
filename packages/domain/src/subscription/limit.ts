export const PREMIUM_PRICE_IN_DOLLARS_PER_MONTH = 25;

/** The grace period: how long premium lasts after a failed renewal. */
export const GRACE_DAYS = 7;

/** How many of the latest payments are kept and shown: two years of months. */
export const PAYMENTS_MAX = 24;

/** A checkout is open for a day. One more hour is for a payment in its last second. */
export const CHECKOUT_OPEN_MS = 25 * 60 * 60 * 1000;

/** How long the pages after a checkout wait before they redirect. */

export const CHECKOUT_REDIRECT_MS = { success: 2000, otherwise: 3000, cancelled: 10_000 } as const;
