/** How long new messages must be unread before they are mailed. */
export const NEW_MESSAGES_MAIL_AFTER_MINUTES = 15;

/** The shortest time between two such mails to one recipient. */
export const NEW_MESSAGES_MAIL_EVERY_MINUTES = 15;
