// Written by npm run registry. Do not edit.
import type { Router } from '@orpc/server';
import type { Contract } from '@talaash/contract';
import { accountProcedures } from '../features/account/procedures.ts';
import { adminAccountProcedures } from '../features/admin-account/procedures.ts';
import { adminActionProcedures } from '../features/admin-action/procedures.ts';
import { adminCompanyProcedures } from '../features/admin-company/procedures.ts';
import { adminOverviewProcedures } from '../features/admin-overview/procedures.ts';
import { adminReportProcedures } from '../features/admin-report/procedures.ts';
import { adminTalentProcedures } from '../features/admin-talent/procedures.ts';
import { answerRateProcedures } from '../features/answer-rate/procedures.ts';
import { apiKeyProcedures } from '../features/api-key/procedures.ts';
import { applicantTrackingProcedures } from '../features/applicant-tracking/procedures.ts';
import { blockProcedures } from '../features/block/procedures.ts';
import { botCheckProcedures } from '../features/bot-check/procedures.ts';
import { companyProcedures } from '../features/company/procedures.ts';
import { companyDashboardProcedures } from '../features/company-dashboard/procedures.ts';
import { companyMemberProcedures } from '../features/company-member/procedures.ts';
import { companyProfileProcedures } from '../features/company-profile/procedures.ts';
import { companyVerificationProcedures } from '../features/company-verification/procedures.ts';
import { connectedProgramProcedures } from '../features/connected-program/procedures.ts';
import { contactMessageProcedures } from '../features/contact-message/procedures.ts';
import { conversationPreferencesProcedures } from '../features/conversation-preferences/procedures.ts';
import { dataExportProcedures } from '../features/data-export/procedures.ts';
import { dataHolderProcedures } from '../features/data-holder/procedures.ts';
import { erasureRequestProcedures } from '../features/erasure-request/procedures.ts';
import { followUpProcedures } from '../features/follow-up/procedures.ts';
import { headshotProcedures } from '../features/headshot/procedures.ts';
import { hiddenProfileProcedures } from '../features/hidden-profile/procedures.ts';
import { invitationProcedures } from '../features/invitation/procedures.ts';
import { jobPostProcedures } from '../features/job-post/procedures.ts';
import { joiningRecordProcedures } from '../features/joining-record/procedures.ts';
import { localityProcedures } from '../features/locality/procedures.ts';
import { meetingProcedures } from '../features/meeting/procedures.ts';
import { messageProcedures } from '../features/message/procedures.ts';
import { messageDraftProcedures } from '../features/message-draft/procedures.ts';
import { messageTemplateProcedures } from '../features/message-template/procedures.ts';
import { messagesPageProcedures } from '../features/messages-page/procedures.ts';
import { mobileVerificationProcedures } from '../features/mobile-verification/procedures.ts';
import { notificationProcedures } from '../features/notification/procedures.ts';
import { notificationPreferencesProcedures } from '../features/notification-preferences/procedures.ts';
import { pageViewProcedures } from '../features/page-view/procedures.ts';
import { peopleExportProcedures } from '../features/people-export/procedures.ts';
import { pipelineProcedures } from '../features/pipeline/procedures.ts';
import { privacyShieldProcedures } from '../features/privacy-shield/procedures.ts';
import { profileOpeningProcedures } from '../features/profile-opening/procedures.ts';
import { publicConfigurationProcedures } from '../features/public-configuration/procedures.ts';
import { reportProcedures } from '../features/report/procedures.ts';
import { sanctionProcedures } from '../features/sanction/procedures.ts';
import { savedSearchProcedures } from '../features/saved-search/procedures.ts';
import { sharedProfileProcedures } from '../features/shared-profile/procedures.ts';
import { shortlistedProfileProcedures } from '../features/shortlisted-profile/procedures.ts';
import { subscriptionProcedures } from '../features/subscription/procedures.ts';
import { talentProcedures } from '../features/talent/procedures.ts';
import { talentContactProcedures } from '../features/talent-contact/procedures.ts';
import { talentDashboardProcedures } from '../features/talent-dashboard/procedures.ts';
import { talentMatchProcedures } from '../features/talent-match/procedures.ts';
import { talentProfileProcedures } from '../features/talent-profile/procedures.ts';
import { talentRecordProcedures } from '../features/talent-record/procedures.ts';
import { talentSearchProcedures } from '../features/talent-search/procedures.ts';
import { threadProcedures } from '../features/thread/procedures.ts';
import { trialOpeningProcedures } from '../features/trial-opening/procedures.ts';
import { userProfileProcedures } from '../features/user-profile/procedures.ts';
import { verifiedFactProcedures } from '../features/verified-fact/procedures.ts';
import { viewerProcedures } from '../features/viewer/procedures.ts';
import { webhookProcedures } from '../features/webhook/procedures.ts';
import type { CallContext } from '../call/base.ts';

/** Every call's handler, in the shape of the contract. */
export const router = {
  account: accountProcedures,
  adminAccount: adminAccountProcedures,
  adminAction: adminActionProcedures,
  adminCompany: adminCompanyProcedures,
  adminOverview: adminOverviewProcedures,
  adminReport: adminReportProcedures,
  adminTalent: adminTalentProcedures,
  answerRate: answerRateProcedures,
  apiKey: apiKeyProcedures,
  applicantTracking: applicantTrackingProcedures,
  block: blockProcedures,
  botCheck: botCheckProcedures,
  company: companyProcedures,
  companyDashboard: companyDashboardProcedures,
  companyMember: companyMemberProcedures,
  companyProfile: companyProfileProcedures,
  companyVerification: companyVerificationProcedures,
  connectedProgram: connectedProgramProcedures,
  contactMessage: contactMessageProcedures,
  conversationPreferences: conversationPreferencesProcedures,
  dataExport: dataExportProcedures,
  dataHolder: dataHolderProcedures,
  erasureRequest: erasureRequestProcedures,
  followUp: followUpProcedures,
  headshot: headshotProcedures,
  hiddenProfile: hiddenProfileProcedures,
  invitation: invitationProcedures,
  jobPost: jobPostProcedures,
  joiningRecord: joiningRecordProcedures,
  locality: localityProcedures,
  meeting: meetingProcedures,
  message: messageProcedures,
  messageDraft: messageDraftProcedures,
  messageTemplate: messageTemplateProcedures,
  messagesPage: messagesPageProcedures,
  mobileVerification: mobileVerificationProcedures,
  notification: notificationProcedures,
  notificationPreferences: notificationPreferencesProcedures,
  pageView: pageViewProcedures,
  peopleExport: peopleExportProcedures,
  pipeline: pipelineProcedures,
  privacyShield: privacyShieldProcedures,
  profileOpening: profileOpeningProcedures,
  publicConfiguration: publicConfigurationProcedures,
  report: reportProcedures,
  sanction: sanctionProcedures,
  savedSearch: savedSearchProcedures,
  sharedProfile: sharedProfileProcedures,
  shortlistedProfile: shortlistedProfileProcedures,
  subscription: subscriptionProcedures,
  talent: talentProcedures,
  talentContact: talentContactProcedures,
  talentDashboard: talentDashboardProcedures,
  talentMatch: talentMatchProcedures,
  talentProfile: talentProfileProcedures,
  talentRecord: talentRecordProcedures,
  talentSearch: talentSearchProcedures,
  thread: threadProcedures,
  trialOpening: trialOpeningProcedures,
  userProfile: userProfileProcedures,
  verifiedFact: verifiedFactProcedures,
  viewer: viewerProcedures,
  webhook: webhookProcedures,
} satisfies Router<Contract, CallContext>;
