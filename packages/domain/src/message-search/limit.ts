export const MESSAGE_SEARCH_LENGTH = { min: 2, max: 100 } as const;

export const MESSAGE_SEARCH_WORDS_MAX = 8;

export const MESSAGES_FOUND_LIMIT = 20;

/** Of an excerpt, in characters. */
export const MESSAGE_EXCERPT = { length: 140, before: 40 } as const;
