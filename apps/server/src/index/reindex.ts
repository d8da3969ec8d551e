import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';

/**
 * Makes every node re-read all talents, with one event for each. The index replaces a talent's entry, or removes it if the talent
 * is not in search.
 * @returns the number of talents
 */
export async function reindexTalents(tx: Tx, actorUid: string): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`insert into events (kind, actor_uid, talent_id)
      select 'talentProfile.unindexed', ${actorUid}, talent_id from talent_profiles`,
  );
  return rowCount ?? 0;
}
