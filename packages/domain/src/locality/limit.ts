/** Characters of the name of a suburb, town or state. */
export const PLACE_NAME_LENGTH_MAX = 100;
