import { countOf } from '../base/count.ts';
import { INDEX_LATE_SECONDS, REVIEW_PROMISE_HOURS } from './limit.ts';

type Trouble = { kind: 'mails' | 'errors' | 'index' | 'reviews'; tone: 'bad' | 'warm'; sentence: string };

type Facts = {
  mailsFailed: number;
  errorsInHour: number;
  reviewsWaiting: number;
  oldestReviewHours: number;
  indexState: 'building' | 'ready' | 'failed';
  indexBehindSeconds: number;
};

/** What an operator should look at: problems before delays. */
export function troubles(facts: Facts): Trouble[] {
  const found: (Trouble | false)[] = [
    facts.mailsFailed > 0 && {
      kind: 'mails',
      tone: 'bad',
      sentence: `${countOf(facts.mailsFailed, 'email')} failed and will not be retried`,
    },
    facts.indexState === 'failed' && { kind: 'index', tone: 'bad', sentence: 'The search index has failed' },
    facts.errorsInHour > 0 && {
      kind: 'errors',
      tone: 'bad',
      sentence: `${countOf(facts.errorsInHour, 'error')} this hour`,
    },
    facts.indexState !== 'failed' &&
      isIndexLate(facts) && {
        kind: 'index',
        tone: 'warm',
        sentence: `The search index is ${Math.round(facts.indexBehindSeconds)} s behind`,
      },
    facts.oldestReviewHours > REVIEW_PROMISE_HOURS && {
      kind: 'reviews',
      tone: 'warm',
      sentence: `${countOf(facts.reviewsWaiting, 'review')} waiting, the oldest for ${Math.floor(facts.oldestReviewHours)} hours`,
    },
  ];
  return found.filter((one) => one !== false);
}

export const isIndexLate = ({ indexBehindSeconds }: Pick<Facts, 'indexBehindSeconds'>): boolean =>
  indexBehindSeconds > INDEX_LATE_SECONDS;
