import type { NoticeKind } from './choice.ts';
import type { NotificationPreferences } from './schema.ts';

/** Which preference ends each kind of mail. */
export const NOTICE_PREFERENCES = {
  jobInvitations: 'unsubscribedFromJobInvitations',
  messages: 'unsubscribedFromMessageNotifications',
  profileReviews: 'unsubscribedFromProfileReviewNotifications',
  searchAlerts: 'unsubscribedFromSearchAlerts',
} as const satisfies Record<NoticeKind, keyof NotificationPreferences>;

/** The preferences of an account that has never chosen. */
export const DEFAULT_PREFERENCES: NotificationPreferences = {
  unsubscribedFromJobInvitations: false,
  unsubscribedFromMessageNotifications: false,
  unsubscribedFromProfileReviewNotifications: false,
  unsubscribedFromSearchAlerts: false,
  unsubscribedFromAll: false,
};

/** Whether a mail of this kind is wanted. Turning all off leaves the others as they are, for when it is undone. */
export const isNoticeWanted = (preferences: NotificationPreferences, kind: NoticeKind): boolean =>
  !preferences.unsubscribedFromAll && !preferences[NOTICE_PREFERENCES[kind]];
