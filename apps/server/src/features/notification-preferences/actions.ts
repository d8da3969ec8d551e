import { DEFAULT_PREFERENCES } from '@talaash/domain/notification-preferences/rule';
import type { NotificationPreferences } from '@talaash/domain/notification-preferences/schema';
import { UNSUBSCRIBE_PREFERENCES } from '@talaash/domain/unsubscribe/rule';
import type { UnsubscribePayload } from '@talaash/domain/unsubscribe/schema';
import { sql } from 'drizzle-orm';
import { notificationPreferences } from '../../db/schema/notification-preferences.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { findLinkedAccount } from './queries.ts';

/** Turns off the mails that a link is about. Does nothing if the address has no account any more: it gets no mails. */
export async function unsubscribe(
  deps: Pick<Deps, 'db' | 'events'>,
  { email, type }: Pick<UnsubscribePayload, 'email' | 'type'>,
): Promise<void> {
  const account = await findLinkedAccount(deps.db, email);
  if (account) await changePreferences(deps, account.uid, { [UNSUBSCRIBE_PREFERENCES[type]]: true });
}

/** Changes these preferences of an account and leaves the others as they are. */
export const changePreferences = (
  { events }: Pick<Deps, 'events'>,
  uid: string,
  changed: Partial<NotificationPreferences>,
): Promise<void> =>
  events.transaction(async (tx) => {
    await tx
      .insert(notificationPreferences)
      .values({ uid, ...DEFAULT_PREFERENCES, ...changed })
      .onConflictDoUpdate({
        target: notificationPreferences.uid,
        set: { ...changed, updatedIsoDateTimeUtc: sql`now()` },
      });
    await record(tx, { kind: 'notificationPreferences.saved', actorUid: uid });
  });
