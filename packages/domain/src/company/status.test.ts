import { expect, test } from 'vitest';
import { companyStatus } from './status.ts';

type Status = 'pass' | 'fail' | undefined;

test.each<[Status, Status | 'pending', string, boolean, boolean]>([
  [undefined, undefined, 'none', false, false],
  ['pass', undefined, 'none', true, false],
  ['fail', undefined, 'ai_feedback', false, false],
  ['fail', 'pending', 'human_review_pending', false, false],
  ['pass', 'pending', 'human_review_pending', true, false],
  ['fail', 'pass', 'none', true, true],
  ['fail', 'fail', 'human_feedback', false, false],
  ['pass', 'fail', 'human_feedback', true, false],
])(
  'automated %s and human %s: feedback %s, approved %s, by a person %s',
  (ai, human, feedback, approved, byPerson) => {
    const reviews = {
      aiReviewResponse: ai && { reviewStatus: ai, failureReasons: [] },
      humanReviewResponse: human && { reviewStatus: human, commentsMarkdown: '' },
    };
    expect(companyStatus(reviews, true)).toEqual({
      feedback,
      isApproved: approved,
      isApprovedByPerson: byPerson,
    });
  },
);

test('without a profile nothing is approved', () => {
  const humanReviewResponse = { reviewStatus: 'pass' as const, commentsMarkdown: '' };
  expect(companyStatus({ humanReviewResponse }, false)).toEqual({
    feedback: 'incomplete_profile',
    isApproved: false,
    isApprovedByPerson: false,
  });
});
