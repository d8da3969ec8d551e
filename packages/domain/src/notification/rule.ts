import type { NotificationStatus } from './choice.ts';

/** An archived entry stays archived, whether or not it was read. */
export function notificationStatus(entry: {
  readAt: string | null;
  archivedAt: string | null;
}): NotificationStatus {
  if (entry.archivedAt !== null) return 'archived';
  return entry.readAt === null ? 'unread' : 'read';
}
