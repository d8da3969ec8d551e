import { expect, test } from 'vitest';
import { statusWhenVisible, unindexRefusal, visibilityRefusal } from './rule.ts';

test.each([
  [undefined, true],
  ['pass' as const, false],
  ['fail' as const, true],
  ['pending' as const, true],
])('with a human review %s, showing and hiding is refused: %s', (reviewStatus, isRefused) => {
  const humanReviewResponse = reviewStatus && { reviewStatus, commentsMarkdown: '' };
  const aiReviewResponse = { reviewStatus: 'pass' as const, failureReasons: [] };
  expect(visibilityRefusal({ aiReviewResponse, humanReviewResponse }) !== undefined).toBe(isRefused);
  expect(visibilityRefusal(null)).toBeDefined();
});

test.each([
  ['ActivelySeeking' as const, 'ActivelySeeking', true],
  ['OpenToOpportunities' as const, 'OpenToOpportunities', true],
  ['NotSeeking' as const, 'ActivelySeeking', false],
])('%s becomes %s when shown, and may not be taken out of the index: %s', (before, shown, isRefused) => {
  expect(statusWhenVisible(before, true)).toBe(shown);
  expect(statusWhenVisible(before, false)).toBe('NotSeeking');
  expect(unindexRefusal({ openToWorkStatus: before }) !== undefined).toBe(isRefused);
});
