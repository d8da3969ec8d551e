import { account } from './account.ts';
import { company, companyProfile } from './company.ts';
import { jobPost } from './job-post.ts';
import { hiddenProfile, shortlistedProfile } from './listed-profile.ts';
import { locality } from './locality.ts';
import { mobileVerification, userProfile } from './mobile-verification.ts';
import { publicConfiguration } from './public-configuration.ts';
import { subscription } from './subscription.ts';
import { talent, talentContact, talentProfile } from './talent.ts';
import { talentSearch } from './talent-search.ts';
import { invitation, message, messagesPage, thread } from './thread.ts';
import { viewer } from './viewer.ts';

/** Every call of the product, once. */
export const contract = {
  account,
  company,
  companyProfile,
  hiddenProfile,
  invitation,
  jobPost,
  locality,
  message,
  messagesPage,
  mobileVerification,
  publicConfiguration,
  shortlistedProfile,
  subscription,
  talent,
  talentContact,
  talentProfile,
  talentSearch,
  thread,
  userProfile,
  viewer,
};
export type Contract = typeof contract;
