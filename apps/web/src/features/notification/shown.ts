import { NOTIFICATION_TYPES_OF, type NotificationType } from '@talaash/domain/notification/choice';
import type { UserType } from '@talaash/domain/user-profile/choice';

/** The filter of the page, in the address; undefined shows all entries that are not archived. */
export type ShownNotifications = 'unread' | 'archived' | NotificationType;

export function shownNotifications(value: unknown, side: UserType): ShownNotifications | undefined {
  if (value === 'unread' || value === 'archived') return value;
  return NOTIFICATION_TYPES_OF[side].find((type) => type === value);
}
