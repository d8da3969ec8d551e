import type { NoticeKind } from '../notification-preferences/choice.ts';

/** What a link that unsubscribes ends. */
export const UNSUBSCRIBE_TYPES = [
  'job_invitations',
  'new_messages_count_notifications',
  'profile_review_notifications',
  'search_alerts',
  'all',
] as const;
export type UnsubscribeType = (typeof UNSUBSCRIBE_TYPES)[number];

export const UNSUBSCRIBE_TYPE_OF: Record<NoticeKind, Exclude<UnsubscribeType, 'all'>> = {
  jobInvitations: 'job_invitations',
  messages: 'new_messages_count_notifications',
  profileReviews: 'profile_review_notifications',
  searchAlerts: 'search_alerts',
};
