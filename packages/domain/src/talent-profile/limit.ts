/** What a talent profile's numbers may be, ends included. */
export const EXPERIENCE_IN_YEARS = { min: 0, max: 50 } as const;

export const EXPECTED_SALARY_IN_LPA_INR = { min: 1, max: 100 } as const;

export const EXPECTED_SALARY_STEP_IN_LPA_INR = 0.5;

/** The rules of the skills tags. */
export const SKILLS_MIN = 3;

export const SKILLS_MAX = 20;

export const SKILL_LENGTH_MAX = 50;

/** Cards show this many skills, then "+N more". */
export const CARD_SKILLS_SHOWN = 8;

/** Shortlist and hidden tables show this many skills, then "+N". */
export const TABLE_SKILLS_SHOWN = 3;
