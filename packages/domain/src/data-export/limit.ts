/** How long an export can be downloaded before it is deleted. */
export const DATA_EXPORT_KEPT_DAYS = 7;

/** An export that takes longer has failed. */
export const DATA_EXPORT_HOURS_MAX = 2;

/** How often a page asks whether an export is ready. */
export const DATA_EXPORT_ASKED_AGAIN_MS = 5000;
