/** The entries of one talent's shield. */
export const SHIELD_ENTRIES_MAX = 100;

export const SHIELD_TEXT_LENGTH_MAX = 253;

/** How many employers one save of a profile asks about. */
export const EMPLOYER_OFFERS_MAX = 3;

/** How long the record of a copy is kept, in days. */
export const PROFILE_COPY_KEPT_DAYS = 365;

/** The companies of a week that are listed. */
export const OPENED_BY_MAX = 100;

/** The companies that the page of the shield lists with what they see. */
export const SHIELD_KNOWN_COMPANIES_MAX = 100;

/** The companies that hold data of a talent and are listed. */
export const DATA_HOLDERS_MAX = 500;
