import type { MailLane } from '@talaash/domain/mail/choice';
import type { JoiningNews } from '@talaash/domain/joining-record/choice';
import type { MeetingMail } from '@talaash/domain/meeting/choice';
import type { DomainMail } from '@talaash/domain/company-verification/choice';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { WebhookOffReason } from '@talaash/domain/webhook/choice';
import type { AuthActionMode } from '@talaash/domain/account/choice';
import type {
  AccountMail,
  DecisionMail,
  InvitationMail,
  JobPostMail,
  SubscriptionMail,
  TalentRecordMail,
} from '@talaash/domain/mail/choice';

/** Which member of the company a mail is for. Without it, the owner: jobs of earlier releases, and mails to talents. */
export type OfMember = { uid?: string | undefined };

/** Every kind of job and its data: ids, never content, because the records may have changed when the job runs. */
export type JobData = {
  /** Creates the code of a link and mails it to `email`. Does nothing if no account needs it (any more). */
  'account.mailLink': {
    mode: AuthActionMode;
    email: string;
    uid?: string;
    continueUrl?: string;
    /** Queued by a release before this one, as `account.importMail`. */
    isImported?: true;
  };
  /** Mails the owner of an account that an import has made a link to set a password. */
  'account.importMail': { email: string };
  /** Mails the owner of an account that somebody guesses its password. */
  'account.wrongPasswordMail': { email: string };
  /** Tells the owner when the account is deleted. */
  'account.deletionMail': { uid: string; dueAt: string };
  /** Deletes the accounts whose week is over, every hour. */
  'account.eraseDue': Record<string, never>;
  /** Removes the stored files of a deleted account. */
  'account.eraseFiles': { uid: string; talentId?: string; companyId?: string };
  /** Creates the link of an invitation to register and mails it. */
  'registration.inviteMail': { registrationInvitationId: string };
  /** Mails a person that a company has invited them as a member. */
  'companyMember.inviteMail': { memberInvitationId: string };
  /** Makes the archive of an export. */
  'dataExport.make': { dataExportId: string };
  'dataExport.mail': { dataExportId: string };
  'talentProfile.review': { talentId: string };
  'companyProfile.review': { companyId: string };
  'jobPost.review': { jobPostId: string };
  /** Creates the code of a link that proves a domain, and mails it to the mailbox that the company has named. */
  'companyDomain.mailLink': { companyId: string; domain: string };
  /** Mails a company that the proof of a domain is missing, or that the domain has lost its mark. */
  'companyDomain.mail': { companyId: string; domain: string; change: DomainMail } & OfMember;
  /** Mails a company that somebody asks it to erase their data. */
  'erasure.mail': { companyId: string; talentId: string } & OfMember;
  /** Repeats the proofs of domains that are due, every hour. */
  'companyDomain.checkDue': Record<string, never>;
  /** Creates the code of a link that verifies an employer, and mails it to the mailbox that the talent has named. */
  'verifiedFact.mailLink': { talentId: string; entryId: string };
  /** Sends a person to the applicant tracking system of a company. */
  'applicantTracking.push': { companyId: string; talentId: string; jobPostId: string };
  /** Takes a person back from it. */
  'applicantTracking.withdraw': { companyId: string; talentId: string };
  /** Reads the stage that an application has in it. */
  'applicantTracking.readStage': { companyId: string; applicationId: string };
  /** The same for somebody of whom only the id there is left. */
  'applicantTracking.withdrawGone': { companyId: string; candidateId: string; isOurs: boolean };
  /** Deletes the files that no record names any more. */
  'file.deleteUnused': Record<string, never>;
  /** Deletes those of the stored files that have no row: their rows are gone, or a node died before it recorded them. */
  'file.deleteStored': { paths: string[] };
  /** Mails a side of an invitation what happened to it. */
  'invitation.mail': { event: InvitationMail; threadId: string; noteMessageId?: string } & OfMember;
  /** Mails a company that a job post waits for an answer, or has closed without one. */
  'jobPost.mail': { mail: JobPostMail; jobPostId: string } & OfMember;
  /** Asks about old job posts, and closes those without an answer, every hour. */
  'jobPost.settle': Record<string, never>;
  /** Ends the invitations that are not answered in time, and reminds of them before, every hour. */
  'invitation.settle': Record<string, never>;
  /** Sends the follow-ups that are due, every minute. */
  'followUp.send': Record<string, never>;
  /** Stops the follow-ups that nobody may send any more, every hour. */
  'followUp.settle': Record<string, never>;
  /** Mails a talent or company the result of a review that it did not see at once. */
  'review.mail': { party: ThreadParty; reviewer: 'ai' | 'human'; reviewStatus: 'pass' | 'fail' } & OfMember;
  /** Mails a company what happened to its subscription, and when. */
  'subscription.mail': { companyId: string; change: SubscriptionMail; at: string } & OfMember;
  /** Mails an owner what happened to the account, and when. */
  'account.mail': {
    uid: string;
    mail: AccountMail;
    at: string;
    sessionId?: string;
    apiKeyName?: string;
    webhook?: { host: string; reason?: WebhookOffReason };
    programName?: string;
  };
  /** Mails a reporter the outcome, or an account what was decided about it or its appeal. The id is of the report or decision. */
  'decision.mail': { mail: DecisionMail; id: string };
  /** Ends what is decided until a date, every hour. */
  'sanction.settle': Record<string, never>;
  /** Mails what somebody wrote on the contact page to the operator, or to its sender that it has arrived. */
  'contactMessage.mail': { contactMessageId: string; to: 'operator' | 'sender' };
  /** Mails a side what the other did with the record of a job offer. */
  'joiningRecord.mail': { joiningRecordId: string; by: ThreadParty['side']; news: JoiningNews } & OfMember;
  /** Mails the side to which slots were offered. */
  'meeting.offerMail': { meetingOfferId: string } & OfMember;
  /** Mails somebody who takes part in a meeting what happened to it, with a file for their calendar. */
  'meeting.mail': { mail: MeetingMail; meetingId: string; uid: string };
  /** Reminds of the meetings that are due, every minute. */
  'meeting.remind': Record<string, never>;
  /** Cancels the meetings of conversations that have closed, every hour. */
  'meeting.settle': Record<string, never>;
  /** Mails a talent, or a member of a company, that they have new messages, if they have not seen them by then. */
  'message.mail': ThreadParty & OfMember;
  /** Deletes old rows, every hour. */
  'retention.prune': Record<string, never>;
  /** Queues the alerts of saved searches that are due, every hour. */
  'savedSearch.alertDue': Record<string, never>;
  /** Picks the new people of a company's saved searches. */
  'savedSearch.alert': { companyId: string };
  /** Mails a company the people that an alert has picked. */
  'savedSearch.mail': { companyId: string; alertId: string } & OfMember;
  /** Queues the reminders about talents that are due soon, every hour. */
  'talentReminder.queueDue': Record<string, never>;
  /** Reminds a member of a company of a talent, once. */
  'talentReminder.ring': { reminderId: string };
  /** Mails a member of a company that a note mentions them, or that a reminder is due. The id is of the note or reminder. */
  'talentRecord.mail': {
    mail: TalentRecordMail;
    companyId: string;
    talentId: string;
    id: string;
    uid: string;
  };
  /** Makes true here what the payment provider reported of a customer, or of a checkout that it paid. */
  'subscription.follow': { companyId: string; paymentCustomerId: string; sessionId?: string };
  /** Stops the renewal of a company whose account was disabled. */
  'subscription.stopRenewal': { companyId: string };
  /** Makes the payment provider charge for the seats that a company has taken. */
  'subscription.setSeats': { companyId: string };
  /** Asks the payment provider about one subscription, when something is due for it. */
  'subscription.settle': { companyId: string };
  /** The same for all for which something is due or that nobody asked about for a day, every hour. */
  'subscription.settleDue': Record<string, never>;
};
export type JobName = keyof JobData;

/** How a failed job is retried: up to `retryLimit` times, with a pause that doubles from a second to `retryDelayMax`. */
type Retrying = { retryLimit: number; retryDelayMax: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** This must outlast a long outage of what it asks: it is retried every 15 minutes for two weeks. */
const OUTAGE: Retrying = { retryLimit: 14 * 24 * 4, retryDelayMax: 15 * MINUTE };

/** A mail must outlast a weekend without a mail server: 12 retries take it to an hour, and 120 more to five days. */
const MAIL: Retrying = { retryLimit: 12 + 5 * 24, retryDelayMax: HOUR };

/** What runs every hour anyway is retried a few times only. */
const HOURLY: Retrying = { retryLimit: 5, retryDelayMax: 5 * MINUTE };

export const RETRIES: Record<JobName, Retrying> = {
  'account.mailLink': MAIL,
  'account.importMail': MAIL,
  'account.wrongPasswordMail': MAIL,
  'account.deletionMail': MAIL,
  'account.eraseDue': HOURLY,
  'account.eraseFiles': OUTAGE,
  'registration.inviteMail': MAIL,
  'companyMember.inviteMail': MAIL,
  'dataExport.make': HOURLY,
  'dataExport.mail': MAIL,
  'talentProfile.review': OUTAGE,
  'companyProfile.review': OUTAGE,
  'jobPost.review': OUTAGE,
  'applicantTracking.push': OUTAGE,
  'applicantTracking.withdraw': OUTAGE,
  'applicantTracking.withdrawGone': OUTAGE,
  'applicantTracking.readStage': HOURLY,
  'jobPost.mail': MAIL,
  'jobPost.settle': HOURLY,
  'companyDomain.mailLink': MAIL,
  'verifiedFact.mailLink': MAIL,
  'companyDomain.mail': MAIL,
  'erasure.mail': MAIL,
  'companyDomain.checkDue': HOURLY,
  'file.deleteStored': OUTAGE,
  'invitation.mail': MAIL,
  'invitation.settle': HOURLY,
  'joiningRecord.mail': MAIL,
  'followUp.send': HOURLY,
  'followUp.settle': HOURLY,
  'meeting.offerMail': MAIL,
  'meeting.mail': MAIL,
  'meeting.remind': HOURLY,
  'meeting.settle': HOURLY,
  'message.mail': MAIL,
  'review.mail': MAIL,
  'subscription.mail': MAIL,
  'account.mail': MAIL,
  'contactMessage.mail': MAIL,
  'decision.mail': MAIL,
  'sanction.settle': HOURLY,
  'retention.prune': HOURLY,
  'savedSearch.alertDue': HOURLY,
  'savedSearch.alert': HOURLY,
  'savedSearch.mail': MAIL,
  'talentReminder.queueDue': HOURLY,
  'talentReminder.ring': HOURLY,
  'talentRecord.mail': MAIL,
  'subscription.follow': OUTAGE,
  'subscription.stopRenewal': OUTAGE,
  'subscription.setSeats': OUTAGE,
  'subscription.settle': HOURLY,
  'subscription.settleDue': HOURLY,
  'file.deleteUnused': HOURLY,
};

/** The lane of each kind of mail. Jobs in a lane of their own neither wait for the others in the queue nor at the mail server. */
const LANES: Partial<Record<JobName, MailLane>> = {
  'account.mailLink': 'waiting',
  'companyDomain.mailLink': 'waiting',
  'verifiedFact.mailLink': 'waiting',
  'registration.inviteMail': 'waiting',
  'account.importMail': 'bulk',
  'savedSearch.mail': 'bulk',
};

export const laneOf = (name: JobName): MailLane => LANES[name] ?? 'notice';

/** How many jobs of a kind a node runs at once. Those of mails wait for a mail server most of the time. */
export function workersOf(name: JobName): number {
  if (!isMail(name)) return 1;
  return { waiting: 3, notice: 2, bulk: 8 }[laneOf(name)];
}

/** The jobs that are kept when their last retry failed, so that a person can have them run again. */
export const isMail = (name: JobName): boolean => RETRIES[name] === MAIL;
