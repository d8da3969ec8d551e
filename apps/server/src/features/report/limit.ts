import { REPORTS_AN_HOUR_MAX, REPORTS_OF_NETWORK_AN_HOUR_MAX } from '@talaash/domain/report/limit';
import { countTryUnder, giveBackTry } from '../../call/counted-try.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { keyOf } from '../../call/try-key.ts';

const HOUR_SECONDS = 60 * 60;

type Counting = Pick<Deps, 'db' | 'now'>;

type Sender = { uid: string; network: string };

const keysOf = ({ uid, network }: Sender) => ({
  account: keyOf(['reportFromAccount', uid]),
  network: keyOf(['reportFromNetwork', network]),
});

/**
 * Counts a report of an account and of its network, over all nodes. What is too much for the account does not count for its
 * network. @throws TOO_MANY_REQUESTS
 */
export async function countReport(counting: Counting, sender: Sender): Promise<void> {
  const keys = keysOf(sender);
  await count(counting, keys.account, REPORTS_AN_HOUR_MAX);
  await count(counting, keys.network, REPORTS_OF_NETWORK_AN_HOUR_MAX);
}

async function count(counting: Counting, key: string, max: number): Promise<void> {
  const retryAfterSeconds = await countTryUnder(counting, key, { max, seconds: HOUR_SECONDS });
  if (retryAfterSeconds > 0) throw refusal('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
}

/** Takes a counted report back that could not be stored. */
export async function giveBackReport(counting: Counting, sender: Sender): Promise<void> {
  for (const key of Object.values(keysOf(sender))) await giveBackTry(counting, key);
}
