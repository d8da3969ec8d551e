/** A mail tells of new messages that have not been seen for so long, and no sooner than so long after the last such mail. */
export const NEW_MESSAGES_MAIL_AFTER_MINUTES = 5;

export const NEW_MESSAGES_MAIL_EVERY_MINUTES = 15;
