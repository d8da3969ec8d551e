import type { MailLane } from '@talaash/domain/mail/choice';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { AuthActionMode } from '@talaash/domain/account/choice';
import type { AccountMail, InvitationMail, SubscriptionMail } from '@talaash/domain/mail/choice';

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
  /** Makes the archive of an export. */
  'dataExport.make': { dataExportId: string };
  'dataExport.mail': { dataExportId: string };
  'talentProfile.review': { talentId: string };
  'companyProfile.review': { companyId: string };
  'jobPost.review': { jobPostId: string };
  /** Deletes the files that no record names any more. */
  'file.deleteUnused': Record<string, never>;
  /** Deletes stored files whose rows are gone. */
  'file.deleteStored': { paths: string[] };
  /** Mails a side of an invitation what happened to it. */
  'invitation.mail': { event: InvitationMail; threadId: string; noteMessageId?: string };
  /** Ends the invitations that are not answered in time, and reminds of them before, every hour. */
  'invitation.settle': Record<string, never>;
  /** Mails a talent or company the result of a review that it did not see at once. */
  'review.mail': { party: ThreadParty; reviewer: 'ai' | 'human'; reviewStatus: 'pass' | 'fail' };
  /** Mails a company what happened to its subscription, and when. */
  'subscription.mail': { companyId: string; change: SubscriptionMail; at: string };
  /** Mails an owner what happened to the account, and when. */
  'account.mail': { uid: string; mail: AccountMail; at: string; sessionId?: string };
  /** Mails what somebody wrote on the contact page to the operator, or to its sender that it has arrived. */
  'contactMessage.mail': { contactMessageId: string; to: 'operator' | 'sender' };
  /** Mails a company or talent that it has new messages, if it has not seen them by then. */
  'message.mail': ThreadParty;
  /** Deletes old rows, every hour. */
  'retention.prune': Record<string, never>;
  /** Queues the alerts of saved searches that are due, every hour. */
  'savedSearch.alertDue': Record<string, never>;
  /** Picks the new people of a company's saved searches. */
  'savedSearch.alert': { companyId: string };
  /** Mails a company the people that an alert has picked. */
  'savedSearch.mail': { companyId: string; alertId: string };
  /** Makes true here what the payment provider reported of a customer, or of a checkout that it paid. */
  'subscription.follow': { companyId: string; paymentCustomerId: string; sessionId?: string };
  /** Stops the renewal of a company whose account was disabled. */
  'subscription.stopRenewal': { companyId: string };
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
  'dataExport.make': HOURLY,
  'dataExport.mail': MAIL,
  'talentProfile.review': OUTAGE,
  'companyProfile.review': OUTAGE,
  'jobPost.review': OUTAGE,
  'file.deleteStored': OUTAGE,
  'invitation.mail': MAIL,
  'invitation.settle': HOURLY,
  'message.mail': MAIL,
  'review.mail': MAIL,
  'subscription.mail': MAIL,
  'account.mail': MAIL,
  'contactMessage.mail': MAIL,
  'retention.prune': HOURLY,
  'savedSearch.alertDue': HOURLY,
  'savedSearch.alert': HOURLY,
  'savedSearch.mail': MAIL,
  'subscription.follow': OUTAGE,
  'subscription.stopRenewal': OUTAGE,
  'subscription.settle': HOURLY,
  'subscription.settleDue': HOURLY,
  'file.deleteUnused': HOURLY,
};

/** The lane of each kind of mail. Jobs in a lane of their own neither wait for the others in the queue nor at the mail server. */
const LANES: Partial<Record<JobName, MailLane>> = {
  'account.mailLink': 'waiting',
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
