import { countTryUnder, type TryLimit } from '../../call/counted-try.ts';
import type { Deps } from '../../call/deps.ts';
import { networkOf } from '../../call/network.ts';
import { refusal } from '../../call/refusal.ts';
import { keyOf } from '../../call/try-key.ts';

const HOUR = 60 * 60;

/** Each message is mailed to the operator. Offices and mobile networks share an IP address, so theirs is the higher limit. */
const LIMITS = {
  contactFromAddress: { max: 5, seconds: HOUR },
  contactFromNetwork: { max: 20, seconds: HOUR },
} satisfies Record<string, TryLimit>;

/** Counts a message before it is stored. @throws TOO_MANY_REQUESTS with `retryAfterSeconds` */
export async function countContactMessage(
  counting: Pick<Deps, 'db' | 'now'>,
  email: string,
  ip: string,
): Promise<void> {
  const tries = [
    ['contactFromNetwork', networkOf(ip)],
    ['contactFromAddress', email],
  ] as const;
  for (const counted of tries) {
    const retryAfterSeconds = await countTryUnder(counting, keyOf(counted), LIMITS[counted[0]]);
    if (retryAfterSeconds > 0) throw refusal('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
  }
}
