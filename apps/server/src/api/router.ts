import { companyProcedures } from '../features/company/procedures.ts';
import { companyProfileProcedures } from '../features/company-profile/procedures.ts';
import { jobPostProcedures } from '../features/job-post/procedures.ts';
import { localityProcedures } from '../features/locality/procedures.ts';
import { talentProcedures } from '../features/talent/procedures.ts';
import { talentProfileProcedures } from '../features/talent-profile/procedures.ts';

/** Every call's handler, in the shape of the contract. */
export const router = {
  company: companyProcedures,
  companyProfile: companyProfileProcedures,
  jobPost: jobPostProcedures,
  locality: localityProcedures,
  talent: talentProcedures,
  talentProfile: talentProfileProcedures,
};
