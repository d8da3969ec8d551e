/** How long a company has to erase what it has copied. */
export const ERASURE_DAYS = 30;
