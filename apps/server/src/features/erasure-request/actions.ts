import { ERASURE_SENTENCES } from '@talaash/domain/erasure-request/words';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { eraseTalentRecords } from '../../db/erase-talent-record.ts';
import { erasureRequests } from '../../db/schema/privacy-shield.ts';
import { record } from '../../events/record.ts';

/** Stores that a company says to have erased its copies, and erases what its members have noted here. Idempotent. Throws NOT_FOUND without a request. */
export async function confirmErasure(
  { events }: Pick<Deps, 'events'>,
  { companyId, uid }: { companyId: string; uid: string },
  talentId: string,
): Promise<void> {
  await events.transaction(async (tx) => {
    const isRequest = and(eq(erasureRequests.companyId, companyId), eq(erasureRequests.talentId, talentId));
    const confirmed = await tx
      .update(erasureRequests)
      .set({ confirmedAt: sql`now()` })
      .where(and(isRequest, isNull(erasureRequests.confirmedAt)))
      .returning();
    if (confirmed.length > 0) {
      await eraseTalentRecords(tx, talentId, companyId);
      await record(tx, { kind: 'erasure.confirmed', actorUid: uid, companyId, talentId });
    } else if ((await tx.$count(erasureRequests, isRequest)) === 0)
      throw refusal('NOT_FOUND', ERASURE_SENTENCES.unknown);
  });
}
