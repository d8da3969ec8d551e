import type { ShownFields } from '../base/audience.ts';
import type { JobPost } from './schema.ts';

/** The fields that an invited talent gets. Apart from the company itself, nobody else gets the job post. */
export const JOB_POST_AUDIENCE = {
  key: 'shown',
  createdIsoDateTimeUtc: 'shown',
  updatedIsoDateTimeUtc: 'shown',
  companyId: 'shown',
  category: 'shown',
  title: 'shown',
  description: 'shown',
  hasCompetitiveSalary: 'shown',
  hasFlexibleHours: 'shown',
  hasPerformanceBonus: 'shown',
  hasLearningOpportunities: 'shown',
  terms: 'shown',
  confirmedIsoDateTimeUtc: 'shown',
  askedIsoDateTimeUtc: 'refused',
  closedIsoDateTimeUtc: 'shown',
  aiReviewResponse: 'refused',
  isReviewQueued: 'refused',
} as const satisfies ShownFields<JobPost>;
