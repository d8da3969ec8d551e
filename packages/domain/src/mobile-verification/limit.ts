export const ONE_TIME_CODE_LENGTH = 6;

export const ONE_TIME_CODE_VALID_MINUTES = 10;

export const ONE_TIME_CODE_WRONG_TRIES_MAX = 5;

export const ONE_TIME_CODE_RESEND_SECONDS = 30;

/** Counted for each user and, separately, for each number. */
export const ONE_TIME_CODES_PER_DAY_MAX = 5;
