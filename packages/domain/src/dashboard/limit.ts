/** How many weeks a dashboard plots at most, with this one. */
export const PLOTTED_WEEKS_MAX = 12;

/** From so many weeks on they are plotted. A sentence stands in their place before. */
export const PLOTTED_WEEKS_MIN = 3;

/** How many recent activities are listed. */
export const RECENT_ACTIVITIES_LIMIT = 10;
