/** The longest line of a file: several times the longest profile that is valid. */
export const IMPORT_LINE_LENGTH_MAX = 1_000_000;
