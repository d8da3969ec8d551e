import { eq, sql } from 'drizzle-orm';
import { rateLimits } from '../db/schema/account.ts';
import type { Deps } from './deps.ts';

/** How many tries a time window allows. */
export type TryLimit = { max: number; seconds: number };

/**
 * Counts a try in one statement, so parallel requests on any node cannot exceed the limit. Returns the seconds to wait, or 0
 * within the limit.
 */
export async function countTryUnder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  key: string,
  { max, seconds }: TryLimit,
): Promise<number> {
  const nowMs = now();
  const isWindowOver = sql`${rateLimits.lastRequest} <= ${nowMs - seconds * 1000}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, lastRequest: nowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isWindowOver} then 1 else least(${rateLimits.count}, ${max}) + 1 end`,
        lastRequest: sql`case when ${isWindowOver} then ${nowMs} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning();
  if (!row || row.count <= max) return 0;
  return Math.max(1, Math.ceil((row.lastRequest + seconds * 1000 - nowMs) / 1000));
}

/** Takes back a counted try that had no effect. */
export async function giveBackTry({ db }: Pick<Deps, 'db'>, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}
