import { MEGABYTE } from '../file/limit.ts';

/** The source pictures of headshots. They must be smaller than `bytes`. */
export const HEADSHOT_IMAGE = {
  extensions: ['jpg', 'jpeg', 'png'],
  bytes: 5 * MEGABYTE,
  maxPixels: 40_000_000,
} as const;

/** A mask is a PNG in gray: white where the person is. */
export const HEADSHOT_MASK = { maxBytes: MEGABYTE, maxPixels: 4_000_000 } as const;

/** How many variations one run makes. */
export const HEADSHOT_VARIATIONS = 5;

/** How many runs a talent has within 24 hours. */
export const HEADSHOT_RUNS_A_DAY = 5;

/** The time limit of a run, in seconds. */
export const HEADSHOT_TIMEOUT_SECONDS = 180;
