export const MESSAGE_LENGTH_MAX = 10_000;

export const MESSAGES_LIMIT = 100;
