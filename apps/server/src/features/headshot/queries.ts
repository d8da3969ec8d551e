import { HEADSHOT_RUNS_A_DAY } from '@talaash/domain/headshot/limit';
import type { HeadshotRuns } from '@talaash/domain/headshot/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { headshotRuns } from '../../db/schema/headshot.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many runs the talent has left within 24 hours, and when the next one becomes available. */
export async function readRuns(
  db: Pick<Db, 'select'>,
  talentId: string,
  nowMs: number,
): Promise<HeadshotRuns> {
  const since = new Date(nowMs - DAY_MS).toISOString();
  const runs = await db
    .select({ startedAt: headshotRuns.startedAt })
    .from(headshotRuns)
    .where(and(eq(headshotRuns.talentId, talentId), gt(headshotRuns.startedAt, since)))
    .orderBy(asc(headshotRuns.startedAt));
  const runsLeft = Math.max(0, HEADSHOT_RUNS_A_DAY - runs.length);
  const first = runs.at(-HEADSHOT_RUNS_A_DAY);
  const nextIsoDateTimeUtc =
    runsLeft > 0 || !first ? null : new Date(Date.parse(first.startedAt) + DAY_MS).toISOString();
  return { runsLeft, nextIsoDateTimeUtc };
}
