import type { NotificationChange } from '@talaash/domain/notification/choice';
import { and, eq, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import { notifications } from '../../db/schema/notification.ts';
import { record } from '../../events/record.ts';
import { changedEvent, isUnread, ofReader, type Reader } from './queries.ts';

type Acting = Pick<Deps, 'events' | 'now'>;

const isoNow = ({ now }: Acting) => new Date(now()).toISOString();

/** Changes the reader's own among these entries. Repeating a change changes nothing. */
export async function changeNotifications(
  deps: Acting,
  reader: Reader,
  { notificationIds, change }: { notificationIds: readonly string[]; change: NotificationChange },
): Promise<void> {
  const at = isoNow(deps);
  const { readAt, archivedAt } = notifications;
  const changes = {
    read: { set: { readAt: at }, where: isNull(readAt) },
    unread: { set: { readAt: null }, where: isNotNull(readAt) },
    archive: { set: { archivedAt: at }, where: isNull(archivedAt) },
    unarchive: { set: { archivedAt: null }, where: isNotNull(archivedAt) },
  } as const;
  const { set, where } = changes[change];
  const isGiven = inArray(notifications.notificationId, [...notificationIds]);
  await deps.events.transaction((tx) => update(tx, reader, set, and(isGiven, where)));
}

/** Marks entries as read up to the given time. */
export async function markAllRead(deps: Acting, reader: Reader, upTo: string): Promise<void> {
  const set = { readAt: isoNow(deps) };
  const where = and(isUnread, lte(notifications.lastIsoDateTimeUtc, upTo));
  await deps.events.transaction((tx) => update(tx, reader, set, where));
}

/**
 * Marks a member's entries about a conversation as read. For whoever opens it after a colleague has read it: it is read already, so
 * that no event says so.
 */
export async function markThreadEntriesRead(deps: Acting, reader: Reader, threadId: string): Promise<void> {
  const set = { readAt: isoNow(deps) };
  const where = and(isUnread, eq(notifications.threadId, threadId));
  await deps.events.transaction((tx) => update(tx, reader, set, where));
}

async function update(
  tx: Tx,
  reader: Reader,
  set: { readAt?: string | null; archivedAt?: string | null },
  where: SQL | undefined,
): Promise<void> {
  const changed = await tx
    .update(notifications)
    .set(set)
    .where(and(ofReader(reader), where))
    .returning({ uid: notifications.uid });
  const uids = new Set(changed.map(({ uid }) => uid));
  await record(tx, ...[...uids].map((uid) => changedEvent({ ...reader, uid })));
}
