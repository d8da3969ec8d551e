/** How many people are invited one after another: more than a person can still read with care is bulk. */
export const INVITATION_SERIES_MAX = 10;
