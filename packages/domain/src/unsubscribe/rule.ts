import type { NotificationPreferences } from '../notification-preferences/schema.ts';
import type { UnsubscribeType } from './choice.ts';

/** Which preference a link sets. */
export const UNSUBSCRIBE_PREFERENCES = {
  job_invitations: 'unsubscribedFromJobInvitations',
  new_messages_count_notifications: 'unsubscribedFromMessageNotifications',
  profile_review_notifications: 'unsubscribedFromProfileReviewNotifications',
  search_alerts: 'unsubscribedFromSearchAlerts',
  all: 'unsubscribedFromAll',
} as const satisfies Record<UnsubscribeType, keyof NotificationPreferences>;

/** The preferences when the use of a link is undone: its mails come again, also when all were ended since. */
export const resubscribed = (
  preferences: NotificationPreferences,
  type: UnsubscribeType,
): NotificationPreferences => ({
  ...preferences,
  [UNSUBSCRIBE_PREFERENCES[type]]: false,
  unsubscribedFromAll: false,
});

/** Whether the mails that a link is about are ended. */
export const isUnsubscribed = (preferences: NotificationPreferences, type: UnsubscribeType): boolean =>
  preferences.unsubscribedFromAll || preferences[UNSUBSCRIBE_PREFERENCES[type]] === true;

/** Enough of an address for its owner to know it: a mail can be passed on, with its link. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}•••${last}${email.slice(at)}`;
}

/** A payload and the 32 bytes of its signature, each in the letters of base64url. */
const TOKEN_FORM = /^[\w-]{16,900}\.[\w-]{43}$/;

/** Whether a token is whole: one that was cut off in a mail program is not worth asking about. */
export const isTokenForm = (token: string): boolean => TOKEN_FORM.test(token);
