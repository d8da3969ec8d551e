import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountDeletions } from '../../db/schema/account-deletion.ts';
import { accounts, sessions, users } from '../../db/schema/account.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import type { Db } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { contactMessages } from '../../db/schema/contact-message.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { dataExports } from '../../db/schema/data-export.ts';
import { events } from '../../db/schema/event.ts';
import { files } from '../../db/schema/file.ts';
import { headshotRuns } from '../../db/schema/headshot.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { humanReviews } from '../../db/schema/human-review.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { companyTimestamps, talentTimestamps } from '../../db/schema/messages-page.ts';
import { oneTimeCodeSends, otpInfos } from '../../db/schema/mobile-verification.ts';
import { notifications } from '../../db/schema/notification.ts';
import { notificationPreferences } from '../../db/schema/notification-preferences.ts';
import { registrationInvitations } from '../../db/schema/registration-invitation.ts';
import { savedSearches } from '../../db/schema/saved-search.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { checkoutSessions, paymentEvents, payments, subscriptions } from '../../db/schema/subscription.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { toCompany } from '../company/present.ts';
import { toCompanyProfile } from '../company-profile/present.ts';
import { toOwnJobPost } from '../job-post/present.ts';
import { toOtpInfo } from '../mobile-verification/present.ts';
import { toTalent } from '../talent/present.ts';
import { toTalentProfile } from '../talent-profile/present.ts';

/** The person whose data is exported. */
export type Exported = { uid: string; talentId: string | null; companyId: string | null };

/** A noun of an export: its title, its file, and how its records are read. */
export type ExportedNoun = { title: string; read: (db: Db, whose: Exported) => Promise<unknown[]> };

function noun<Table extends PgTable>(
  title: string,
  table: Table,
  whose: (exported: Exported) => SQL,
  present: (row: Table['$inferSelect']) => unknown = (row) => row,
): ExportedNoun {
  return {
    title,
    read: async (db, exported) => {
      const rows = await db.select().from<PgTable>(table).where(whose(exported));
      return rows.map((row) => present(row as Table['$inferSelect']));
    },
  };
}

/** No account has an empty id. */
const ofTalent =
  ({ talentId: column }: { talentId: PgColumn }) =>
  ({ talentId }: Exported) =>
    eq(column, talentId ?? '');
const ofCompany =
  ({ companyId: column }: { companyId: PgColumn }) =>
  ({ companyId }: Exported) =>
    eq(column, companyId ?? '');
const ofSide = (table: { talentId: PgColumn; companyId: PgColumn }) => (exported: Exported) =>
  (exported.talentId === null ? ofCompany(table) : ofTalent(table))(exported);

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
  notification_preferences: noun('Notifications', notificationPreferences, ({ uid }) =>
    eq(notificationPreferences.uid, uid),
  ),
  notifications: noun(
    'Notifications in the product',
    notifications,
    ofSide(notifications),
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
  account_deletions: noun('Account deletion', accountDeletions, ({ uid }) => eq(accountDeletions.uid, uid)),
  data_exports: noun('Exports', dataExports, ({ uid }) => eq(dataExports.uid, uid)),
  talents: noun('Talent', talents, ({ uid }) => eq(talents.createdByUid, uid), toTalent),
  talent_profiles: noun('Talent profile', talentProfiles, ofTalent(talentProfiles), toTalentProfile),
  headshot_runs: noun('Headshot runs', headshotRuns, ofTalent(headshotRuns)),
  talent_timestamps: noun('Visits to the messages page', talentTimestamps, ofTalent(talentTimestamps)),
  companies: noun('Company', companies, ({ uid }) => eq(companies.createdByUid, uid), toCompany),
  company_profiles: noun('Company profile', companyProfiles, ofCompany(companyProfiles), toCompanyProfile),
  company_timestamps: noun(
    'Visits to the company’s messages page',
    companyTimestamps,
    ofCompany(companyTimestamps),
  ),
  job_posts: noun('Job posts', jobPosts, ofCompany(jobPosts), toOwnJobPost),
  shortlisted_profiles: noun('Shortlist', shortlistedProfiles, ofCompany(shortlistedProfiles)),
  hidden_profiles: noun('Hidden profiles', hiddenProfiles, ofCompany(hiddenProfiles)),
  saved_searches: noun('Saved searches', savedSearches, ofCompany(savedSearches)),
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
    ({ uid }) => eq(adminActions.uid, uid),
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

/** The tables of conversations, each of which is exported with its messages. */
export const EXPORTED_BY_CONVERSATION = ['threads', 'messages'];

/** The tables that no export contains, and why. */
export const NOT_EXPORTED: Record<string, string> = {
  two_factors: 'The key of the second factor and the recovery codes, encrypted. The owner was shown both.',
  verifications: 'Hashes of mailed links that are valid for some days, to an address that the account has.',
  rate_limits: 'Counts of tries under hashes. Nobody can tell whose they are.',
  used_bot_challenges: 'Random numbers of challenges that a browser has solved. About nobody.',
  event_marks: 'How far the product has read its own events. About nobody.',
  page_view_counts: 'How often pages were opened on a day. About nobody.',
  installation_facts: 'Facts about the installation. About nobody.',
  one_time_code_floods: 'When the operator was told of a flood: a network, a block of numbers or a country.',
  alerted_talents: 'Whom a mail has named to a company, by ids, so that it names nobody twice.',
  notice_deliveries: 'That a mail was queued, by ids, so that it is not queued twice.',
  profile_openings:
    'That a company opened a profile on a day. The talent gets the sums on the dashboard, without the companies.',
  local_checkouts: 'What the payment provider keeps; in a real installation it is asked for that.',
  local_payments: 'What the payment provider keeps; in a real installation it is asked for that.',
  local_subscriptions: 'What the payment provider keeps; in a real installation it is asked for that.',
  logged_errors: 'How often the product failed at what. About nobody.',
  model_spending: 'What models have cost on a day. About nobody.',
  deleted_accounts: 'Ids of accounts that are gone. An account that can export is not among them.',
};
