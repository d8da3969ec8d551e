/** The limits of what the members of a company note about a talent. */
export const NOTE_LENGTH_MAX = 4000;
export const NOTES_OF_TALENT_MAX = 500;
export const NOTE_EDIT_MINUTES = 15;
export const MENTIONS_OF_NOTE_MAX = 20;

export const TAG_LENGTH_MAX = 30;
export const TAGS_OF_TALENT_MAX = 20;
/** Different tags of a company. */
export const TAGS_OF_COMPANY_MAX = 300;

export const REMINDER_LENGTH_MAX = 200;
/** Open reminders about one talent. */
export const REMINDERS_OF_TALENT_MAX = 20;
export const REMINDER_DAYS_MAX = 2 * 365;

/** How long a contact belongs to the member who invited or wrote last. */
export const CONTACT_DAYS = 60;

/** How many entries of the history, or notes, are read at once. */
export const TALENT_RECORD_PAGE = 20;
