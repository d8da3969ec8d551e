import {
  API_KEY_CHANGES_KEPT_DAYS,
  API_KEY_ENDED_KEPT_DAYS,
  IDEMPOTENCY_KEPT_HOURS,
} from '@talaash/domain/api-key/limit';
import { indianDate } from '@talaash/domain/base/week';
import { FOLLOW_UP_KEPT_DAYS } from '@talaash/domain/follow-up/limit';
import { NOTIFICATION_KEPT_DAYS } from '@talaash/domain/notification/limit';
import { CONTACT_MESSAGE_KEPT_DAYS } from '@talaash/domain/contact-message/limit';
import { JOINING_KEPT_DAYS } from '@talaash/domain/joining-record/limit';
import { MEETING_KEPT_DAYS } from '@talaash/domain/meeting/limit';
import { PROFILE_COPY_KEPT_DAYS } from '@talaash/domain/privacy-shield/limit';
import { REPORT_KEPT_DAYS } from '@talaash/domain/report/limit';
import { SANCTION_KEPT_DAYS } from '@talaash/domain/sanction/limit';
import { PAGE_VIEW_KEPT_DAYS } from '@talaash/domain/page-view/limit';
import { WEBHOOK_KEPT_DAYS } from '@talaash/domain/webhook/limit';
import { eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { apiKeyChanges, apiKeys, apiKeySecrets, repeatableCalls } from '../../db/schema/api-key.ts';
import { usedBotChallenges } from '../../db/schema/bot-check.ts';
import { rateLimits, sessions } from '../../db/schema/account.ts';
import { memberInvitations } from '../../db/schema/company-member.ts';
import { contactMessages } from '../../db/schema/contact-message.ts';
import { followUps } from '../../db/schema/follow-up.ts';
import { headshotRuns } from '../../db/schema/headshot.ts';
import { loggedErrors } from '../../db/schema/logged-error.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { joiningRecords } from '../../db/schema/joining-record.ts';
import { meetingOffers, meetings } from '../../db/schema/meeting.ts';
import { dataExports } from '../../db/schema/data-export.ts';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';
import { noticeDeliveries } from '../../db/schema/notice.ts';
import { notifications } from '../../db/schema/notification.ts';
import { pageViewCounts } from '../../db/schema/page-view-count.ts';
import { profileCopies } from '../../db/schema/privacy-shield.ts';
import { profileOpenings } from '../../db/schema/profile-opening.ts';
import { registrationInvitations } from '../../db/schema/registration-invitation.ts';
import { reportCases, reports } from '../../db/schema/report.ts';
import { sanctions } from '../../db/schema/sanction.ts';
import { verifiedFacts } from '../../db/schema/verified-fact.ts';
import { webhookDeliveries, webhookSecrets } from '../../db/schema/webhook.ts';
import type { Deps } from '../../call/deps.ts';
import { pruneEvents } from '../../events/prune.ts';
import { archivePath } from '../data-export/queries.ts';
import { ERASED_SENDS_KEPT_HOURS, ERASED_UID } from '../mobile-verification/queries.ts';
import { pruneConnectedPrograms } from './connected-program.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The retention of each kind of temporary row, in days. */
const KEPT_DAYS = {
  /** A browser or search index that was away for longer reloads everything. */
  events: 14,
  /** Longer than the events whose duplicates they prevent. */
  noticeDeliveries: 30,
  /** Longer than every window that a limit counts. */
  oneTimeCodeSends: 30,
  notifications: NOTIFICATION_KEPT_DAYS,
  /** Longer than the weeks that a dashboard plots. */
  profileOpenings: 90,
  profileCopies: PROFILE_COPY_KEPT_DAYS,
  /** Longer than the week that the overview lists. */
  loggedErrors: 30,
  contactMessages: CONTACT_MESSAGE_KEPT_DAYS,
  pageViewCounts: PAGE_VIEW_KEPT_DAYS,
  rateLimits: 30,
  /** After their end. One that was revoked is kept until then. */
  apiKeys: API_KEY_ENDED_KEPT_DAYS,
  apiKeyChanges: API_KEY_CHANGES_KEPT_DAYS,
  repeatableCalls: IDEMPOTENCY_KEPT_HOURS / 24,
  /** After the event, also if they still wait. */
  webhookDeliveries: WEBHOOK_KEPT_DAYS,
  /** After they ended, or changed last. */
  meetings: MEETING_KEPT_DAYS,
  /** After they were made. */
  joiningRecords: JOINING_KEPT_DAYS,
  followUps: FOLLOW_UP_KEPT_DAYS,
  /** Longer than the day in which they are counted. */
  headshotRuns: 30,
  /** After their deletion, which can be undone for a shorter time. */
  deletedJobPosts: 1,
  reportCases: REPORT_KEPT_DAYS,
  sanctions: SANCTION_KEPT_DAYS,
  /** After their end. */
  sessions: 1,
};

/** The latest secret of a key stays, so that its page can say when it ended. */
const IS_REPLACED = sql`${apiKeySecrets.createdIsoDateTimeUtc} < (select max(later.created_at) from ${apiKeySecrets} later where later.api_key_id = ${apiKeySecrets.apiKeyId})`;

/** Deletes expired rows, and reminds the operator of failed mails. */
export async function prune({
  db,
  fileStore,
  jobs,
  log,
  now,
}: Pick<Deps, 'db' | 'fileStore' | 'jobs' | 'log' | 'now'>): Promise<void> {
  const before = (kind: keyof typeof KEPT_DAYS) => new Date(now() - KEPT_DAYS[kind] * DAY_MS);
  await pruneEvents(db, before('events'));
  const deleteOld = (table: PgTable, at: PgColumn, kind: keyof typeof KEPT_DAYS) =>
    deleteInBatches(db, table, lt(at, before(kind).toISOString()));
  await deleteOld(profileCopies, profileCopies.updatedIsoDateTimeUtc, 'profileCopies');
  await deleteOld(noticeDeliveries, noticeDeliveries.createdIsoDateTimeUtc, 'noticeDeliveries');
  await deleteOld(notifications, notifications.lastIsoDateTimeUtc, 'notifications');
  await deleteOld(oneTimeCodeSends, oneTimeCodeSends.sentAt, 'oneTimeCodeSends');
  await deleteOld(loggedErrors, loggedErrors.lastAt, 'loggedErrors');
  await deleteInBatches(
    db,
    registrationInvitations,
    sql`${isNull(registrationInvitations.usedByUid)} and ${lt(registrationInvitations.expiresAt, new Date(now()).toISOString())}`,
  );
  await deleteInBatches(
    db,
    memberInvitations,
    lt(memberInvitations.endsIsoDateTimeUtc, new Date(now()).toISOString()),
  );
  await endExpiredLinks({ db, now });
  await deleteOld(apiKeys, apiKeys.endsIsoDateTimeUtc, 'apiKeys');
  await deleteReplacedSecrets({ db, now });
  await deleteOld(apiKeyChanges, apiKeyChanges.atIsoDateTimeUtc, 'apiKeyChanges');
  await pruneConnectedPrograms({ db, now });
  await deleteOld(repeatableCalls, repeatableCalls.startedIsoDateTimeUtc, 'repeatableCalls');
  await deleteOld(webhookDeliveries, webhookDeliveries.eventIsoDateTimeUtc, 'webhookDeliveries');
  await deleteOld(joiningRecords, joiningRecords.createdIsoDateTimeUtc, 'joiningRecords');
  await deleteOld(meetings, meetings.endsIsoDateTimeUtc, 'meetings');
  await deleteOld(meetingOffers, meetingOffers.updatedIsoDateTimeUtc, 'meetings');
  await deleteInBatches(
    db,
    followUps,
    sql`${ne(followUps.state, 'waiting')} and ${lt(followUps.updatedIsoDateTimeUtc, before('followUps').toISOString())}`,
  );
  await deleteOld(headshotRuns, headshotRuns.startedAt, 'headshotRuns');
  const erasedBefore = new Date(now() - ERASED_SENDS_KEPT_HOURS * HOUR_MS).toISOString();
  await deleteInBatches(
    db,
    oneTimeCodeSends,
    sql`${eq(oneTimeCodeSends.uid, ERASED_UID)} and ${lt(oneTimeCodeSends.sentAt, erasedBefore)}`,
  );
  await deleteInBatches(
    db,
    profileOpenings,
    lt(profileOpenings.day, indianDate(before('profileOpenings').getTime())),
  );
  await deleteOld(contactMessages, contactMessages.createdIsoDateTimeUtc, 'contactMessages');
  await deleteInBatches(
    db,
    pageViewCounts,
    lt(pageViewCounts.day, before('pageViewCounts').toISOString().slice(0, 10)),
  );
  await deleteInBatches(db, rateLimits, lt(rateLimits.lastRequest, before('rateLimits').getTime()));
  // An older proof is refused anyway, even by a node whose clock is slow.
  const hourAgo = new Date(now() - HOUR_MS).toISOString();
  await deleteInBatches(db, usedBotChallenges, lt(usedBotChallenges.expiresAt, hourAgo));
  await deleteCases(db, { cases: before('reportCases'), sanctions: before('sanctions') });
  await deleteOld(jobPosts, jobPosts.deletedAt, 'deletedJobPosts');
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, before('sessions')));
  await deleteExpiredExports({ db, fileStore, now });
  const failed = await jobs.listFailedMails();
  if (failed.length > 0)
    log.warn(
      { count: failed.length },
      'Emails could not be sent within five days: `npm run mails -- failed` lists them.',
    );
}

/** Secrets of API keys and webhooks after the overlap of their rotation. */
async function deleteReplacedSecrets({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const nowIso = new Date(now()).toISOString();
  await deleteInBatches(
    db,
    apiKeySecrets,
    sql`${lt(apiKeySecrets.endsIsoDateTimeUtc, nowIso)} and ${IS_REPLACED}`,
  );
  await deleteInBatches(db, webhookSecrets, lt(webhookSecrets.endsIsoDateTimeUtc, nowIso));
}

/** Links to employers that nobody opened, with the addresses that they went to. A mark that is there stays. */
async function endExpiredLinks({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const isExpired = lt(verifiedFacts.linkExpiresAt, new Date(now()).toISOString());
  await deleteInBatches(db, verifiedFacts, sql`${isNull(verifiedFacts.verifiedAt)} and ${isExpired}`);
  await db
    .update(verifiedFacts)
    .set({ mailbox: null, linkCodeHash: null, linkExpiresAt: null })
    .where(isExpired);
}

/**
 * Reports with their evidence, some time after the decision; and decided cases. A case whose decision is in force, or ended not
 * long ago, is kept with it, without the reports.
 */
async function deleteCases(db: Deps['db'], old: { cases: Date; sanctions: Date }): Promise<void> {
  const before = old.cases.toISOString();
  await deleteInBatches(
    db,
    reports,
    sql`exists (select from ${reportCases} where ${reportCases.caseId} = ${reports.caseId}
      and ${reportCases.state} = 'decided' and ${reportCases.decidedAt} < ${before})`,
  );
  await deleteInBatches(
    db,
    reportCases,
    sql`${reportCases.state} = 'decided' and ${reportCases.decidedAt} < ${before}
      and not exists (select from ${sanctions} where ${sanctions.caseId} = ${reportCases.caseId}
        and (${sanctions.endedAt} is null and ${sanctions.act} <> 'warn'
          or coalesce(${sanctions.endedAt}, ${sanctions.createdIsoDateTimeUtc}) >= ${old.sanctions.toISOString()}))`,
  );
}

/** Files first: if a node is killed in between, it leaves rows, which the next run deletes, and no files without a row. */
async function deleteExpiredExports({
  db,
  fileStore,
  now,
}: Pick<Deps, 'db' | 'fileStore' | 'now'>): Promise<void> {
  const isExpired = lt(dataExports.expiresAt, new Date(now()).toISOString());
  for (const expired of await db.select().from(dataExports).where(isExpired).limit(1000)) {
    await fileStore.delete(archivePath(expired));
    await db.delete(dataExports).where(eq(dataExports.dataExportId, expired.dataExportId));
  }
}
