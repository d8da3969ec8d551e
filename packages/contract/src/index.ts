// Written by npm run registry. Do not edit.
import { account } from './account.ts';
import { adminAccount } from './admin-account.ts';
import { adminAction } from './admin-action.ts';
import { adminCompany } from './admin-company.ts';
import { adminOverview } from './admin-overview.ts';
import { adminReport } from './admin-report.ts';
import { adminTalent } from './admin-talent.ts';
import { answerRate } from './answer-rate.ts';
import { apiKey } from './api-key.ts';
import { applicantTracking } from './applicant-tracking.ts';
import { block } from './block.ts';
import { botCheck } from './bot-check.ts';
import { company } from './company.ts';
import { companyDashboard } from './company-dashboard.ts';
import { companyMember } from './company-member.ts';
import { companyProfile } from './company-profile.ts';
import { companyVerification } from './company-verification.ts';
import { connectedProgram } from './connected-program.ts';
import { contactMessage } from './contact-message.ts';
import { conversationPreferences } from './conversation-preferences.ts';
import { dataExport } from './data-export.ts';
import { dataHolder } from './data-holder.ts';
import { erasureRequest } from './erasure-request.ts';
import { followUp } from './follow-up.ts';
import { headshot } from './headshot.ts';
import { hiddenProfile } from './hidden-profile.ts';
import { invitation } from './invitation.ts';
import { jobPost } from './job-post.ts';
import { joiningRecord } from './joining-record.ts';
import { locality } from './locality.ts';
import { meeting } from './meeting.ts';
import { message } from './message.ts';
import { messageDraft } from './message-draft.ts';
import { messageTemplate } from './message-template.ts';
import { messagesPage } from './messages-page.ts';
import { mobileVerification } from './mobile-verification.ts';
import { notification } from './notification.ts';
import { notificationPreferences } from './notification-preferences.ts';
import { pageView } from './page-view.ts';
import { peopleExport } from './people-export.ts';
import { pipeline } from './pipeline.ts';
import { privacyShield } from './privacy-shield.ts';
import { profileOpening } from './profile-opening.ts';
import { publicConfiguration } from './public-configuration.ts';
import { report } from './report.ts';
import { sanction } from './sanction.ts';
import { savedSearch } from './saved-search.ts';
import { sharedProfile } from './shared-profile.ts';
import { shortlistedProfile } from './shortlisted-profile.ts';
import { subscription } from './subscription.ts';
import { talent } from './talent.ts';
import { talentContact } from './talent-contact.ts';
import { talentDashboard } from './talent-dashboard.ts';
import { talentMatch } from './talent-match.ts';
import { talentProfile } from './talent-profile.ts';
import { talentRecord } from './talent-record.ts';
import { talentSearch } from './talent-search.ts';
import { thread } from './thread.ts';
import { trialOpening } from './trial-opening.ts';
import { userProfile } from './user-profile.ts';
import { verifiedFact } from './verified-fact.ts';
import { viewer } from './viewer.ts';
import { webhook } from './webhook.ts';

/** Every call of the product, once. */
export const contract = {
  account,
  adminAccount,
  adminAction,
  adminCompany,
  adminOverview,
  adminReport,
  adminTalent,
  answerRate,
  apiKey,
  applicantTracking,
  block,
  botCheck,
  company,
  companyDashboard,
  companyMember,
  companyProfile,
  companyVerification,
  connectedProgram,
  contactMessage,
  conversationPreferences,
  dataExport,
  dataHolder,
  erasureRequest,
  followUp,
  headshot,
  hiddenProfile,
  invitation,
  jobPost,
  joiningRecord,
  locality,
  meeting,
  message,
  messageDraft,
  messageTemplate,
  messagesPage,
  mobileVerification,
  notification,
  notificationPreferences,
  pageView,
  peopleExport,
  pipeline,
  privacyShield,
  profileOpening,
  publicConfiguration,
  report,
  sanction,
  savedSearch,
  sharedProfile,
  shortlistedProfile,
  subscription,
  talent,
  talentContact,
  talentDashboard,
  talentMatch,
  talentProfile,
  talentRecord,
  talentSearch,
  thread,
  trialOpening,
  userProfile,
  verifiedFact,
  viewer,
  webhook,
};
export type Contract = typeof contract;
