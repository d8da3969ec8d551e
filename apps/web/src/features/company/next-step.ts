import type { Company } from '@talaash/domain/company/schema';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { companyStatus } from '@talaash/domain/company/status';
import { formatCount } from '../../lib/format.ts';
import type { NextStep } from '../../parts/next-step.tsx';

interface CompanyFacts {
  company: Company;
  hasProfile: boolean;
  jobPosts: readonly JobPost[];
  unreadThreadsCount: number;
  /** The loaded ones of them, newest first. */
  unread: readonly UnreadThread[];
}

/** A conversation with unread messages. */
type UnreadThread = {
  threadId: string;
  /** The talent's name. */
  name: string;
  /** Replies are not possible. */
  isOver: boolean;
};

const NAMES_SHOWN = 3;

const PROFILE_STEP: NextStep = {
  title: 'Create your company profile',
  text: 'Talent read it before they answer. You need it for job posts and invitations.',
  label: 'Create Profile',
  to: '/company/profile',
};

const JOB_POST_STEP: NextStep = {
  title: 'Write your first job post',
  text: 'You search, shortlist and invite for a job post. It takes about ten minutes.',
  label: 'Create Job Post',
  to: '/company/job_posts/create',
};

const SEARCH_STEP: NextStep = {
  title: 'Find people for your job posts',
  text: 'Search by skill, experience and salary, and shortlist the people you like.',
  label: 'Search Talent',
  to: '/company/search',
};

/** A first step of a new company. */
export type FirstStep = NextStep & { state: 'done' | 'open' | 'later' };

/**
 * The first steps of a company, in order: none once all are done. @param peopleCount the number of shortlisted or invited people
 */
export function firstSteps(facts: {
  hasProfile: boolean;
  jobPostsCount: number;
  peopleCount: number;
}): FirstStep[] {
  const done = [facts.hasProfile, facts.jobPostsCount > 0, facts.peopleCount > 0];
  const open = done.indexOf(false);
  if (open === -1) return [];
  return [PROFILE_STEP, JOB_POST_STEP, SEARCH_STEP].map((step, at) => ({
    ...step,
    state: done[at] ? 'done' : at === open ? 'open' : 'later',
  }));
}

/** The most useful next step for this company. */
export function nextStep(facts: CompanyFacts): NextStep {
  const steps: (NextStep | undefined)[] = [
    profileStep(facts),
    unreadStep(facts),
    jobPostStep(facts),
    SEARCH_STEP,
  ];
  return steps.find((step) => step !== undefined) as NextStep;
}

function profileStep({ company, hasProfile }: CompanyFacts): NextStep | undefined {
  if (!hasProfile) return PROFILE_STEP;
  const { feedback, isApproved } = companyStatus(company, hasProfile);
  if (isApproved || (feedback !== 'ai_feedback' && feedback !== 'human_feedback')) return undefined;
  return {
    title: 'Your company profile needs improvements',
    text: 'Until it is approved, you cannot see names or invite talent.',
    label: 'Improve Profile',
    to: '/company/profile',
  };
}

function unreadStep({ unreadThreadsCount: count, unread }: CompanyFacts): NextStep | undefined {
  if (count === 0) return undefined;
  // The last one in the list has waited longest.
  const waiting = unread.findLast(({ isOver }) => !isOver);
  return {
    title: count === 1 ? 'A conversation is waiting for you' : `${count} conversations are waiting for you`,
    text: unread.length > 0 ? namesOf(unread, count) : 'Talent have replied since your last visit.',
    label: waiting ? `Answer ${waiting.name.split(' ')[0]}` : 'View Messages',
    to: '/company/messages',
    ...(waiting ? { thread: waiting.threadId } : {}),
  };
}

/** "Deepak Sinha, Anirban Saha and 3 others" */
function namesOf(unread: readonly UnreadThread[], count: number): string {
  const names = unread.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const others = count - names.length;
  const listed = others > 0 ? [...names, formatCount(others, 'other')] : names;
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(listed);
}

function jobPostStep({ jobPosts }: CompanyFacts): NextStep | undefined {
  if (jobPosts.length === 0) return JOB_POST_STEP;
  const failing = jobPosts.find((jobPost) => jobPost.aiReviewResponse?.reviewStatus === 'fail');
  if (!failing) return undefined;
  return {
    title: `“${failing.title}” needs improvements`,
    text: 'You can invite talent for it once it passes its review.',
    label: 'Improve Job Post',
    to: `/company/job_posts/edit/${failing.key.jobPostId}`,
  };
}
