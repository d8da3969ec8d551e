import { talentReviewWords } from '@talaash/domain/talent-profile/review-words';
import { OPEN_TO_WORK_STATUSES } from '@talaash/domain/talent-profile/choice';
import { talentStatus } from '@talaash/domain/talent-profile/status';
import type { Talent } from '@talaash/domain/talent/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { filledTalentProfile } from '../../../../../packages/domain/test/filled.ts';
import { nextStep } from './next-step.ts';
import { ReviewStatus } from './review-status.tsx';

const at = '2026-11-02T09:00:00.000Z';

const talentOf = (ai: string | undefined, human: string | undefined, isReviewQueued: boolean): Talent => ({
  key: { talentId: 't1' },
  createdIsoDateTimeUtc: at,
  updatedIsoDateTimeUtc: at,
  createdByUid: 'u1',
  isHumanReviewPassedAtleastOnce: false,
  aiReviewCount: 3,
  isReviewQueued,
  ...(ai === undefined
    ? {}
    : { aiReviewResponse: { reviewStatus: ai as 'pass', failureReasons: [], confidenceScore: 90 } }),
  ...(human === undefined
    ? {}
    : { humanReviewResponse: { reviewStatus: human as 'pass', commentsMarkdown: '' } }),
});

const states = [undefined, 'pass', 'fail'].flatMap((ai) =>
  [undefined, 'pass', 'fail', 'pending'].flatMap((human) =>
    [false, true].flatMap((queued) =>
      OPEN_TO_WORK_STATUSES.map((status) => [ai, human, queued, status] as const),
    ),
  ),
);

describe("a talent's pages show the same review status", () => {
  test.each(states)('automated %s, human %s, queued %s, %s', (ai, human, queued, openToWorkStatus) => {
    const talent = talentOf(ai, human, queued);
    const profile = { ...filledTalentProfile, openToWorkStatus };
    const status = talentStatus(talent, profile);
    const { headline, label, text } = talentReviewWords(status);
    const step = nextStep({ talent, profile, threads: [] });
    expect(step.title).toBe(headline);
    // A talent who waits, must change something, or is not in search never reads that all is ready.
    const isReady = status.feedback === 'none' && status.isInSearch;
    expect(step.title === 'Your profile is ready').toBe(isReady);
    if (!isReady) expect(step.text).toBe(text);
    const page = renderToStaticMarkup(<ReviewStatus talent={talent} profile={profile} />);
    expect(page).toContain(label);
    expect(page).toContain(text);
  });

  test('the review status comes before the missing parts, or after them once approved', () => {
    const profile = { ...filledTalentProfile, projects: [], resume: undefined, certifications: [] };
    const bare = { ...profile, personalProjects: [], workExperiences: [], profilePicture: undefined };
    const step = (ai: string, human?: string) =>
      nextStep({ talent: talentOf(ai, human, false), profile: bare, threads: [] }).title;
    expect(step('fail', 'pending')).toBe('Your profile is waiting for a human review');
    expect(step('pass')).toMatch(/^Your profile is \d+% complete$/);
  });
});
