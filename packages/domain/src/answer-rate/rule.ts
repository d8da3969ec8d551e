import { ANSWER_RATE_COUNTED_MIN, ANSWER_RATE_MARK_PERCENT } from './limit.ts';
import type { AnswerRate } from './schema.ts';

/** The share of answers in whole percent; undefined while too few are counted. */
export const answerPercent = ({ counted, answered }: AnswerRate): number | undefined =>
  counted < ANSWER_RATE_COUNTED_MIN ? undefined : Math.floor((answered / counted) * 100);

/** What others are told of a rate: while too few are counted, only that. A single invitation of a rival would show in the counts. */
export const toldAnswerRate = (rate: AnswerRate): AnswerRate =>
  rate.counted < ANSWER_RATE_COUNTED_MIN ? { counted: 0, answered: 0, medianHours: null } : rate;

/** Whether a party answers nearly everybody. */
export const hasAnswerMark = (rate: AnswerRate): boolean =>
  (answerPercent(rate) ?? 0) >= ANSWER_RATE_MARK_PERCENT;
