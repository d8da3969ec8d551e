/** How many files one message may carry. */
export const ATTACHMENTS_MAX = 5;
