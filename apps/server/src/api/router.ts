import { companyProfileProcedures } from '../features/company-profile/procedures.ts';
import { companyProcedures } from '../features/company/procedures.ts';
import { hiddenProfileProcedures } from '../features/hidden-profile/procedures.ts';
import { invitationProcedures } from '../features/invitation/procedures.ts';
import { jobPostProcedures } from '../features/job-post/procedures.ts';
import { localityProcedures } from '../features/locality/procedures.ts';
import { messageProcedures } from '../features/message/procedures.ts';
import { messagesPageProcedures } from '../features/messages-page/procedures.ts';
import { shortlistedProfileProcedures } from '../features/shortlisted-profile/procedures.ts';
import { subscriptionProcedures } from '../features/subscription/procedures.ts';
import { talentContactProcedures } from '../features/talent-contact/procedures.ts';
import { talentProfileProcedures } from '../features/talent-profile/procedures.ts';
import { talentSearchProcedures } from '../features/talent-search/procedures.ts';
import { talentProcedures } from '../features/talent/procedures.ts';
import { threadProcedures } from '../features/thread/procedures.ts';

/** Every call's handler, in the shape of the contract. */
export const router = {
  company: companyProcedures,
  companyProfile: companyProfileProcedures,
  hiddenProfile: hiddenProfileProcedures,
  invitation: invitationProcedures,
  jobPost: jobPostProcedures,
  locality: localityProcedures,
  message: messageProcedures,
  messagesPage: messagesPageProcedures,
  shortlistedProfile: shortlistedProfileProcedures,
  subscription: subscriptionProcedures,
  talent: talentProcedures,
  talentContact: talentContactProcedures,
  talentProfile: talentProfileProcedures,
  talentSearch: talentSearchProcedures,
  thread: threadProcedures,
};
