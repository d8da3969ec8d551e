import { expect, test } from 'vitest';
import { statusWhenVisible, visibilityRefusal } from './rule.ts';

test.each([
  ['pass' as const, undefined, false],
  ['pass' as const, 'pending' as const, false],
  ['pass' as const, 'fail' as const, false],
  ['fail' as const, 'pass' as const, false],
  ['fail' as const, undefined, true],
  ['fail' as const, 'pending' as const, true],
  ['fail' as const, 'fail' as const, true],
])(
  'with an automated review %s and a human review %s, showing and hiding is refused: %s',
  (ai, human, isRefused) => {
    const aiReviewResponse = { reviewStatus: ai, failureReasons: [] };
    const humanReviewResponse = human && { reviewStatus: human, commentsMarkdown: '' };
    expect(visibilityRefusal({ aiReviewResponse, humanReviewResponse }) !== undefined).toBe(isRefused);
  },
);

test('nobody shows or hides a profile that no review has seen', () => {
  expect(visibilityRefusal(null)).toBeDefined();
  expect(visibilityRefusal({})).toBeDefined();
});

test.each([
  ['ActivelySeeking' as const, 'ActivelySeeking', 'ActivelySeeking'],
  ['OpenToOpportunities' as const, 'OpenToOpportunities', 'OpenToOpportunities'],
  ['NotSeeking' as const, 'ActivelySeeking', 'OpenToOpportunities'],
])('%s becomes %s when shown, and %s when shown again as open to opportunities', (before, shown, again) => {
  expect(statusWhenVisible(before, true)).toBe(shown);
  expect(statusWhenVisible(before, true, 'OpenToOpportunities')).toBe(again);
  expect(statusWhenVisible(before, false)).toBe('NotSeeking');
});
