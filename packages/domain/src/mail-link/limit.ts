/** How long a mailed link that proves something works. It works once. */
export const MAIL_LINK_VALID_HOURS = 24;

/** The daily maximum of such links that an account may request, and that one mailbox may get. */
export const MAIL_LINKS_A_DAY = { account: 10, mailbox: 3 } as const;
