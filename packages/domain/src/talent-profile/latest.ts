import type { Tenure } from './schema.ts';

/**
 * The current entry, or the one that ended last; of several current ones, the one that started last. Undefined for an empty list.
 */
export const latestOf = <Entry extends { tenure: Tenure }>(entries: readonly Entry[]): Entry | undefined =>
  entries.reduce<Entry | undefined>(
    (latest, entry) => (latest === undefined || isLater(entry.tenure, latest.tenure) ? entry : latest),
    undefined,
  );

function isLater(one: Tenure, other: Tenure): boolean {
  const [oneEnd, otherEnd] = [endOf(one), endOf(other)];
  return oneEnd === otherEnd ? one.startIsoMonth > other.startIsoMonth : oneEnd > otherEnd;
}

/** Sorts after every month. */
const LASTS = '9999';

const endOf = ({ isCurrent, endIsoMonth, startIsoMonth }: Tenure): string =>
  isCurrent ? LASTS : (endIsoMonth ?? startIsoMonth);
