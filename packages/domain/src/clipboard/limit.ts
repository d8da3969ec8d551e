/** How long a button says that it has copied. */
export const COPIED_MS = 2000;
