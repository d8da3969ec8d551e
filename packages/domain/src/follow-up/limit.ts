/** How many days after the invitation a follow-up goes out. It then comes before the invitation ends, also after a weekend. */
export const FOLLOW_UP_DAYS = { min: 2, max: 10, usual: 4 } as const;

export const FOLLOW_UP_TEXT_LENGTH_MAX = 1000;

/** The hours in which a follow-up goes out, from Monday to Friday on the reader's clock. The end is not included. */
export const FOLLOW_UP_HOURS = { startMinutes: 9 * 60 + 30, endMinutes: 17 * 60 + 30 } as const;

/** The zone of a talent who has stored none and whose country is unknown. */
export const FOLLOW_UP_ZONE = 'Asia/Kolkata';

/** How soon after it was written a follow-up can go out, so that its writer can still cancel it. */
export const FOLLOW_UP_NOTICE_MINUTES = 5;

/** How long a follow-up that was sent or stopped is kept: longer than its invitation waits. */
export const FOLLOW_UP_KEPT_DAYS = 30;
