export const RELATION_FAILED_SENTENCE = 'This did not work. Please try again.';
