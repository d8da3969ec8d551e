import { formatCount, formatNumber } from '../../lib/format.ts';

/** "1 person", "2,000 people". */
export const peopleCount = (count: number): string => formatCount(count, 'person', 'people');

/** The number of people a search finds: exact and near matches. */
export type FoundCount = { total: number; nearTotal: number };

export const foundTotal = ({ total, nearTotal }: FoundCount): number => total + nearTotal;

/** "1 person · 60 near", "2,000 people". */
export const foundCount = ({ total, nearTotal }: FoundCount): string =>
  nearTotal === 0 ? peopleCount(total) : `${peopleCount(total)} · ${formatNumber(nearTotal)} near`;

/** The same for screen readers: "1 person found, 60 near". */
export const foundCountAloud = ({ total, nearTotal }: FoundCount): string =>
  `${peopleCount(total)} found${nearTotal === 0 ? '' : `, ${formatNumber(nearTotal)} near`}`;
