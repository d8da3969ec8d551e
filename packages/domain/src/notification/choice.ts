import type { UserType } from '../user-profile/choice.ts';

export const NOTIFICATION_TYPES = [
  'invitation',
  'invitation_response',
  'message',
  'shortlist',
  'job_post',
  'profile_update',
  'subscription',
  'decision',
  'privacy',
  'meeting',
  'joining',
  'team',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What people are notified of. `message_sent` creates no entry, because nobody is notified of their own action. */
export const NOTIFICATION_EVENTS = [
  'invitation_received',
  'pay_raised',
  'follow_up_received',
  'invitation_ends_soon',
  'invitation_expired',
  'invitation_accepted',
  'invitation_rejected',
  'message_received',
  'message_sent',
  'shortlisted',
  'profile_updated',
  'job_post_reviewed',
  'job_post_asked',
  'job_post_closed',
  'subscription_changed',
  'report_answered',
  'sanction_decided',
  'appeal_answered',
  'employer_added',
  'erasure_requested',
  'erasure_confirmed',
  'tracking_asked',
  'meeting_offered',
  'meeting_confirmed',
  'meeting_moved',
  'meeting_cancelled',
  'meeting_reminded',
  'joining_offered',
  'joining_accepted',
  'joining_declined',
  'joining_withdrawn',
  'joining_said',
  'joining_confirmed',
  'joining_disputed',
  'note_mentioned',
  'reminder_due',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

export const NOTIFICATION_TYPE_OF: Record<NotificationEvent, NotificationType> = {
  invitation_received: 'invitation',
  pay_raised: 'invitation',
  follow_up_received: 'invitation',
  invitation_ends_soon: 'invitation',
  invitation_expired: 'invitation_response',
  invitation_accepted: 'invitation_response',
  invitation_rejected: 'invitation_response',
  message_received: 'message',
  message_sent: 'message',
  shortlisted: 'shortlist',
  profile_updated: 'profile_update',
  job_post_reviewed: 'job_post',
  job_post_asked: 'job_post',
  job_post_closed: 'job_post',
  subscription_changed: 'subscription',
  report_answered: 'decision',
  sanction_decided: 'decision',
  appeal_answered: 'decision',
  employer_added: 'privacy',
  erasure_requested: 'privacy',
  erasure_confirmed: 'privacy',
  tracking_asked: 'privacy',
  meeting_offered: 'meeting',
  meeting_confirmed: 'meeting',
  meeting_moved: 'meeting',
  meeting_cancelled: 'meeting',
  meeting_reminded: 'meeting',
  joining_offered: 'joining',
  joining_accepted: 'joining',
  joining_declined: 'joining',
  joining_withdrawn: 'joining',
  joining_said: 'joining',
  joining_confirmed: 'joining',
  joining_disputed: 'joining',
  note_mentioned: 'team',
  reminder_due: 'team',
};

export const NOTIFICATION_STATUSES = ['unread', 'read', 'archived'] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

/** The owner's actions on an entry. An entry that is restored from the archive keeps its read state. */
export const NOTIFICATION_CHANGES = ['read', 'unread', 'archive', 'unarchive'] as const;
export type NotificationChange = (typeof NOTIFICATION_CHANGES)[number];

export const NOTIFICATION_SENDER_KINDS = ['company', 'talent', 'system'] as const;
export type NotificationSenderKind = (typeof NOTIFICATION_SENDER_KINDS)[number];

/** The subscription changes that a company is notified of: those that nobody there made. */
export const NOTIFIED_SUBSCRIPTION_CHANGES = ['renewed', 'paymentFailed', 'ended'] as const;
export type NotifiedSubscriptionChange = (typeof NOTIFIED_SUBSCRIPTION_CHANGES)[number];

/** The filters of the list for each side, besides unread and archived. */
export const NOTIFICATION_TYPES_OF: Record<UserType, readonly NotificationType[]> = {
  talent: [
    'invitation',
    'message',
    'meeting',
    'joining',
    'shortlist',
    'profile_update',
    'decision',
    'privacy',
  ],
  company: [
    'invitation_response',
    'message',
    'meeting',
    'joining',
    'team',
    'job_post',
    'profile_update',
    'subscription',
    'decision',
    'privacy',
  ],
};
