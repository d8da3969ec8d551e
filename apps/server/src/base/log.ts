import type { Logger } from 'pino';

/** One line of JSON for each thing worth knowing. */
export type Log = Logger;
