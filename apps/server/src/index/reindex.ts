import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';

/**
 * Has every node read all talents again, by an event for each: what the index holds of a talent is replaced, or removed when
 * the talent is not in search.
 * @returns the number of talents
 */
export async function reindexTalents(tx: Tx, actorUid: string): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`insert into events (kind, actor_uid, talent_id)
      select 'talentProfile.unindexed', ${actorUid}, talent_id from talent_profiles`,
  );
  return rowCount ?? 0;
}
