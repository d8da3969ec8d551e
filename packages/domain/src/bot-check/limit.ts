/** A form may be open for a while before it is sent. */
export const BOT_CHALLENGE_VALID_MINUTES = 20;
