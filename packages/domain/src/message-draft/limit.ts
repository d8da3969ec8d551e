/** Longer than a message may be, so that a text that is too long is kept until its writer has shortened it. */
export const MESSAGE_DRAFT_LENGTH_MAX = 20_000;

/** A draft is saved after this pause in typing. */
export const MESSAGE_DRAFT_PAUSE_MS = 1000;
