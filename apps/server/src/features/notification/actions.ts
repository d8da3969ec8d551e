import type { NotificationChange } from '@talaash/domain/notification/choice';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import { notifications } from '../../db/schema/notification.ts';
import { record } from '../../events/record.ts';
import { changedEvent, isUnread, ofParty } from './queries.ts';

type Acting = Pick<Deps, 'events' | 'now'>;

const isoNow = ({ now }: Acting) => new Date(now()).toISOString();

/** Changes the party's own among these entries. Repeating a change changes nothing. */
export async function changeNotifications(
  deps: Acting,
  party: ThreadParty,
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
  await deps.events.transaction((tx) => update(tx, party, set, and(isGiven, where)));
}

/** Marks entries as read up to the given time. */
export async function markAllRead(deps: Acting, party: ThreadParty, upTo: string): Promise<void> {
  const set = { readAt: isoNow(deps) };
  const where = and(isUnread, lte(notifications.lastIsoDateTimeUtc, upTo));
  await deps.events.transaction((tx) => update(tx, party, set, where));
}

async function update(
  tx: Tx,
  party: ThreadParty,
  set: { readAt?: string | null; archivedAt?: string | null },
  where: SQL | undefined,
): Promise<void> {
  const changed = await tx
    .update(notifications)
    .set(set)
    .where(and(ofParty(party), where))
    .returning({ id: notifications.notificationId });
  if (changed.length > 0) await record(tx, changedEvent(party));
}
