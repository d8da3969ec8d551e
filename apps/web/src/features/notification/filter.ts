import { NOTIFICATION_TYPES_OF } from '@talaash/domain/notification/choice';
import { NOTIFICATION_TYPE_LABELS } from '@talaash/domain/notification/words';
import type { NotificationCounts } from '@talaash/contract/notification';
import type { UserType } from '@talaash/domain/user-profile/choice';
import type { NotificationFilter } from './notification.ts';
import type { ShownNotifications } from './shown.ts';

export function filterOf(show: ShownNotifications | undefined): NotificationFilter {
  if (show === undefined) return {};
  return show === 'unread' || show === 'archived' ? { status: show } : { type: show };
}

type Choice = { show: ShownNotifications | undefined; label: string; count: number | undefined };

/** The filter choices of a side, each with its number of entries. */
export function filterChoices(side: UserType, counts: NotificationCounts | undefined): Choice[] {
  return [
    { show: undefined, label: 'All', count: counts?.total },
    { show: 'unread', label: 'Unread', count: counts?.unread },
    ...NOTIFICATION_TYPES_OF[side].map((type) => ({
      show: type,
      label: NOTIFICATION_TYPE_LABELS[type],
      count: counts && (counts.byType[type] ?? 0),
    })),
    { show: 'archived', label: 'Archived', count: counts?.archived },
  ];
}
