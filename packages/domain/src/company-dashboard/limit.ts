/** The last month, in which sent messages are counted. */
export const SENT_MESSAGES_DAYS = 30;

/** With fewer reasons than this, the totals would say more about single people than about the invitations. */
export const DECLINE_REASONS_MIN = 5;

/** How many of the latest job posts the dashboard shows. */
export const JOB_POSTS_SHOWN = 3;
