import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, eq } from 'drizzle-orm';
import { threads } from '../../db/schema/thread.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { ownThread, readThread, SIDES } from './queries.ts';

/** Marks the party's side as read. The event names only that side, so the other side is not told. */
export async function markThreadRead(
  { events }: Pick<Deps, 'events'>,
  party: ThreadParty,
  actorUid: string,
  threadId: string,
) {
  const { readStatus } = SIDES[party.side];
  return events.transaction(async (tx) => {
    const [changed] = await tx
      .update(threads)
      .set({ [readStatus]: 'Read' })
      .where(and(ownThread(party, threadId), eq(threads[readStatus], 'Unread')))
      .returning();
    if (!changed) return readThread(tx, party, threadId);
    const reader = party.side === 'company' ? { companyId: party.id } : { talentId: party.id };
    await record(tx, { kind: 'thread.read', actorUid, threadId, ...reader });
    return changed;
  });
}
