import { Cursor, id, limit, listOf, z } from '@talaash/domain/base/schema';
import { INVITATION_STATUSES } from '@talaash/domain/invitation/choice';
import {
  NOTIFICATION_CHANGES,
  NOTIFICATION_EVENTS,
  NOTIFICATION_SENDER_KINDS,
  NOTIFICATION_STATUSES,
  NOTIFICATION_TYPES,
  NOTIFIED_SUBSCRIPTION_CHANGES,
} from '@talaash/domain/notification/choice';
import { NOTIFICATION_CHANGES_MAX, NOTIFICATION_PAGE_SIZE } from '@talaash/domain/notification/limit';
import { call, Nothing } from './call.ts';
import { FileView } from './file.ts';

const tags = ['Notifications'];

const own = 'notifications of the caller, as a talent or as a member of the own company';

const count = () => z.number().int().min(0);

/** Names, titles and texts are current, not those at the time of the event. */
export const Notification = z.object({
  notificationId: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  event: z.enum(NOTIFICATION_EVENTS),
  status: z.enum(NOTIFICATION_STATUSES),
  /** The time of the entry's latest event. */
  isoDateTimeUtc: z.string(),
  /** Events of one kind and sender within an hour are one entry. */
  count: z.number().int().min(1),
  /** The name is null if it is withheld, or the account is deleted. */
  sender: z.object({
    kind: z.enum(NOTIFICATION_SENDER_KINDS),
    name: z.string().nullable(),
    picture: FileView.nullable(),
  }),
  threadId: z.string().nullable(),
  jobPostId: z.string().nullable(),
  jobPostTitle: z.string().nullable(),
  invitationStatus: z.enum(INVITATION_STATUSES).nullable(),
  isThreadEnded: z.boolean(),
  excerptMarkdown: z.string().nullable(),
  /** The note that mentions the reader, or the text of the reminder. */
  excerptText: z.string().nullable(),
  /** The colleague who acted; null if nobody did, or if they have left. */
  colleague: z.string().nullable(),
  /** Whom a note or a reminder is about, while the company can see them. */
  talentId: z.string().nullable(),
  review: z.object({ reviewer: z.enum(['ai', 'human']), reviewStatus: z.enum(['pass', 'fail']) }).nullable(),
  subscriptionChange: z.enum(NOTIFIED_SUBSCRIPTION_CHANGES).nullable(),
  /** An employer that is new in the talent’s work history, and whether the talent hides from it now. */
  employer: z.object({ name: z.string(), isHidden: z.boolean() }).nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationCounts = z.object({
  /** Those that are not archived. */
  total: count(),
  unread: count(),
  archived: count(),
  /** The unarchived entries of each type. Types without any are left out. */
  byType: z.partialRecord(z.enum(NOTIFICATION_TYPES), count()),
});
export type NotificationCounts = z.infer<typeof NotificationCounts>;

export const notification = {
  list: call({
    access: ['company', 'talent'],
    permission: 'member',
    own,
    path: '/get-notifications',
    summary: 'Lists the caller’s notifications, newest first. Without a status, leaves out archived ones',
    tags,
  })
    .input(
      z.strictObject({
        status: z.enum(NOTIFICATION_STATUSES).optional(),
        type: z.enum(NOTIFICATION_TYPES).optional(),
        limit: limit(NOTIFICATION_PAGE_SIZE),
        cursor: Cursor,
      }),
    )
    .output(listOf(Notification)),
  count: call({
    access: ['company', 'talent'],
    permission: 'member',
    own,
    path: '/count-notifications',
    summary: 'Counts the caller’s notifications by status and type',
    tags,
  })
    .input(Nothing)
    .output(NotificationCounts),
  change: call({
    access: ['company', 'talent'],
    permission: 'member',
    own,
    path: '/change-notifications',
    summary:
      'Marks notifications as read or unread, archives or unarchives them. Ignores ids of other callers',
    tags,
    limit: { max: 120, seconds: 600 },
  })
    .input(
      z.strictObject({
        notificationIds: z.array(id()).min(1).max(NOTIFICATION_CHANGES_MAX),
        change: z.enum(NOTIFICATION_CHANGES),
      }),
    )
    .output(Nothing),
  markAllRead: call({
    access: ['company', 'talent'],
    permission: 'member',
    own,
    path: '/mark-all-notifications-read',
    summary: 'Marks notifications up to the given time as read. Newer ones stay unread',
    tags,
    limit: { max: 120, seconds: 600 },
  })
    .input(z.strictObject({ upToIsoDateTimeUtc: z.iso.datetime() }))
    .output(Nothing),
  markThreadRead: call({
    access: ['company', 'talent'],
    permission: 'member',
    own,
    path: '/mark-thread-notifications-read',
    summary: 'Marks the caller’s notifications about a conversation as read',
    tags,
    limit: { max: 600, seconds: 600 },
  })
    .input(z.strictObject({ threadId: id() }))
    .output(Nothing),
};
