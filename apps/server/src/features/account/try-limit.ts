import { sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import { rateLimits } from '../../db/schema/account.ts';
import type { Deps } from '../../call/deps.ts';
import { keyOf, pruneTries } from './try-row.ts';

type TryLimit = { max: number; seconds: number };

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * How often each thing may be done in a window of time. Offices and mobile networks share an IP address, so the limit of a
 * network is much higher than that of one address or account.
 */
const TRY_LIMITS = {
  signUpFromAddress: { max: 200, seconds: HOUR },
  verificationMail: { max: 5, seconds: HOUR },
  verificationMailFromAddress: { max: 100, seconds: HOUR },
  verifyFromAddress: { max: 60, seconds: 5 * 60 },
  resetMail: { max: 5, seconds: HOUR },
  resetMailFromAddress: { max: 100, seconds: HOUR },
  resetFromAddress: { max: 60, seconds: 5 * 60 },
  changeMail: { max: 10, seconds: HOUR },
  wrongPasswordMail: { max: 1, seconds: DAY },
} satisfies Record<string, TryLimit>;

/** What is counted, and for whom: an account, an address, or both. */
export type Try = readonly [name: keyof typeof TRY_LIMITS, ...whom: string[]];

type Counting = Pick<Deps, 'db' | 'now'>;

/** Counts tries before they are made. @throws TOO_MANY_REQUESTS with `retryAfterSeconds` */
export async function countTries(counting: Counting, ...tries: Try[]): Promise<void> {
  for (const counted of tries) {
    const retryAfterSeconds = await countTry(counting, counted);
    if (retryAfterSeconds > 0) throw refusal('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
  }
}

/**
 * Counts a try in one statement, so that parallel requests on any node cannot exceed a limit. Answers the seconds to wait;
 * 0 within the limit.
 */
export async function countTry({ db, now }: Counting, counted: Try): Promise<number> {
  const nowMs = now();
  await pruneTries(db, nowMs);
  const { max, seconds }: TryLimit = TRY_LIMITS[counted[0]];
  const isWindowOver = sql`${rateLimits.lastRequest} <= ${nowMs - seconds * 1000}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(counted), count: 1, lastRequest: nowMs })
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
