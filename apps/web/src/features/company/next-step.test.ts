import type { Company } from '@talaash/domain/company/schema';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { describe, expect, test } from 'vitest';
import { firstSteps, nextStep } from './next-step.ts';

const at = '2026-11-02T09:00:00.000Z';
const passed = { reviewStatus: 'pass' as const, failureReasons: [], confidenceScore: 90 };
const failed = {
  reviewStatus: 'fail' as const,
  failureReasons: ['Description: too short.'],
  confidenceScore: 90,
};

const company: Company = {
  key: { companyId: 'c1' },
  createdIsoDateTimeUtc: at,
  updatedIsoDateTimeUtc: at,
  createdByUid: 'u1',
  hasPremiumAccess: false,
  aiReviewResponse: passed,
  isHumanReviewPassedAtleastOnce: false,
};
const jobPost: JobPost = {
  key: { jobPostId: 'j1' },
  createdIsoDateTimeUtc: at,
  updatedIsoDateTimeUtc: at,
  companyId: 'c1',
  category: 'Software_Development',
  title: 'Backend Developer',
  description: 'Design and run services.',
  aiReviewResponse: passed,
};
const settled = { company, hasProfile: true, jobPosts: [jobPost], unreadThreadsCount: 0, unread: [] };

describe('the next step of a company', () => {
  test('is to create a profile while there is none, whatever else there is to do', () => {
    expect(nextStep({ ...settled, hasProfile: false, jobPosts: [], unreadThreadsCount: 3 }).to).toBe(
      '/company/profile',
    );
  });

  test('is to improve a profile that failed its reviews', () => {
    const rejected = { ...company, aiReviewResponse: failed };
    expect(nextStep({ ...settled, company: rejected }).label).toBe('Improve Profile');
    const approvedByHand = {
      ...rejected,
      humanReviewResponse: { reviewStatus: 'pass' as const, commentsMarkdown: '' },
    };
    expect(nextStep({ ...settled, company: approvedByHand }).label).toBe('Search Talent');
  });

  test('is to read the unread conversations', () => {
    expect(nextStep({ ...settled, unreadThreadsCount: 1 }).title).toBe('A conversation is waiting for you');
    expect(nextStep({ ...settled, unreadThreadsCount: 2 }).title).toBe('2 conversations are waiting for you');
  });

  test('is to answer the person who has waited longest, by name; declined ones cannot be answered', () => {
    const of = (name: string, isOver = false) => ({ threadId: `t-${name}`, name, isOver });
    const unread = [of('Deepak Sinha'), of('Anirban Saha'), of('Lakshmi Iyer', true), of('Asha Rao', true)];
    expect(nextStep({ ...settled, unreadThreadsCount: 5, unread })).toMatchObject({
      text: 'Deepak Sinha, Anirban Saha, Lakshmi Iyer and 2 others',
      label: 'Answer Anirban',
      thread: 't-Anirban Saha',
    });
    const declined = nextStep({ ...settled, unreadThreadsCount: 1, unread: [of('Asha Rao', true)] });
    expect(declined).toMatchObject({ text: 'Asha Rao', label: 'View Messages' });
    expect(declined).not.toHaveProperty('thread');
  });

  test('is to write the first job post, or to improve one that failed its review', () => {
    expect(nextStep({ ...settled, jobPosts: [] }).to).toBe('/company/job_posts/create');
    const failing = { ...jobPost, aiReviewResponse: failed };
    expect(nextStep({ ...settled, jobPosts: [jobPost, failing] })).toMatchObject({
      title: '“Backend Developer” needs improvements',
      to: '/company/job_posts/edit/j1',
    });
  });

  test('is to search when there is nothing else to do', () => {
    expect(nextStep(settled).to).toBe('/company/search');
  });
});

test.each([
  ['nothing', { hasProfile: false, jobPostsCount: 0, peopleCount: 0 }, 'open later later'],
  ['a profile', { hasProfile: true, jobPostsCount: 0, peopleCount: 0 }, 'done open later'],
  ['a job post', { hasProfile: true, jobPostsCount: 1, peopleCount: 0 }, 'done done open'],
  [
    'people and no job post any more',
    { hasProfile: true, jobPostsCount: 0, peopleCount: 3 },
    'done open done',
  ],
  ['somebody for a job post', { hasProfile: true, jobPostsCount: 2, peopleCount: 1 }, ''],
])('the first steps of a company with %s', (_what, facts, states) => {
  expect(
    firstSteps(facts)
      .map(({ state }) => state)
      .join(' '),
  ).toBe(states);
});
