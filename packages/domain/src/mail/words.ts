import { countOf } from '../base/count.ts';
import { NOTICE_KINDS, type NoticeKind } from '../notification-preferences/choice.ts';
import { NOTICE_PREFERENCES } from '../notification-preferences/rule.ts';
import type { NotificationPreferences } from '../notification-preferences/schema.ts';
import type { MailKind } from './choice.ts';

const HAS_ACCOUNT = 'You received this email because you have a Talaash account.';
const REPORTED = 'You received this email because you reported something on Talaash.';
const ENTERED = 'You received this email because someone entered this address on Talaash.';
const HAS_PLAN = 'You received this email because your company has or had a Talaash subscription.';
const INVITED = 'You received this email because companies can find your profile on Talaash.';
const HAS_JOB_POST = 'You received this email because your company has a job post on Talaash.';
const MEETS = 'You received this email because you take part in a meeting arranged on Talaash.';
const HAS_INVITED = 'You received this email because your company invited someone on Talaash.';

/** Every mail: its kind, which says what turns it off (`preferenceOf`), and why it is sent. */
export const MAILS = {
  verifyEmail: { kind: 'account', reason: ENTERED },
  resetPassword: { kind: 'account', reason: HAS_ACCOUNT },
  verifyAndChangeEmail: { kind: 'account', reason: ENTERED },
  recoverEmail: { kind: 'account', reason: HAS_ACCOUNT },
  deleteAccount: { kind: 'account', reason: HAS_ACCOUNT },
  imported: { kind: 'account', reason: HAS_ACCOUNT },
  deletion: { kind: 'account', reason: HAS_ACCOUNT },
  dataExport: { kind: 'account', reason: HAS_ACCOUNT },
  wrongPassword: { kind: 'account', reason: HAS_ACCOUNT },
  newDevice: { kind: 'account', reason: HAS_ACCOUNT },
  passwordChanged: { kind: 'account', reason: HAS_ACCOUNT },
  erasureRequested: { kind: 'account', reason: HAS_ACCOUNT },
  adminGranted: { kind: 'account', reason: HAS_ACCOUNT },
  secondFactorSet: { kind: 'account', reason: HAS_ACCOUNT },
  secondFactorEnded: { kind: 'account', reason: HAS_ACCOUNT },
  secondFactorReset: { kind: 'account', reason: HAS_ACCOUNT },
  apiKeyCreated: { kind: 'account', reason: HAS_ACCOUNT },
  apiKeyRotated: { kind: 'account', reason: HAS_ACCOUNT },
  apiKeyRevoked: { kind: 'account', reason: HAS_ACCOUNT },
  apiKeysTakenOver: { kind: 'account', reason: HAS_ACCOUNT },
  webhookAdded: { kind: 'account', reason: HAS_ACCOUNT },
  webhookOff: { kind: 'account', reason: HAS_ACCOUNT },
  programConnected: { kind: 'account', reason: HAS_ACCOUNT },
  disabled: { kind: 'account', reason: HAS_ACCOUNT },
  enabled: { kind: 'account', reason: HAS_ACCOUNT },
  reportAnswered: { kind: 'account', reason: REPORTED },
  sanctionDecided: { kind: 'account', reason: HAS_ACCOUNT },
  appealAnswered: { kind: 'account', reason: HAS_ACCOUNT },
  registrationInvitation: {
    kind: 'account',
    reason: 'You received this email because the operator of Talaash invited this address.',
  },
  memberInvitation: { kind: 'account', reason: ENTERED },
  domainLink: { kind: 'account', reason: ENTERED },
  employerLink: { kind: 'account', reason: ENTERED },
  domainFailing: { kind: 'account', reason: HAS_ACCOUNT },
  domainLost: { kind: 'account', reason: HAS_ACCOUNT },
  InvitationSent: { kind: 'jobInvitations', reason: INVITED },
  InvitationAccepted: { kind: 'jobInvitations', reason: HAS_INVITED },
  InvitationRejected: { kind: 'jobInvitations', reason: HAS_INVITED },
  PayRaised: { kind: 'jobInvitations', reason: INVITED },
  FollowedUp: { kind: 'jobInvitations', reason: INVITED },
  InvitationEndsSoon: { kind: 'jobInvitations', reason: INVITED },
  InvitationUnanswered: { kind: 'jobInvitations', reason: HAS_INVITED },
  newMessages: {
    kind: 'messages',
    reason: 'You received this email because you have unread messages on Talaash.',
  },
  meetingOffered: {
    kind: 'messages',
    reason: 'You received this email because somebody offers you slots for a meeting on Talaash.',
  },
  joiningRecord: {
    kind: 'messages',
    reason: 'You received this email because a job offer between you is recorded on Talaash.',
  },
  noteMentioned: {
    kind: 'messages',
    reason: 'You received this email because a colleague mentioned you in a note on Talaash.',
  },
  reminderDue: {
    kind: 'messages',
    reason: 'You received this email because a reminder for you is due on Talaash.',
  },
  meetingConfirmed: { kind: 'meeting', reason: MEETS },
  meetingMoved: { kind: 'meeting', reason: MEETS },
  meetingCancelled: { kind: 'meeting', reason: MEETS },
  meetingReminder: { kind: 'meeting', reason: MEETS },
  talentReviewed: {
    kind: 'profileReviews',
    reason: 'You received this email because your profile on Talaash was reviewed.',
  },
  companyReviewed: {
    kind: 'profileReviews',
    reason: 'You received this email because your company profile on Talaash was reviewed.',
  },
  jobPostAsked: { kind: 'profileReviews', reason: HAS_JOB_POST },
  jobPostClosed: { kind: 'profileReviews', reason: HAS_JOB_POST },
  searchAlert: {
    kind: 'searchAlerts',
    reason: 'You received this email because your company turned on alerts for saved searches on Talaash.',
  },
  started: { kind: 'plan', reason: HAS_PLAN },
  paymentFailed: { kind: 'plan', reason: HAS_PLAN },
  cancelled: { kind: 'plan', reason: HAS_PLAN },
  resumed: { kind: 'plan', reason: HAS_PLAN },
  ended: { kind: 'plan', reason: HAS_PLAN },
  testMail: {
    kind: 'operation',
    reason: 'You received this email because you requested it in the Talaash admin portal.',
  },
  contactMessage: {
    kind: 'contact',
    reason: 'You received this email because you run this Talaash installation.',
  },
  contactReceived: {
    kind: 'contact',
    reason: 'You received this email because someone contacted Talaash with this address.',
  },
} as const satisfies Record<string, { kind: MailKind; reason: string }>;
export type MailName = keyof typeof MAILS;

const isNotice = (kind: MailKind): kind is NoticeKind => (NOTICE_KINDS as readonly string[]).includes(kind);

/** The notice kind of a mail; undefined for a mail that cannot be turned off. */
export function noticeKindOf(name: MailName): NoticeKind | undefined {
  const kind: MailKind = MAILS[name].kind;
  return isNotice(kind) ? kind : undefined;
}

/** The preference that turns a mail off, beside the one for all; undefined for a mail that is always sent. */
export function preferenceOf(name: MailName): keyof NotificationPreferences | undefined {
  const kind = noticeKindOf(name);
  return kind && NOTICE_PREFERENCES[kind];
}

/** Why a mail has no unsubscribe link. */
export const LASTING_SENTENCES: Record<Exclude<MailKind, NoticeKind>, string> = {
  account: 'You cannot turn off emails about the account itself.',
  plan: 'You cannot turn off emails about a subscription and its payments.',
  meeting: 'You cannot turn off emails about a meeting that you take part in.',
  operation: 'We send it only when you request it.',
  contact: 'We send it once for each message.',
};

/** The subject of a mail to somebody with several companies: it ends with the one that it is about, unless it names it already. */
export const subjectAbout = (subject: string, companyName: string): string =>
  subject.includes(companyName) ? subject : `${subject} (${companyName})`;

/** At the end of such a mail. */
export const aboutSentence = (companyName: string): string =>
  `It is about ${companyName}, one of your companies.`;

/** Said to an operator. */
export const resentSentence = (count: number): string => `${countOf(count, 'email')} will be sent again.`;
