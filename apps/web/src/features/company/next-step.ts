import type { Company } from '@talaash/domain/company/schema';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { feedbackState, isApproved } from '@talaash/domain/review/rule';
import type { NextStep } from '../../parts/next-step.tsx';

interface CompanyFacts {
  company: Company;
  hasProfile: boolean;
  jobPosts: readonly JobPost[];
  unreadThreadsCount: number;
}

/** The most useful next step of this company. */
export function nextStep(facts: CompanyFacts): NextStep {
  const steps: (NextStep | undefined)[] = [
    profileStep(facts),
    unreadStep(facts),
    jobPostStep(facts),
    {
      title: 'Find people for your job posts',
      text: 'Search by skill, experience and salary, and shortlist the people you like.',
      label: 'Search Talent',
      to: '/company/search',
    },
  ];
  return steps.find((step) => step !== undefined) as NextStep;
}

function profileStep({ company, hasProfile }: CompanyFacts): NextStep | undefined {
  if (!hasProfile) {
    return {
      title: 'Create your company profile',
      text: 'Talent read it before they answer. Job posts and invitations need it.',
      label: 'Create Profile',
      to: '/company/profile',
    };
  }
  const state = feedbackState(company, hasProfile);
  if (isApproved(company) || (state !== 'ai_feedback' && state !== 'human_feedback')) return undefined;
  return {
    title: 'Your company profile needs improvements',
    text: 'Until it is approved you see no names and cannot invite talent.',
    label: 'Improve Profile',
    to: '/company/profile',
  };
}

function unreadStep({ unreadThreadsCount: count }: CompanyFacts): NextStep | undefined {
  if (count === 0) return undefined;
  return {
    title: count === 1 ? 'A conversation waits for you' : `${count} conversations wait for you`,
    text: 'Talent have answered since you last looked.',
    label: 'View Messages',
    to: '/company/messages',
  };
}

function jobPostStep({ jobPosts }: CompanyFacts): NextStep | undefined {
  if (jobPosts.length === 0) {
    return {
      title: 'Write your first job post',
      text: 'You search, shortlist and invite for a job post. Most take ten minutes to write.',
      label: 'Create Job Post',
      to: '/company/job_posts/create',
    };
  }
  const failing = jobPosts.find((jobPost) => jobPost.aiReviewResponse?.reviewStatus === 'fail');
  if (!failing) return undefined;
  return {
    title: `“${failing.title}” needs improvements`,
    text: 'You can invite talent for it as soon as it passes its review.',
    label: 'Improve Job Post',
    to: `/company/job_posts/edit/${failing.key.jobPostId}`,
  };
}
