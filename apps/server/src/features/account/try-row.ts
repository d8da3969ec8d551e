import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rateLimits } from '../../db/schema/account.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** No row of `rateLimits` says anything after this time: every window is over and every failed try is forgiven. */
const KEPT_MS = 2 * DAY_MS;
const PRUNE_EVERY_MS = 10 * 60 * 1000;
let prunedAt = 0;

/** For whom a row counts is stored as a hash, so that the table says nothing about people. */
export const keyOf = ([name, ...whom]: readonly [name: string, ...whom: string[]]): string =>
  `${name}:${createHash('sha256').update(JSON.stringify(whom)).digest('base64url')}`;

export async function pruneTries(db: Db, nowMs: number): Promise<void> {
  if (nowMs - prunedAt < PRUNE_EVERY_MS) return;
  prunedAt = nowMs;
  await db.delete(rateLimits).where(lt(rateLimits.lastRequest, nowMs - KEPT_MS));
}
