import type { EventKind } from '@talaash/domain/event/choice';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { insertFrom } from '../db/insert-from.ts';
import { events } from '../db/schema/event.ts';

export type NewEvent = {
  kind: EventKind;
  /** Who caused it; null when the product did. */
  actorUid: string | null;
  companyId?: string;
  talentId?: string;
  threadId?: string;
  jobPostId?: string;
  /** What a notice needs and no table holds. Never personal data, because events are not deleted with it. */
  payload?: Record<string, unknown>;
};

export type StoredEvent = typeof events.$inferSelect;

/** Writes events in the transaction of the change that they report, so that neither exists without the other. */
export async function record(tx: Tx, ...happened: NewEvent[]): Promise<void> {
  if (happened.length > 0) await tx.insert(events).values(happened);
}

/** The same as part of a statement that writes: the event of each row that `from` finds. */
export const recordFrom = (happened: Parameters<typeof insertFrom<typeof events>>[1], from: SQL): SQL =>
  insertFrom(events, happened, from);
