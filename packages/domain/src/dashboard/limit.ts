/** How many weeks a dashboard plots at most, including this one. */
export const PLOTTED_WEEKS_MAX = 12;

/** The minimum of weeks to plot. With fewer, a sentence replaces the plot. */
export const PLOTTED_WEEKS_MIN = 3;

/** How many recent activities are listed. */
export const RECENT_ACTIVITIES_LIMIT = 10;
