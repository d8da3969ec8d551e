/** How long a button shows that it has copied. */
export const COPIED_MS = 2000;
