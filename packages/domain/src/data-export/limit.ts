/** How long an export can be downloaded before it is deleted. */
export const DATA_EXPORT_KEPT_DAYS = 7;

/** An export that takes longer has failed. */
export const DATA_EXPORT_HOURS_MAX = 2;
