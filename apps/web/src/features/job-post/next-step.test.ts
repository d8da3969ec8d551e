import type { JobPost } from '@talaash/domain/job-post/schema';
import { expect, test } from 'vitest';
import { jobPostStep } from './next-step.ts';

const at = '2026-11-02T09:00:00.000Z';
const jobPost: JobPost = {
  key: { jobPostId: 'j1' },
  createdIsoDateTimeUtc: at,
  updatedIsoDateTimeUtc: at,
  companyId: 'c1',
  category: 'Software_Development',
  title: 'Backend Developer',
  description: 'Design and run services.',
};
const failed = { reviewStatus: 'fail' as const, failureReasons: ['Too short.'], confidenceScore: 90 };
const none = { jobPostId: 'j1', shortlisted: 0, invited: 0, accepted: 0, toAnswer: 0 };
const busy = { jobPostId: 'j1', shortlisted: 8, invited: 20, accepted: 9, toAnswer: 2 };

test.each([
  ['is not known yet', jobPost, undefined, 'find'],
  ['is being reviewed', { ...jobPost, isReviewQueued: true }, busy, undefined],
  ['failed its review', { ...jobPost, aiReviewResponse: failed }, busy, 'improve'],
  ['has people to answer', jobPost, busy, 'answer'],
  ['has a shortlist and no invitation', jobPost, { ...none, shortlisted: 1 }, 'invite'],
  ['has nobody', jobPost, none, 'find'],
  ['waits for answers', jobPost, { ...busy, toAnswer: 0 }, 'find'],
] as const)('the next step of a job post that %s is to %4$s', (_, post, counts, act) => {
  expect(jobPostStep(post, counts).act).toBe(act);
});

test('counts the people who wait for an answer', () => {
  expect(jobPostStep(jobPost, { ...busy, toAnswer: 1 }).text).toBe('1 person to answer');
  expect(jobPostStep(jobPost, busy).text).toBe('2 people to answer');
});
