import { START_MONTHS_AHEAD_MAX } from './limit.ts';
import { START_OVER_SENTENCE, startTooLateSentence } from './form-words.ts';

/** The months since year 0 of a month such as `2027-01`. */
const monthNumber = (isoMonth: string): number => {
  const [year = 0, month = 1] = isoMonth.split('-').map(Number);
  return year * 12 + month - 1;
};

/** Why a job cannot start in this month; undefined if it can. The current month counts by the date in UTC. */
export function startMonthRefusal(startIsoMonth: string, now: number): string | undefined {
  const ahead = monthNumber(startIsoMonth) - monthNumber(new Date(now).toISOString().slice(0, 7));
  if (ahead < 0) return START_OVER_SENTENCE;
  return ahead > START_MONTHS_AHEAD_MAX ? startTooLateSentence(START_MONTHS_AHEAD_MAX) : undefined;
}
