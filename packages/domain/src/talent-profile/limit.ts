import { PAY_STEP_IN_LPA_INR } from '../job-terms/limit.ts';

/** All limits are inclusive. */
export const NAME_LENGTH = { min: 3, max: 100 } as const;

/** The age of a person with a profile. */
export const AGE_IN_YEARS = { min: 14, max: 90 } as const;

export const ABOUT_LENGTH = { min: 50, max: 1000 } as const;

export const JOB_TITLE_LENGTH = { min: 2, max: 100 } as const;

export const NOTICE_PERIOD_IN_WEEKS = { min: 0, max: 52 } as const;

/** The bounds of a search range. */
export const EXPERIENCE_STEP_IN_YEARS = 1;
export const EXPERIENCE_IN_YEARS = { min: 0, max: 50 } as const;

export const EXPECTED_SALARY_IN_LPA_INR = { min: 1, max: 100 } as const;

export const EXPECTED_SALARY_STEP_IN_LPA_INR = PAY_STEP_IN_LPA_INR;

export const SKILLS_MIN = 3;

export const SKILLS_MAX = 20;

export const SKILL_LENGTH_MAX = 50;

export const WORK_EXPERIENCES_MAX = 12;

export const DESIGNATION_LENGTH = { min: 2, max: 100 } as const;

export const EMPLOYER_LENGTH = { min: 2, max: 200 } as const;

export const ROLES_AND_RESPONSIBILITIES_LENGTH_MAX = 2000;

export const EDUCATION_COUNT = { min: 1, max: 10 } as const;

export const COURSE_LENGTH = { min: 2, max: 200 } as const;

export const UNIVERSITY_LENGTH = { min: 2, max: 200 } as const;

export const PERSONAL_PROJECTS_MAX = 4;

export const PROJECT_TITLE_LENGTH = { min: 2, max: 100 } as const;

export const PROJECT_DESCRIPTION_LENGTH_MAX = 2000;

export const CERTIFICATIONS_MAX = 10;

export const CERTIFICATION_NAME_LENGTH = { min: 2, max: 200 } as const;

export const ISSUING_ORGANIZATION_LENGTH = { min: 2, max: 200 } as const;

export const CREDENTIAL_ID_LENGTH_MAX = 100;

/** Cards show this many skills, then "+N more". */
export const CARD_SKILLS_SHOWN = 8;

/** Shortlist and hidden tables show this many skills, then "+N". */
export const TABLE_SKILLS_SHOWN = 3;
