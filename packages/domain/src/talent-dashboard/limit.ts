/** Below this many invitations, the share of those that were answered says nothing. */
export const RESPONSE_RATE_INVITATIONS_MIN = 5;

/** How many weeks the dashboard plots at most, with this one. Older openings are not kept. */
export const OPENING_WEEKS_MAX = 12;

/** From so many weeks on they are plotted. A sentence stands in their place before. */
export const OPENING_WEEKS_PLOTTED_MIN = 3;

/** How many recent activities are listed. */
export const TALENT_ACTIVITIES_LIMIT = 10;

/** How many missing sections and tips are listed. */
export const PROFILE_STEPS_SHOWN = 3;
