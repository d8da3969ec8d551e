import { nounOf } from '../base/count.ts';

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
