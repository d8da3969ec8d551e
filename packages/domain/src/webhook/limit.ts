/** How many endpoints a company can have. */
export const WEBHOOK_ENDPOINTS_MAX = 10;

export const WEBHOOK_ADDRESS_LENGTH_MAX = 500;

/** The ports that an endpoint may have. */
export const WEBHOOK_PORTS = [443, 8443] as const;

/** The pauses after failed attempts: 3 days and 3 hours in all. */
export const WEBHOOK_PAUSES_SECONDS = [
  5,
  5 * 60,
  30 * 60,
  2 * 60 * 60,
  5 * 60 * 60,
  10 * 60 * 60,
  14 * 60 * 60,
  20 * 60 * 60,
  24 * 60 * 60,
] as const;

/** The part of a pause by which it is longer or shorter, at random: otherwise all would come back at once. */
export const WEBHOOK_JITTER = 0.1;

/** How long an endpoint may take to answer. */
export const WEBHOOK_ANSWER_SECONDS = 10;

/** How much of an answer is read, in bytes. */
export const WEBHOOK_ANSWER_BYTES = 2048;

/** How many attempts of a delivery the log keeps: those of three days, and as many again. */
export const WEBHOOK_ATTEMPTS_KEPT = 20;

/** How long a delivery is kept. */
export const WEBHOOK_KEPT_DAYS = 30;

/** How far back events can be sent again, and how many of one endpoint at once. */
export const WEBHOOK_REPLAY_DAYS = 14;
export const WEBHOOK_REPLAY_MAX = 20_000;

/** How long the replaced secret of an endpoint may still sign. */
export const WEBHOOK_OVERLAP_DAYS = { min: 0, max: 7 } as const;

export const WEBHOOK_DELIVERIES_PAGE_SIZE = 50;
