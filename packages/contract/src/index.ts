// Written by npm run registry. Do not edit.
import { account } from './account.ts';
import { adminAccount } from './admin-account.ts';
import { adminAction } from './admin-action.ts';
import { adminCompany } from './admin-company.ts';
import { adminOverview } from './admin-overview.ts';
import { adminTalent } from './admin-talent.ts';
import { answerRate } from './answer-rate.ts';
import { botCheck } from './bot-check.ts';
import { company } from './company.ts';
import { companyDashboard } from './company-dashboard.ts';
import { companyProfile } from './company-profile.ts';
import { contactMessage } from './contact-message.ts';
import { dataExport } from './data-export.ts';
import { headshot } from './headshot.ts';
import { hiddenProfile } from './hidden-profile.ts';
import { invitation } from './invitation.ts';
import { jobPost } from './job-post.ts';
import { locality } from './locality.ts';
import { message } from './message.ts';
import { messagesPage } from './messages-page.ts';
import { mobileVerification } from './mobile-verification.ts';
import { notification } from './notification.ts';
import { notificationPreferences } from './notification-preferences.ts';
import { pageView } from './page-view.ts';
import { profileOpening } from './profile-opening.ts';
import { publicConfiguration } from './public-configuration.ts';
import { savedSearch } from './saved-search.ts';
import { sharedProfile } from './shared-profile.ts';
import { shortlistedProfile } from './shortlisted-profile.ts';
import { subscription } from './subscription.ts';
import { talent } from './talent.ts';
import { talentContact } from './talent-contact.ts';
import { talentDashboard } from './talent-dashboard.ts';
import { talentMatch } from './talent-match.ts';
import { talentProfile } from './talent-profile.ts';
import { talentSearch } from './talent-search.ts';
import { thread } from './thread.ts';
import { userProfile } from './user-profile.ts';
import { viewer } from './viewer.ts';

/** Every call of the product, once. */
export const contract = {
  account,
  adminAccount,
  adminAction,
  adminCompany,
  adminOverview,
  adminTalent,
  answerRate,
  botCheck,
  company,
  companyDashboard,
  companyProfile,
  contactMessage,
  dataExport,
  headshot,
  hiddenProfile,
  invitation,
  jobPost,
  locality,
  message,
  messagesPage,
  mobileVerification,
  notification,
  notificationPreferences,
  pageView,
  profileOpening,
  publicConfiguration,
  savedSearch,
  sharedProfile,
  shortlistedProfile,
  subscription,
  talent,
  talentContact,
  talentDashboard,
  talentMatch,
  talentProfile,
  talentSearch,
  thread,
  userProfile,
  viewer,
};
export type Contract = typeof contract;
