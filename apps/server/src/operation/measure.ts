import type { Deps } from '../call/deps.ts';
import { readIndexState } from './index-check.ts';
import { readQueueState } from './queue-check.ts';
import type { Metrics } from '../base/metrics.ts';

/** @returns all figures in the form of Prometheus; those of the database and the index are read now */
export async function measured(
  deps: Pick<Deps, 'database' | 'db' | 'now' | 'talentIndex'>,
  metrics: Metrics,
): Promise<string> {
  const { pool } = deps.database;
  metrics.connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
  metrics.connections.set({ state: 'idle' }, pool.idleCount);
  metrics.connectionsAwaited.set(pool.waitingCount);
  // The other figures say most when the database or the index is away.
  await Promise.allSettled([measureQueue(deps, metrics), measureIndex(deps, metrics)]);
  return metrics.registry.metrics();
}

async function measureQueue({ database }: Pick<Deps, 'database'>, metrics: Metrics): Promise<void> {
  const queue = await readQueueState(database.pool);
  if (!queue) return;
  metrics.jobsWaiting.set(queue.waiting);
  metrics.jobsFailed.set(queue.failed);
  metrics.jobOldestSeconds.set(queue.oldestSeconds);
  metrics.mailsGivenUp.set(queue.failedMails);
}

async function measureIndex(deps: Pick<Deps, 'db' | 'now' | 'talentIndex'>, metrics: Metrics): Promise<void> {
  const { state, talents, behindSeconds } = await readIndexState(deps);
  metrics.indexReady.set(state === 'ready' ? 1 : 0);
  metrics.indexTalents.set(talents);
  metrics.indexBehindSeconds.set(behindSeconds);
}
