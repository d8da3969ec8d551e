/** Said while somebody waits for their browser. */
export const BOT_CHECK_WAITING_SENTENCE = 'One moment. Your browser is checking that you are a person.';
