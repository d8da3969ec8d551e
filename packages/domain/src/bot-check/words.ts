/** Said while somebody waits for their browser. */
export const BOT_CHECK_WAITING_SENTENCE =
  'One moment: your browser finishes a short check that a person is using it.';
