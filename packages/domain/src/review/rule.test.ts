import { describe, expect, test } from 'vitest';
import {
  adminReviewStatus,
  companyHumanReviewRefusal,
  feedbackState,
  humanReviewAfterReview,
  isApproved,
  isFeedbackShown,
  isHumanReviewLate,
  type Reviews,
  talentHumanReviewRefusal,
} from './rule.ts';
import { waitingText } from './words.ts';

type Ai = 'pass' | 'fail' | undefined;
type Human = 'pass' | 'fail' | 'pending' | undefined;

const reviews = (ai: Ai, human: Human, isReviewQueued?: boolean): Reviews => ({
  aiReviewResponse: ai && { reviewStatus: ai, failureReasons: [] },
  humanReviewResponse: human && { reviewStatus: human, commentsMarkdown: '' },
  isReviewQueued,
});

test.each<[Ai, Human, boolean]>([
  [undefined, undefined, false],
  ['pass', undefined, true],
  ['fail', undefined, false],
  ['fail', 'pass', true],
  ['pass', 'fail', true],
  ['pass', 'pending', true],
  ['fail', 'pending', false],
  ['fail', 'fail', false],
])('automated %s and human %s: approved is %s', (ai, human, approved) => {
  expect(isApproved(reviews(ai, human))).toBe(approved);
});

describe('the feedback that is shown', () => {
  test.each<[Ai, Human, boolean, string]>([
    [undefined, undefined, false, 'none'],
    ['pass', undefined, false, 'none'],
    ['pass', 'pass', false, 'none'],
    ['fail', undefined, false, 'ai_feedback'],
    ['fail', 'fail', false, 'human_feedback'],
    ['pass', 'fail', true, 'human_feedback'],
    ['fail', 'pending', false, 'human_review_pending'],
    ['pass', 'pending', true, 'human_review_pending'],
    [undefined, undefined, true, 'review_queued'],
    ['fail', undefined, true, 'review_queued'],
  ])('for automated %s, human %s, queued %s is %s', (ai, human, queued, state) => {
    expect(feedbackState(reviews(ai, human, queued), true)).toBe(state);
  });

  test('without a profile is that it is incomplete, whatever the reviews say', () => {
    expect(feedbackState(reviews('fail', 'pending'), false)).toBe('incomplete_profile');
    expect(feedbackState(undefined, false)).toBe('incomplete_profile');
    expect(feedbackState(undefined, true)).toBe('none');
  });
});

describe('a talent may ask for a human review', () => {
  test('from ten automated reviews on', () => {
    expect(talentHumanReviewRefusal({ ...reviews('fail', undefined), aiReviewCount: 9 })).toContain(
      '9 so far',
    );
    expect(talentHumanReviewRefusal({ ...reviews('fail', undefined), aiReviewCount: 10 })).toBeUndefined();
    expect(talentHumanReviewRefusal({ ...reviews('fail', 'fail'), aiReviewCount: 10 })).toBeUndefined();
  });

  test('not while one is pending, nor when approved', () => {
    expect(talentHumanReviewRefusal({ ...reviews('fail', 'pending'), aiReviewCount: 20 })).toContain(
      'in progress',
    );
    expect(talentHumanReviewRefusal({ ...reviews('pass', undefined), aiReviewCount: 20 })).toContain(
      'approved',
    );
  });
});

test.each<[Ai, Human, boolean]>([
  ['fail', undefined, true],
  ['fail', 'fail', true],
  ['fail', 'pending', false],
  ['fail', 'pass', false],
  ['pass', undefined, false],
  [undefined, undefined, false],
])('a company with automated %s and human %s may ask for a manual review: %s', (ai, human, may) => {
  expect(companyHumanReviewRefusal(reviews(ai, human)) === undefined).toBe(may);
});

test.each<[Human, Ai, Human]>([
  ['fail', 'pass', undefined],
  ['fail', 'fail', 'fail'],
  ['fail', undefined, 'fail'],
  ['pass', 'fail', 'pass'],
  ['pending', 'pass', 'pending'],
  [undefined, 'pass', undefined],
])('a human %s and a new automated %s leave a human %s', (human, ai, after) => {
  const verdict = ai && { reviewStatus: ai };
  expect(humanReviewAfterReview(human ? { reviewStatus: human } : null, verdict)?.reviewStatus).toBe(after);
});

describe('in the lists of admins', () => {
  test.each<[Ai, Human, string, boolean]>([
    [undefined, undefined, 'none', true],
    ['pass', undefined, 'aiApproved', true],
    ['fail', undefined, 'aiRejected', true],
    ['fail', 'pending', 'pending', true],
    ['pass', 'pending', 'pending', true],
    ['fail', 'pass', 'approved', true],
    ['pass', 'pass', 'approved', false],
    [undefined, 'pass', 'approved', true],
    ['pass', 'fail', 'rejected', true],
    ['fail', 'fail', 'rejected', true],
  ])('automated %s and human %s reads %s; feedback shown: %s', (ai, human, status, isShown) => {
    expect(adminReviewStatus(reviews(ai, human))).toBe(status);
    expect(isFeedbackShown(reviews(ai, human))).toBe(isShown);
  });

  test('a wait is late after 24 hours', () => {
    const day = 24 * 60 * 60 * 1000;
    expect(isHumanReviewLate(0, day)).toBe(false);
    expect(isHumanReviewLate(0, day + 1)).toBe(true);
  });
});

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [26 * 60, '26 h'],
  [72 * 60 - 1, '71 h'],
  [72 * 60, '3 days'],
  [-5, '0 min'],
])('a wait of %d minutes reads %s', (minutes, text) => {
  expect(waitingText(0, minutes * 60_000)).toBe(text);
});
