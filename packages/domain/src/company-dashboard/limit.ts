/** The last month, in which sent messages are counted. */
export const SENT_MESSAGES_DAYS = 30;

/** Below this many answers with a reason, their sum would say more of single people than of the invitations. */
export const DECLINE_REASONS_MIN = 5;

/** How many of the latest job posts the dashboard shows. */
export const JOB_POSTS_SHOWN = 3;
