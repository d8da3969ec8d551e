/** What a talent profile's numbers may be, ends included. Zod-free. */
export const EXPERIENCE_IN_YEARS = { min: 0, max: 50 } as const;
export const EXPECTED_SALARY_IN_LPA_INR = { min: 1, max: 100 } as const;
