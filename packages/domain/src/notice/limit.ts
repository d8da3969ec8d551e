/** New messages are mailed when they have been unseen for this long. */
export const NEW_MESSAGES_MAIL_AFTER_MINUTES = 15;

/** The shortest time between two such mails to one recipient. */
export const NEW_MESSAGES_MAIL_EVERY_MINUTES = 15;
