export const URL_LENGTH_MAX = 2000;

export const DEFAULT_QUERY_LIMIT = 100;

export const WHERE_CONDITIONS_MAX = 3;

export const ID_LENGTH_MAX = 100;
