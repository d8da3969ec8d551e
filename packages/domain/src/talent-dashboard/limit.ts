/** Below this many invitations, the share of those that were answered says nothing. */
export const RESPONSE_RATE_INVITATIONS_MIN = 5;

/** How many missing sections and tips are listed. */
export const PROFILE_STEPS_SHOWN = 3;
