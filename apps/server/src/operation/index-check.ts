import type { TalentIndex } from '@talaash/talent-index/port';
import type { Db } from '../db/client.ts';
import { readCommitted } from '../events/read.ts';
import { type Finding, finding } from './finding.ts';

export type IndexState = {
  state: 'building' | 'ready' | 'failed';
  talents: number;
  /** How long the oldest event has waited that the index has not read. */
  behindSeconds: number;
};

/** Longer than the feed waits for a transaction, and than a reload of a small index takes. */
const BEHIND_SECONDS_MAX = 120;

export async function readIndexState({
  talentIndex,
  db,
  now,
}: {
  talentIndex: Pick<TalentIndex, 'status'>;
  db: Db;
  now: () => number;
}): Promise<IndexState> {
  const status = await talentIndex.status().catch(() => undefined);
  if (!status) return { state: 'failed', talents: 0, behindSeconds: 0 };
  const { state, talents, cursor } = status;
  const [oldest] = cursor ? await readCommitted(db, cursor, 1) : [];
  const behindMs = oldest ? now() - Date.parse(oldest.createdIsoDateTimeUtc) : 0;
  return { state, talents, behindSeconds: Math.max(0, behindMs / 1000) };
}

/** The search index of a running server. */
export function examineIndex({ state, talents, behindSeconds }: IndexState): Finding {
  if (state === 'failed')
    return finding(
      'search index',
      'trouble',
      'The search index does not answer.',
      'Check the search server, or restart this server to rebuild its index.',
    );
  if (behindSeconds > BEHIND_SECONDS_MAX)
    return finding(
      'search index',
      'trouble',
      `The search index is ${Math.round(behindSeconds)} s behind.`,
      'Look for “search index” in the log. Restart the server so that it catches up.',
    );
  return state === 'building'
    ? finding('search index', 'warning', `The search index is being built (${talents} so far).`, 'Wait.')
    : finding('search index', 'fine', `${talents} talents are indexed.`);
}
