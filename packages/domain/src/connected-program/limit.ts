import { API_KEY_DAYS_MAX } from '../api-key/limit.ts';

/** How many connected programs a company can have. */
export const CONNECTED_PROGRAMS_MAX = 50;

/** How many the page lists, with those that have ended. */
export const CONNECTED_PROGRAMS_LISTED = 100;

/** What a program may register. */
export const PROGRAM_NAME_LENGTH_MAX = 60;
export const REDIRECT_URIS_MAX = 10;
export const REDIRECT_URI_LENGTH_MAX = 500;

/** The query of a request to connect, in characters. */
export const CONNECTION_REQUEST_LENGTH_MAX = 4000;

/** How long a program has to fetch its first tokens after somebody allowed it. */
export const PROGRAM_CODE_SECONDS = 300;

export const ACCESS_TOKEN_SECONDS = 3600;

/** A connection ends when its program has not come for new tokens for so long, and at the latest so long after it was allowed. */
export const CONNECTION_IDLE_DAYS = 30;
export const CONNECTION_DAYS_MAX = API_KEY_DAYS_MAX;

/** The use of a connection is written at most so often. */
export const CONNECTION_USE_WRITTEN_SECONDS = 60;

/** How long the registration of a program is kept that nobody has connected. */
export const UNUSED_REGISTRATION_KEPT_DAYS = 7;

/** How long a connection is listed after its end. */
export const CONNECTION_ENDED_KEPT_DAYS = 90;

/** By each network, on each node. */
export const REGISTRATION_LIMIT = { max: 30, seconds: 3600 } as const;
export const TOKEN_LIMIT = { max: 300, seconds: 60 } as const;
