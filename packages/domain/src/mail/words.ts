import { countOf, nounOf } from '../base/count.ts';
import { NOTICE_KINDS, type NoticeKind } from '../notification-preferences/choice.ts';
import { NOTICE_PREFERENCES } from '../notification-preferences/rule.ts';
import type { NotificationPreferences } from '../notification-preferences/schema.ts';
import type { MailKind } from './choice.ts';

const HAS_ACCOUNT = 'You get this mail because you have an account at Talaash.';
const ENTERED = 'You get this mail because somebody entered this address at Talaash.';
const HAS_PLAN = 'You get this mail because your company has, or had, a subscription at Talaash.';

/** Every mail: its kind, which says what stops it (`preferenceOf`), and why it is sent. */
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
  adminGranted: { kind: 'account', reason: HAS_ACCOUNT },
  secondFactorSet: { kind: 'account', reason: HAS_ACCOUNT },
  secondFactorEnded: { kind: 'account', reason: HAS_ACCOUNT },
  secondFactorReset: { kind: 'account', reason: HAS_ACCOUNT },
  disabled: { kind: 'account', reason: HAS_ACCOUNT },
  enabled: { kind: 'account', reason: HAS_ACCOUNT },
  registrationInvitation: {
    kind: 'account',
    reason: 'You get this mail because the operator of Talaash has invited this address.',
  },
  InvitationSent: {
    kind: 'jobInvitations',
    reason: 'You get this mail because companies can find your profile at Talaash.',
  },
  InvitationAccepted: {
    kind: 'jobInvitations',
    reason: 'You get this mail because your company invited somebody at Talaash.',
  },
  InvitationRejected: {
    kind: 'jobInvitations',
    reason: 'You get this mail because your company invited somebody at Talaash.',
  },
  newMessages: {
    kind: 'messages',
    reason: 'You get this mail because you have unread messages at Talaash.',
  },
  talentReviewed: {
    kind: 'profileReviews',
    reason: 'You get this mail because your profile at Talaash was reviewed.',
  },
  companyReviewed: {
    kind: 'profileReviews',
    reason: 'You get this mail because the profile of your company at Talaash was reviewed.',
  },
  searchAlert: {
    kind: 'searchAlerts',
    reason: 'You get this mail because your company turned on alerts for saved searches at Talaash.',
  },
  started: { kind: 'plan', reason: HAS_PLAN },
  paymentFailed: { kind: 'plan', reason: HAS_PLAN },
  cancelled: { kind: 'plan', reason: HAS_PLAN },
  resumed: { kind: 'plan', reason: HAS_PLAN },
  ended: { kind: 'plan', reason: HAS_PLAN },
  testMail: {
    kind: 'operation',
    reason: 'You get this mail because you asked for it in the admin portal of Talaash.',
  },
  contactMessage: {
    kind: 'contact',
    reason: 'You get this mail because you run this installation of Talaash.',
  },
  contactReceived: {
    kind: 'contact',
    reason: 'You get this mail because somebody wrote to Talaash and gave this address.',
  },
} as const satisfies Record<string, { kind: MailKind; reason: string }>;
export type MailName = keyof typeof MAILS;

const isNotice = (kind: MailKind): kind is NoticeKind => (NOTICE_KINDS as readonly string[]).includes(kind);

/** The kind of notices that a mail belongs to; undefined for a mail that cannot be stopped. */
export function noticeKindOf(name: MailName): NoticeKind | undefined {
  const kind: MailKind = MAILS[name].kind;
  return isNotice(kind) ? kind : undefined;
}

/** Which preference stops a mail, beside the one for all; undefined for a mail that always comes. */
export function preferenceOf(name: MailName): keyof NotificationPreferences | undefined {
  const kind = noticeKindOf(name);
  return kind && NOTICE_PREFERENCES[kind];
}

/** Why a mail has no link to stop it. */
export const LASTING_SENTENCES: Record<Exclude<MailKind, NoticeKind>, string> = {
  account: 'Mails about the account itself always come.',
  plan: 'Mails about a subscription and its payments always come.',
  operation: 'It comes only when you ask for it.',
  contact: 'It is an answer, and not the first of many.',
};

/** Said to an operator. */
export const resentSentence = (count: number): string =>
  `${countOf(count, 'mail')} ${nounOf(count, 'is', 'are')} sent again.`;
