import type { AuthActionMode } from '@talaash/domain/account-message';

/** Every kind of job and what it is told: ids, never content, for what they name may have changed when it runs. */
export type JobData = {
  /** Makes the code of a link and mails it to `email`; nothing when no account needs it (any more). */
  'account.mailLink': { mode: AuthActionMode; email: string; uid?: string; continueUrl?: string };
  'talentProfile.review': { talentId: string };
  'companyProfile.review': { companyId: string };
  'jobPost.review': { jobPostId: string };
};
export type JobName = keyof JobData;
