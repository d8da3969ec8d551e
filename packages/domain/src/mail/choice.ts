import type { NoticeKind } from '../notification-preferences/choice.ts';

/** What a mail is about. The kinds beside those of the notices come whatever a person prefers. */
export type MailKind = NoticeKind | 'account' | 'plan' | 'operation' | 'contact';

/** In which order mails go: first those that somebody waits for, last those to many. */
export const MAIL_LANES = ['waiting', 'notice', 'bulk'] as const;
export type MailLane = (typeof MAIL_LANES)[number];

export const SUBSCRIPTION_MAILS = ['started', 'paymentFailed', 'cancelled', 'resumed', 'ended'] as const;
/** The changes of a subscription that are mailed. */
export type SubscriptionMail = (typeof SUBSCRIPTION_MAILS)[number];

export const ACCOUNT_MAILS = [
  'newDevice',
  'passwordChanged',
  'disabled',
  'enabled',
  'adminGranted',
  'secondFactorSet',
  'secondFactorEnded',
  'secondFactorReset',
] as const;
/** What happened to an account that its owner is mailed about, beside the mails with links. */
export type AccountMail = (typeof ACCOUNT_MAILS)[number];
