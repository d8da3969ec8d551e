import type { MailLane } from '@talaash/domain/mail/choice';
import type { Mailer } from './adapters/mail/port.ts';
import type { Deps } from './call/deps.ts';
import { mailAccount } from './features/account/account-mail.ts';
import { mailDeletion } from './features/account/deletion-mail.ts';
import { eraseDueAccounts, eraseFiles } from './features/account/erase.ts';
import { mailLink } from './features/account/mail-link.ts';
import { mailWrongPasswords } from './features/account/wrong-password-mail.ts';
import { reviewQueuedCompanyProfile } from './features/company-profile/actions.ts';
import { mailMemberInvitation } from './features/company-member/mail.ts';
import { checkDueDomains } from './features/company-verification/due.ts';
import { mailDomainLink } from './features/company-verification/mail.ts';
import { mailContactMessage } from './features/contact-message/mail.ts';
import { mailDataExport, makeDataExport } from './features/data-export/make.ts';
import { deleteStoredFiles, deleteUnusedFiles } from './features/file/unused.ts';
import { mailJoiningRecord } from './features/joining-record/mail.ts';
import { sendDueFollowUps, settleFollowUps } from './features/follow-up/send.ts';
import { settleMeetings } from './features/meeting/follow.ts';
import { mailMeeting, mailMeetingOffer } from './features/meeting/mail.ts';
import { remindDue } from './features/meeting/remind.ts';
import { mailJobPost } from './features/notice/job-post-mail.ts';
import { settleJobPosts } from './features/job-post/openness.ts';
import { settleInvitations } from './features/invitation/expiry.ts';
import { withdrawGone, withdrawPerson } from './features/applicant-tracking/consent.ts';
import { pushQueued } from './features/applicant-tracking/send.ts';
import { readStage } from './features/applicant-tracking/stage.ts';
import { reviewQueuedJobPost } from './features/job-post/actions.ts';
import { mailErasureRequest } from './features/notice/erasure-mail.ts';
import { mailEmployerLink } from './features/verified-fact/mail.ts';
import { mailDomainChange } from './features/notice/domain-mail.ts';
import { mailDecision } from './features/notice/decision-mail.ts';
import { mailInvitation } from './features/notice/invitation-mail.ts';
import { mailNewMessages } from './features/notice/new-messages-mail.ts';
import { mailReview } from './features/notice/review-mail.ts';
import { mailSubscription } from './features/notice/subscription-mail.ts';
import { mailRegistrationInvitation } from './features/registration/mail.ts';
import { prune } from './features/retention/actions.ts';
import { settleSanctions } from './features/sanction/actions.ts';
import { prepareAlert, queueDueAlerts } from './features/saved-search/alert.ts';
import { mailAlert } from './features/saved-search/alert-mail.ts';
import { applyPayment, stopRenewal } from './features/subscription/actions.ts';
import { reconcileSubscriptions } from './features/subscription/reconcile.ts';
import { setSeats } from './features/subscription/seat.ts';
import { settleSubscription } from './features/subscription/settle.ts';
import { mailTalentRecord } from './features/talent-record/mail.ts';
import { queueDueReminders, ringReminder } from './features/talent-record/reminder-actions.ts';
import { reviewQueuedTalentProfile } from './features/talent-profile/actions.ts';
import {
  everyMinute,
  HOURLY_JOBS,
  hourly,
  MINUTE_JOBS,
  queueEveryMinute,
  queueHourly,
} from './jobs/hourly.ts';
import { type JobData, type JobName, laneOf } from './jobs/job.ts';

type Handlers = { [Name in JobName]: (deps: Deps, data: JobData[Name]) => Promise<void> };

/** Each kind of job and the one action that it calls. */
const HANDLERS: Handlers = {
  'account.mailLink': mailLink,
  'account.importMail': (deps, { email }) =>
    mailLink(deps, { mode: 'resetPassword', email, isImported: true }),
  'account.wrongPasswordMail': mailWrongPasswords,
  'account.deletionMail': mailDeletion,
  'account.eraseDue': hourly('account.eraseDue', eraseDueAccounts),
  'account.eraseFiles': eraseFiles,
  'registration.inviteMail': mailRegistrationInvitation,
  'companyMember.inviteMail': mailMemberInvitation,
  'dataExport.make': makeDataExport,
  'dataExport.mail': mailDataExport,
  'talentProfile.review': (deps, { talentId }) => reviewQueuedTalentProfile(deps, talentId),
  'companyProfile.review': (deps, { companyId }) => reviewQueuedCompanyProfile(deps, companyId),
  'companyDomain.mailLink': mailDomainLink,
  'verifiedFact.mailLink': mailEmployerLink,
  'companyDomain.mail': mailDomainChange,
  'erasure.mail': mailErasureRequest,
  'companyDomain.checkDue': hourly('companyDomain.checkDue', checkDueDomains),
  'jobPost.review': (deps, { jobPostId }) => reviewQueuedJobPost(deps, jobPostId),
  'applicantTracking.push': pushQueued,
  'applicantTracking.withdraw': withdrawPerson,
  'applicantTracking.withdrawGone': withdrawGone,
  'applicantTracking.readStage': readStage,
  'file.deleteUnused': hourly('file.deleteUnused', deleteUnusedFiles),
  'file.deleteStored': deleteStoredFiles,
  'invitation.mail': mailInvitation,
  'jobPost.mail': mailJobPost,
  'jobPost.settle': hourly('jobPost.settle', settleJobPosts),
  'invitation.settle': hourly('invitation.settle', settleInvitations),
  'joiningRecord.mail': mailJoiningRecord,
  'followUp.send': everyMinute('followUp.send', sendDueFollowUps),
  'followUp.settle': hourly('followUp.settle', settleFollowUps),
  'meeting.offerMail': mailMeetingOffer,
  'meeting.mail': mailMeeting,
  'meeting.remind': everyMinute('meeting.remind', remindDue),
  'meeting.settle': hourly('meeting.settle', settleMeetings),
  'message.mail': mailNewMessages,
  'review.mail': mailReview,
  'subscription.mail': mailSubscription,
  'account.mail': mailAccount,
  'contactMessage.mail': mailContactMessage,
  'decision.mail': mailDecision,
  'sanction.settle': hourly('sanction.settle', settleSanctions),
  'retention.prune': hourly('retention.prune', prune),
  'savedSearch.alertDue': hourly('savedSearch.alertDue', queueDueAlerts),
  'savedSearch.alert': prepareAlert,
  'savedSearch.mail': mailAlert,
  'talentReminder.queueDue': hourly('talentReminder.queueDue', queueDueReminders),
  'talentReminder.ring': ringReminder,
  'talentRecord.mail': mailTalentRecord,
  'subscription.follow': applyPayment,
  'subscription.stopRenewal': (deps, { companyId }) => stopRenewal(deps, companyId),
  'subscription.setSeats': (deps, { companyId }) => setSeats(deps, companyId),
  'subscription.settle': (deps, { companyId }) => settleSubscription(deps, companyId),
  'subscription.settleDue': hourly('subscription.settleDue', reconcileSubscriptions),
};

/** Starts this node's workers, some for each kind of job, and what they do every hour. */
export async function workJobs(deps: Deps): Promise<void> {
  const work = <Name extends JobName>(name: Name, handler: Handlers[Name]) =>
    deps.jobs.work(name, (data, id) =>
      counted(deps, name, () => handler({ ...deps, mailer: keyedMailer(deps, id, laneOf(name)) }, data)),
    );
  await Promise.all((Object.keys(HANDLERS) as JobName[]).map((name) => work(name, HANDLERS[name])));
  for (const name of HOURLY_JOBS) await queueHourly(deps.jobs, name);
  for (const name of MINUTE_JOBS) await queueEveryMinute(deps.jobs, name);
}

/** A mailer for one job: a retry sends the same mail once more, not another one. */
const keyedMailer = (
  { mailer, metrics }: Pick<Deps, 'mailer' | 'metrics'>,
  key: string,
  lane: MailLane,
): Mailer => ({
  ...mailer,
  async send(mail) {
    try {
      await mailer.send({ ...mail, key, lane });
      metrics?.mails.inc({ outcome: 'sent' });
    } catch (error) {
      metrics?.mails.inc({ outcome: 'failed' });
      throw error;
    }
  },
});

async function counted({ metrics }: Pick<Deps, 'metrics'>, job: JobName, run: () => Promise<void>) {
  try {
    await run();
    metrics?.jobs.inc({ job, outcome: 'done' });
  } catch (error) {
    metrics?.jobs.inc({ job, outcome: 'failed' });
    throw error;
  }
}
