/** Yearly pay before tax, in lakhs of rupees. */
export const PAY_IN_LPA_INR = { min: 0.5, max: 500 } as const;

/** The step of offered pay and of expected salaries. */
export const PAY_STEP_IN_LPA_INR = 0.5;

/** Yearly pay before tax in a currency other than rupees. */
export const PAY_IN_CURRENCY = { min: 100, max: 1_000_000_000 } as const;

/** Hours a day. */
export const OVERLAP_HOURS = { min: 0, max: 9 } as const;

export const WORK_PLACE_NAME_LENGTH = { min: 2, max: 80 } as const;

/** How many months ahead a start can be stated. */
export const START_MONTHS_AHEAD_MAX = 24;
