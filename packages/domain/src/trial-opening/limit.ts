/** How many whole profiles a company may open while it waits for its first review. */
export const TRIAL_OPENINGS_MAX = 10;
