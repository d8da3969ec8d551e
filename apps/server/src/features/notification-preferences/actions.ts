import type { NotificationPreferences } from '@talaash/domain/notification-preferences/schema';
import { sql } from 'drizzle-orm';
import { notificationPreferences } from '../../db/schema/notification-preferences.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';

export const savePreferences = (
  { events }: Pick<Deps, 'events'>,
  uid: string,
  preferences: NotificationPreferences,
): Promise<void> =>
  events.transaction(async (tx) => {
    await tx
      .insert(notificationPreferences)
      .values({ uid, ...preferences })
      .onConflictDoUpdate({
        target: notificationPreferences.uid,
        set: { ...preferences, updatedIsoDateTimeUtc: sql`now()` },
      });
    await record(tx, { kind: 'notificationPreferences.saved', actorUid: uid });
  });
