import { ANSWER_RATE_DAYS, ANSWER_RATE_YOUNG_DAYS } from './limit.ts';
import { answerPercent } from './rule.ts';
import type { AnswerRate } from './schema.ts';

export const ANSWER_RATE_LABEL = 'Answers';
export const NO_ANSWER_RATE = 'Not enough yet';

/** The mark of a party that answers nearly everybody. */
export const ANSWER_MARK = 'Answers most';

/** What a rate counts. */
export const ANSWER_RATE_NOTE = `Last ${ANSWER_RATE_DAYS} days, without the last ${ANSWER_RATE_YOUNG_DAYS}. A decline is an answer.`;

const SHARES: readonly [from: number, words: string][] = [
  [90, 'nearly everybody'],
  [60, 'most people'],
  [30, 'some people'],
  [0, 'few people'],
];

const TIMES: readonly [upToHours: number, words: string][] = [
  [1, 'within an hour'],
  [24, 'within a day'],
  [72, 'within three days'],
  [168, 'within a week'],
];

/** A rate after its label: "92 %, nearly everybody, usually within a day". */
export function answerRateWords(rate: AnswerRate): string {
  const percent = answerPercent(rate);
  if (percent === undefined) return NO_ANSWER_RATE;
  const share = SHARES.find(([from]) => percent >= from)?.[1];
  return [`${percent} %`, share, timeWords(rate.medianHours)].filter(Boolean).join(', ');
}

function timeWords(medianHours: number | null): string | undefined {
  if (medianHours === null) return undefined;
  const within = TIMES.find(([upTo]) => medianHours <= upTo)?.[1];
  return within === undefined ? 'usually after more than a week' : `usually ${within}`;
}
