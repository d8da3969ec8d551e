import { describe, expect, test } from 'vitest';
import type { Reviews } from '../review/rule.ts';
import { OPEN_TO_WORK_STATUSES } from './choice.ts';
import { talentReviewWords } from './review-words.ts';
import { approvedSentence, saveOutcome, talentStatus } from './status.ts';
import { TALENT_SAVE_OUTCOMES } from './words.ts';

type Ai = 'pass' | 'fail' | undefined;
type Human = 'pass' | 'fail' | 'pending' | undefined;

const reviewsOf = (ai: Ai, human: Human, isReviewQueued = false): Reviews => ({
  aiReviewResponse: ai && { reviewStatus: ai, failureReasons: [] },
  humanReviewResponse: human && { reviewStatus: human, commentsMarkdown: '' },
  isReviewQueued,
});

const OPEN = { openToWorkStatus: 'ActivelySeeking' } as const;
const HIDDEN = { openToWorkStatus: 'NotSeeking' } as const;

test.each<[Ai, Human, typeof OPEN | typeof HIDDEN, keyof typeof TALENT_SAVE_OUTCOMES]>([
  ['fail', undefined, OPEN, 'needsChanges'],
  ['fail', 'fail', OPEN, 'needsChanges'],
  ['pass', 'fail', OPEN, 'approvedWithFeedback'],
  ['fail', 'pending', OPEN, 'submitted'],
  ['pass', 'pending', OPEN, 'submitted'],
  ['fail', 'pass', OPEN, 'approvedWithFeedback'],
  ['pass', 'pass', OPEN, 'inSearch'],
  ['fail', 'pass', HIDDEN, 'approvedWithFeedback'],
  ['pass', 'pass', HIDDEN, 'notInSearch'],
  ['pass', undefined, OPEN, 'saved'],
])('a save with automated %s, human %s and %o is %s', (ai, human, profile, outcome) => {
  const reviews = reviewsOf(ai, human);
  expect(saveOutcome(talentStatus(reviews, profile), reviews)).toBe(outcome);
});

test('a save that waits for its review says so', () => {
  const reviews = reviewsOf(undefined, undefined, true);
  expect(saveOutcome(talentStatus(reviews, OPEN), reviews)).toBe('queued');
});

test('without a profile nobody is in search', () => {
  expect(talentStatus(reviewsOf('pass', 'pass'), null)).toEqual({
    feedback: 'incomplete_profile',
    isApproved: false,
    isInSearch: false,
  });
});

describe('no sentence contradicts whether companies find the profile', () => {
  const cases = (['pass', 'fail', undefined] as Ai[]).flatMap((ai) =>
    (['pass', 'fail', 'pending', undefined] as Human[]).flatMap((human) =>
      OPEN_TO_WORK_STATUSES.map((openToWorkStatus) => [ai, human, openToWorkStatus] as const),
    ),
  );
  test.each(cases)('automated %s, human %s, %s', (ai, human, openToWorkStatus) => {
    const reviews = reviewsOf(ai, human);
    const status = talentStatus(reviews, { openToWorkStatus });
    const said = [
      talentReviewWords(status).headline,
      talentReviewWords(status).text,
      TALENT_SAVE_OUTCOMES[saveOutcome(status, reviews)],
      ...(status.isApproved ? [approvedSentence(status)] : []),
    ];
    for (const sentence of said) {
      if (status.isInSearch) expect(sentence).not.toMatch(/before companies|once you are open|hidden/);
      else expect(sentence).not.toMatch(/searchable|^Companies can find your|can find you\.|is ready$/);
      if (status.isApproved)
        expect(sentence).not.toMatch(/before companies|once it is approved|not been reviewed/);
    }
  });
});
