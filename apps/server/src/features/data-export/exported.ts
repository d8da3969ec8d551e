import { kindOfKey } from '@talaash/domain/privacy-shield/rule';
import { eq, sql } from 'drizzle-orm';
import { accountDeletions } from '../../db/schema/account-deletion.ts';
import { accounts, sessions, users } from '../../db/schema/account.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { blocks } from '../../db/schema/block.ts';
import { companies } from '../../db/schema/company.ts';
import { contactMessages } from '../../db/schema/contact-message.ts';
import { companyMembers, memberInvitations } from '../../db/schema/company-member.ts';
import { companyDomains, companyIdentifiers } from '../../db/schema/company-verification.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { dataExports } from '../../db/schema/data-export.ts';
import { events } from '../../db/schema/event.ts';
import { files } from '../../db/schema/file.ts';
import { headshotRuns } from '../../db/schema/headshot.ts';
import { humanReviews } from '../../db/schema/human-review.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { trackingConsents } from '../../db/schema/applicant-tracking.ts';
import { conversationPreferences } from '../../db/schema/conversation-preferences.ts';
import { messageDrafts } from '../../db/schema/message-draft.ts';
import { companyTimestamps, memberTimestamps, talentTimestamps } from '../../db/schema/messages-page.ts';
import { oneTimeCodeSends, otpInfos } from '../../db/schema/mobile-verification.ts';
import { calendarLinks, meetingSettings } from '../../db/schema/meeting.ts';
import { notifications } from '../../db/schema/notification.ts';
import { notificationPreferences } from '../../db/schema/notification-preferences.ts';
import { erasureRequests, privacyShields, profileCopies } from '../../db/schema/privacy-shield.ts';
import { registrationInvitations } from '../../db/schema/registration-invitation.ts';
import { reports } from '../../db/schema/report.ts';
import { sanctions } from '../../db/schema/sanction.ts';
import { checkoutSessions, paymentEvents, payments, subscriptions } from '../../db/schema/subscription.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { verifiedFacts } from '../../db/schema/verified-fact.ts';
import { toCompany } from '../company/present.ts';
import { toCompanyProfile } from '../company-profile/present.ts';
import { toOwnJobPost } from '../job-post/present.ts';
import { toOtpInfo } from '../mobile-verification/present.ts';
import { toTalent } from '../talent/present.ts';
import { toTalentProfile } from '../talent-profile/present.ts';
import { EXPORTED_RECRUITING } from './exported-recruiting.ts';
import { type ExportedNoun, noun, ofCompany, ofSide, ofTalent } from './exported-noun.ts';

/**
 * Every table with personal data, by name: what an export contains of it, as the calls return it to its owner. Threads and
 * messages are exported by conversation; see conversation.ts. A table that is missing here must be in NOT_EXPORTED.
 */
export const EXPORTED: Record<string, ExportedNoun> = {
  users: noun(
    'Account',
    users,
    ({ uid }) => eq(users.id, uid),
    ({ id, name, email, emailVerified, createdAt, updatedAt }) => ({
      id,
      name,
      email,
      emailVerified,
      createdAt,
      updatedAt,
    }),
  ),
  accounts: noun(
    'Ways to log in',
    accounts,
    ({ uid }) => eq(accounts.userId, uid),
    ({ providerId, accountId, createdAt, updatedAt, password }) => ({
      providerId,
      accountId,
      hasPassword: password !== null,
      createdAt,
      updatedAt,
    }),
  ),
  sessions: noun(
    'Devices',
    sessions,
    ({ uid }) => eq(sessions.userId, uid),
    ({ id, ipAddress, userAgent, createdAt, updatedAt, expiresAt }) => ({
      id,
      ipAddress,
      userAgent,
      createdAt,
      updatedAt,
      expiresAt,
    }),
  ),
  user_profiles: noun('User profile', userProfiles, ({ uid }) => eq(userProfiles.uid, uid)),
  otp_infos: noun('Mobile number', otpInfos, ({ uid }) => eq(otpInfos.uid, uid), toOtpInfo),
  one_time_code_sends: noun(
    'One-time codes',
    oneTimeCodeSends,
    ({ uid }) => eq(oneTimeCodeSends.uid, uid),
    ({ mobileNumberE164, countryCode, ip, sentAt, verifiedAt }) => ({
      mobileNumberE164,
      countryCode,
      ip,
      sentAt,
      verifiedAt,
    }),
  ),
  tracking_consents: noun('Consent to applicant tracking', trackingConsents, ofTalent(trackingConsents)),
  conversation_preferences: noun('What you show in conversations', conversationPreferences, ({ uid }) =>
    eq(conversationPreferences.uid, uid),
  ),
  notification_preferences: noun('Notifications', notificationPreferences, ({ uid }) =>
    eq(notificationPreferences.uid, uid),
  ),
  notifications: noun(
    'Notifications in the product',
    notifications,
    // Those of colleagues are theirs.
    (exported) =>
      sql`${ofSide(notifications)(exported)} and (${notifications.uid} is null or ${notifications.uid} = ${exported.uid})`,
    // Without the actor: a talent does not learn which company shortlisted it.
    ({
      notificationId,
      event,
      threadId,
      jobPostId,
      firstIsoDateTimeUtc,
      lastIsoDateTimeUtc,
      readAt,
      archivedAt,
    }) => ({
      notificationId,
      event,
      threadId,
      jobPostId,
      firstIsoDateTimeUtc,
      lastIsoDateTimeUtc,
      readAt,
      archivedAt,
    }),
  ),
  meeting_settings: noun('Hours and meeting room', meetingSettings, ({ uid }) =>
    eq(meetingSettings.uid, uid),
  ),
  calendar_links: noun(
    'Connected calendar',
    calendarLinks,
    ({ uid }) => eq(calendarLinks.uid, uid),
    ({ password: _password, ...link }) => link,
  ),
  message_drafts: noun(
    'Messages that you have not sent',
    messageDrafts,
    ({ uid }) => eq(messageDrafts.uid, uid),
    ({ threadId, markdown, updatedIsoDateTimeUtc }) => ({ threadId, markdown, updatedIsoDateTimeUtc }),
  ),
  account_deletions: noun('Account deletion', accountDeletions, ({ uid }) => eq(accountDeletions.uid, uid)),
  data_exports: noun('Exports', dataExports, ({ uid }) => eq(dataExports.uid, uid)),
  talents: noun('Talent', talents, ({ uid }) => eq(talents.createdByUid, uid), toTalent),
  talent_profiles: noun('Talent profile', talentProfiles, ofTalent(talentProfiles), toTalentProfile),
  verified_facts: noun(
    'Verified facts',
    verifiedFacts,
    ofTalent(verifiedFacts),
    ({ linkCodeHash: _hash, fingerprint: _fingerprint, ...fact }) => fact,
  ),
  privacy_shields: noun(
    'Privacy shield',
    privacyShields,
    ofTalent(privacyShields),
    ({ label, key, createdIsoDateTimeUtc }) => ({ kind: kindOfKey(key), label, createdIsoDateTimeUtc }),
  ),
  erasure_requests: noun('Requests to erase copies', erasureRequests, ofSide(erasureRequests)),
  profile_copies: noun('What companies copied', profileCopies, ofTalent(profileCopies)),
  headshot_runs: noun('Headshot runs', headshotRuns, ofTalent(headshotRuns)),
  talent_timestamps: noun('Visits to the messages page', talentTimestamps, ofTalent(talentTimestamps)),
  companies: noun('Company', companies, ({ uid }) => eq(companies.createdByUid, uid), toCompany),
  company_members: noun(
    'Members of companies',
    companyMembers,
    ({ uid, companyId }) =>
      sql`${companyMembers.uid} = ${uid} or ${companyMembers.companyId} = ${companyId ?? ''}`,
  ),
  member_invitations: noun('Invitations of members', memberInvitations, ofCompany(memberInvitations)),
  company_profiles: noun('Company profile', companyProfiles, ofCompany(companyProfiles), toCompanyProfile),
  company_timestamps: noun(
    'Visits to the company’s messages page',
    companyTimestamps,
    ofCompany(companyTimestamps),
  ),
  member_timestamps: noun(
    'Visits of members to the messages page',
    memberTimestamps,
    ({ uid, companyId }) =>
      sql`${memberTimestamps.uid} = ${uid} or ${memberTimestamps.companyId} = ${companyId ?? ''}`,
  ),
  job_posts: noun('Job posts', jobPosts, ofCompany(jobPosts), toOwnJobPost),
  ...EXPORTED_RECRUITING,
  company_identifiers: noun('Indian identifiers', companyIdentifiers, ofCompany(companyIdentifiers)),
  company_domains: noun(
    'Domains',
    companyDomains,
    ofCompany(companyDomains),
    ({ linkCodeHash: _hash, ...row }) => row,
  ),
  checkout_sessions: noun('Checkouts', checkoutSessions, ofCompany(checkoutSessions)),
  subscriptions: noun('Subscription', subscriptions, ofCompany(subscriptions)),
  payment_events: noun('Payment events', paymentEvents, ofCompany(paymentEvents)),
  payments: noun('Payments', payments, ofCompany(payments)),
  registration_invitations: noun(
    'Invitation to sign up',
    registrationInvitations,
    ({ uid }) => eq(registrationInvitations.usedByUid, uid),
    ({ email, userType, createdIsoDateTimeUtc, expiresAt }) => ({
      email,
      userType,
      createdIsoDateTimeUtc,
      expiresAt,
    }),
  ),
  contact_messages: noun(
    'What you wrote to us',
    contactMessages,
    ({ uid }) => eq(contactMessages.uid, uid),
    ({ referenceId, name, email, subject, message, state, createdIsoDateTimeUtc }) => ({
      referenceId,
      name,
      email,
      subject,
      message,
      state,
      createdIsoDateTimeUtc,
    }),
  ),
  reports: noun(
    'What you reported',
    reports,
    ({ uid }) => eq(reports.reporterUid, uid),
    ({ reportId, reason, note, createdIsoDateTimeUtc }) => ({
      reportId,
      reason,
      note,
      createdIsoDateTimeUtc,
    }),
  ),
  sanctions: noun(
    'Decisions about your account',
    sanctions,
    ({ uid }) => eq(sanctions.uid, uid),
    // Without who decided the appeal.
    ({ appealDecidedByUid: _uid, caseId: _case, ...sanction }) => sanction,
  ),
  blocks: noun('Whom you blocked', blocks, ({ talentId, companyId }) =>
    talentId === null
      ? sql`${blocks.companyId} = ${companyId ?? ''} and ${blocks.by} = 'company'`
      : sql`${blocks.talentId} = ${talentId} and ${blocks.by} = 'talent'`,
  ),
  files: noun(
    'Files',
    files,
    ofSide(files),
    ({ id, kind, filename, contentType, bytes, createdIsoDateTimeUtc }) => ({
      id,
      kind,
      filename,
      contentType,
      bytes,
      createdIsoDateTimeUtc,
    }),
  ),
  human_reviews: noun(
    'Human reviews',
    humanReviews,
    ofSide(humanReviews),
    ({ reviewStatus, commentsMarkdown, reviewedProfile, waitingSince, reviewedIsoDateTimeUtc }) => ({
      reviewStatus,
      commentsMarkdown,
      reviewedProfile,
      waitingSince,
      reviewedIsoDateTimeUtc,
    }),
  ),
  admin_actions: noun(
    'What admins did',
    adminActions,
    // A decision in force is exported by itself. Nobody learns of a report that waits or came to nothing, nor how many there were.
    ({ uid }) => sql`(${adminActions.uid} = ${uid} and ${adminActions.act} not like 'report.%')`,
    ({ act, before, after, createdIsoDateTimeUtc }) => ({ act, before, after, createdIsoDateTimeUtc }),
  ),
  events: noun(
    'What you did recently',
    events,
    ({ uid }) => eq(events.actorUid, uid),
    ({ kind, companyId, talentId, threadId, jobPostId, createdIsoDateTimeUtc }) => ({
      kind,
      companyId,
      talentId,
      threadId,
      jobPostId,
      createdIsoDateTimeUtc,
    }),
  ),
};
