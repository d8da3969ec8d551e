export const PREMIUM_PRICE_IN_DOLLARS_PER_MONTH = 25;

/** How long a company keeps its subscription after a payment failed. */
export const PAYMENT_GRACE_DAYS = 7;

/** How long the pages after a checkout wait before they redirect. */

export const CHECKOUT_REDIRECT_MS = { success: 2000, otherwise: 3000, cancelled: 10_000 } as const;
