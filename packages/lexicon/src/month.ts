import { namesOf } from './entry.ts';
import { MONTH } from './generated/month.ts';

const NAMES = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
);

/** Month numbers (from 1) by all names of the month, in lower case. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTH.flatMap((month) =>
    namesOf(month).map(({ word }) => [word.toLowerCase(), NAMES.indexOf(month.word) + 1] as const),
  ),
);
