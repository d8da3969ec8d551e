import type { ShownFields } from '../base/audience.ts';
import type { JobPost } from './schema.ts';

/** What a talent gets of a job post that it was invited for. Nobody else but its company gets any. */
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
  aiReviewResponse: 'refused',
  isReviewQueued: 'refused',
} as const satisfies ShownFields<JobPost>;
