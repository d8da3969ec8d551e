export const CREDENTIAL_LENGTH = { min: 1, max: 500 } as const;

/** A shorter secret could be guessed. */
export const HOOK_SECRET_LENGTH = { min: 16, max: 500 } as const;

/** How long another try waits after an answer of the system was lost: what it stored is found by then. */
export const LOST_ANSWER_SECONDS = 90;

/** How long one try may take. Another one of the same person starts no sooner. */
export const TRACKING_TRY_SECONDS = 60;

/** How many jobs of the system a company can choose from. */
export const TRACKING_JOBS_MAX = 500;
