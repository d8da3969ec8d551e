/** First name, last name and the space between. */
export const CONTACT_NAME_LENGTH_MAX = 101;
export const CONTACT_SUBJECT_LENGTH_MAX = 150;
export const CONTACT_MESSAGE_LENGTH_MIN = 10;
export const CONTACT_MESSAGE_LENGTH_MAX = 2000;

/** A contact message is deleted a year after it was sent. */
export const CONTACT_MESSAGE_KEPT_DAYS = 365;

export const CONTACT_MESSAGE_PAGE_SIZE_MAX = 20;
