/** Entries of one event and one sender within this time are merged. */
export const NOTIFICATION_GROUP_MINUTES = 60;

/** How many days after its last event an entry is kept. */
export const NOTIFICATION_KEPT_DAYS = 90;

/** How many entries a page of the list has. */
export const NOTIFICATION_PAGE_SIZE = 30;

/** How many entries the panel below the bell shows. */
export const NOTIFICATION_PANEL_MAX = 6;

/** How many entries one call changes. */
export const NOTIFICATION_CHANGES_MAX = 100;

/** How long an entry must be in view to count as read. */
export const NOTIFICATION_SEEN_AFTER_MS = 2000;

/** How much of a message an entry shows. */
export const NOTIFICATION_EXCERPT_LENGTH = 200;
