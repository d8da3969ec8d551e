import { nounOf } from '../base/count.ts';
import type { Tenure } from './schema.ts';

/** The number of months since year 0. @param isoMonth YYYY-MM */
export function monthNumber(isoMonth: string): number {
  const [year = 0, month = 1] = isoMonth.split('-').map(Number);
  return year * 12 + month;
}

/** The length with both months included: "4 yrs 9 mos". @param untilIsoMonth the end, or the current month */
export function tenureLength(startIsoMonth: string, untilIsoMonth: string): string {
  const months = Math.max(1, monthNumber(untilIsoMonth) - monthNumber(startIsoMonth) + 1);
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 ? `${years} ${nounOf(years, 'yr')}` : '',
    rest > 0 ? `${rest} ${nounOf(rest, 'mo')}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** The number of months covered by any of these tenures, both ends included. @param untilIsoMonth the end of current ones */
export function monthsOf(tenures: readonly Tenure[], untilIsoMonth: string): number {
  const spans = tenures
    .map(({ startIsoMonth, endIsoMonth, isCurrent }) => {
      const start = monthNumber(startIsoMonth);
      const last = isCurrent ? untilIsoMonth : (endIsoMonth ?? startIsoMonth);
      return { start, end: Math.max(start, monthNumber(last)) + 1 };
    })
    .sort((a, b) => a.start - b.start);
  let months = 0;
  let countedUntil = 0;
  for (const { start, end } of spans) {
    months += Math.max(0, end - Math.max(start, countedUntil));
    countedUntil = Math.max(countedUntil, end);
  }
  return months;
}
