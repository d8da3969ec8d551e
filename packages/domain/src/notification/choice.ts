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

/** What somebody is notified of. Of `message_sent` no entry is made, because nobody is notified of what they did themselves. */
export const NOTIFICATION_EVENTS = [
  'invitation_received',
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

/** What its owner can do with an entry. An entry that comes back from the archive is as read as it was. */
export const NOTIFICATION_CHANGES = ['read', 'unread', 'archive', 'unarchive'] as const;
export type NotificationChange = (typeof NOTIFICATION_CHANGES)[number];

export const NOTIFICATION_SENDER_KINDS = ['company', 'talent', 'system'] as const;
export type NotificationSenderKind = (typeof NOTIFICATION_SENDER_KINDS)[number];

/** The changes of a subscription that a company is notified of: those that nobody there has made. */
export const NOTIFIED_SUBSCRIPTION_CHANGES = ['renewed', 'paymentFailed', 'ended'] as const;
export type NotifiedSubscriptionChange = (typeof NOTIFIED_SUBSCRIPTION_CHANGES)[number];

/** What the list can be narrowed to, for each side, besides the unread and the archived entries. */
export const NOTIFICATION_TYPES_OF: Record<UserType, readonly NotificationType[]> = {
  talent: ['invitation', 'message', 'shortlist', 'profile_update'],
  company: ['invitation_response', 'message', 'job_post', 'profile_update', 'subscription'],
};
