/** The rules of the skills tags. Zod-free, so that the field may use them. */
export const SKILLS_MIN = 3;
export const SKILLS_MAX = 20;
export const SKILL_LENGTH_MAX = 50;
export const MAX_SKILLS_MESSAGE = `Maximum ${SKILLS_MAX} skills allowed`;

/** Cards show this many skills, then "+N more". */
export const CARD_SKILLS_SHOWN = 8;
/** Shortlist and hidden tables show this many skills, then "+N". */
export const TABLE_SKILLS_SHOWN = 3;
