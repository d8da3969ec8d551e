/** Shown while the browser solves a challenge. */
export const BOT_CHECK_WAITING_SENTENCE = 'One moment. Your browser is checking that you are a person.';
