/** With fewer invitations than this, the share of answers says nothing. */
export const RESPONSE_RATE_INVITATIONS_MIN = 5;

/** How many missing sections and tips are listed. */
export const PROFILE_STEPS_SHOWN = 3;
