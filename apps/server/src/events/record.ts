import type { EventKind } from '@talaash/domain/event/choice';
import type { Tx } from '../db/client.ts';
import { events } from '../db/schema/event.ts';

export type NewEvent = {
  kind: EventKind;
  /** Who did it; null for what the product did itself. */
  actorUid: string | null;
  companyId?: string;
  talentId?: string;
  threadId?: string;
  jobPostId?: string;
  /** What a notice needs and no table keeps. Never personal data: events outlive it. */
  payload?: Record<string, unknown>;
};

export type StoredEvent = typeof events.$inferSelect;

/** Writes events in the transaction of the change that they tell of, so that neither is ever without the other. */
export async function record(tx: Tx, ...happened: NewEvent[]): Promise<void> {
  if (happened.length > 0) await tx.insert(events).values(happened);
}
