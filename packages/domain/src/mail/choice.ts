import type { NoticeKind } from '../notification-preferences/choice.ts';

/** The subject of a mail. The kinds beyond the notices are sent whatever the preferences. */
export type MailKind = NoticeKind | 'account' | 'plan' | 'meeting' | 'operation' | 'contact';

/** The priority lanes of mails: first those that somebody waits for, last bulk. */
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
  'apiKeyCreated',
  'apiKeyRotated',
  'apiKeyRevoked',
  'apiKeysTakenOver',
  'webhookAdded',
  'webhookOff',
  'programConnected',
] as const;
/** The account events that its owner is mailed about, beside the mails with links. */
export type AccountMail = (typeof ACCOUNT_MAILS)[number];

export const JOB_POST_MAILS = ['asked', 'closed'] as const;
/** What a company is mailed about a job post that is a month old. */
export type JobPostMail = (typeof JOB_POST_MAILS)[number];

/** The answers of admins to reports and appeals, and their decisions, that are mailed. */
export type DecisionMail = 'reportAnswered' | 'sanctionDecided' | 'appealAnswered';

export const TALENT_RECORD_MAILS = ['noteMentioned', 'reminderDue'] as const;
/** What a member of a company is mailed about what the company notes. */
export type TalentRecordMail = (typeof TALENT_RECORD_MAILS)[number];

export const INVITATION_MAILS = [
  'InvitationSent',
  'InvitationAccepted',
  'InvitationRejected',
  'PayRaised',
  'FollowedUp',
  'InvitationEndsSoon',
  'InvitationUnanswered',
] as const;
/** What a side of an invitation is mailed about. `InvitationEndsSoon` is for the talent, `InvitationUnanswered` for the company. */
export type InvitationMail = (typeof INVITATION_MAILS)[number];
