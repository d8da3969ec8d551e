import type { Logger } from 'pino';

/** A structured log: one line of JSON for each entry. */
export type Log = Logger;
