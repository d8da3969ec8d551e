/** How long an export can be downloaded. It is deleted then. */
export const DATA_EXPORT_KEPT_DAYS = 7;

/** An export that was not made by then has failed. */
export const DATA_EXPORT_HOURS_MAX = 2;
