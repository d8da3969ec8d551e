/** How long a link that unsubscribes works. */
export const UNSUBSCRIBE_LINK_VALID_DAYS = 365;
