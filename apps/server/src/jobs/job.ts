/** Every kind of job and what it is told: ids, never content, for what they name may have changed when it runs. */
export type JobData = {
  'talentProfile.review': { talentId: string };
  'companyProfile.review': { companyId: string };
  'jobPost.review': { jobPostId: string };
};
export type JobName = keyof JobData;
