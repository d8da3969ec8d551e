import type { UserType } from '../user-profile/choice.ts';

export const NOTIFICATION_TYPES = [
  'invitation',
  'invitation_response',
  'message',
  'shortlist',
  'job_post',
  'profile_update',
  'subscription',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What people are notified of. `message_sent` creates no entry, because nobody is notified of their own action. */
export const NOTIFICATION_EVENTS = [
  'invitation_received',
  'pay_raised',
  'invitation_ends_soon',
  'invitation_expired',
  'invitation_accepted',
  'invitation_rejected',
  'message_received',
  'message_sent',
  'shortlisted',
  'profile_updated',
  'job_post_reviewed',
  'subscription_changed',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

export const NOTIFICATION_TYPE_OF: Record<NotificationEvent, NotificationType> = {
  invitation_received: 'invitation',
  pay_raised: 'invitation',
  invitation_ends_soon: 'invitation',
  invitation_expired: 'invitation_response',
  invitation_accepted: 'invitation_response',
  invitation_rejected: 'invitation_response',
  message_received: 'message',
  message_sent: 'message',
  shortlisted: 'shortlist',
  profile_updated: 'profile_update',
  job_post_reviewed: 'job_post',
  subscription_changed: 'subscription',
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
  talent: ['invitation', 'message', 'shortlist', 'profile_update'],
  company: ['invitation_response', 'message', 'job_post', 'profile_update', 'subscription'],
};
