export const DECISION_TEXT_LENGTH_MIN = 10;
export const DECISION_TEXT_LENGTH_MAX = 2000;

export const APPEAL_LENGTH_MIN = 10;
export const APPEAL_LENGTH_MAX = 4000;

/** How long after a decision it can be appealed. */
export const APPEAL_DAYS = 30;

/** How long an account can be limited or suspended. */
export const SANCTION_DAYS_MAX = 365;

/** What the form starts with. */
export const SANCTION_DAYS_PRESET = 7;

/** How long a decision is kept after it ended. */
export const SANCTION_KEPT_DAYS = 365;
