import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { afterEach } from 'vitest';
import type { Reviewer } from '../src/adapters/reviewer/port.ts';

export const pass: AiReviewResponse = { reviewStatus: 'pass', failureReasons: [], confidenceScore: 90 };
export const fail: AiReviewResponse = {
  reviewStatus: 'fail',
  failureReasons: ['About: remove the phone number.'],
  confidenceScore: 95,
};

/** A reviewer that gives the verdict of `script.answer`. It passes everything by default, and again after each test. */
export function scriptedReviewer() {
  const script = { answer: async () => pass };
  const reviewer: Reviewer = {
    reviewTalentProfile: () => script.answer(),
    reviewCompanyProfile: () => script.answer(),
    reviewJobPost: () => script.answer(),
  };
  afterEach(() => {
    script.answer = async () => pass;
  });
  return { reviewer, script };
}
