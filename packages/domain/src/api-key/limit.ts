export const API_KEY_NAME_LENGTH = { min: 1, max: 60 } as const;

/** How many valid keys a company can have. */
export const API_KEYS_MAX = 20;

/** How many networks a key may be limited to. */
export const API_KEY_NETWORKS_MAX = 20;

/** The latest end of a key, from now. */
export const API_KEY_DAYS_MAX = 366;

/** The ends that the page offers, in days from now. */
export const API_KEY_DAYS = [30, 90, 180, 365] as const;

/** How long the replaced secret of a key may stay valid. */
export const API_KEY_OVERLAP_DAYS = { min: 0, max: 7 } as const;

/** How long the secrets of a company's keys stay valid after it was handed over: its former owner knows them. */
export const API_KEY_HAND_OVER_DAYS = 7;

/** The use of a secret is written at most so often. */
export const API_KEY_USE_WRITTEN_SECONDS = 60;

/** How many keys the page lists, with those that have ended. */
export const API_KEYS_LISTED = 100;

/** How long an ended key is listed. */
export const API_KEY_ENDED_KEPT_DAYS = 90;

/** How long it is kept who changed keys, and how many of these entries the page lists. */
export const API_KEY_CHANGES_KEPT_DAYS = 730;
export const API_KEY_CHANGES_SHOWN = 50;

/** How often each key may call, over all nodes: `max` calls in `seconds`. A call may have a lower limit of its own. */
export const API_KEY_BUDGET = { max: 600, seconds: 60 } as const;

/** How long the answer to a call with an Idempotency-Key is kept. */
export const IDEMPOTENCY_KEPT_HOURS = 24;

/** In characters of printable ASCII. */
export const IDEMPOTENCY_KEY_LENGTH_MAX = 255;

/** A call that has not answered by then never will. */
export const IDEMPOTENCY_LOST_SECONDS = 120;

/** How long programs are told that a call goes away, before it may be gone. */
export const API_SUNSET_DAYS_MIN = 180;
