import { createHash } from 'node:crypto';
import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { lt, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import { rateLimits } from '../../db/schema/account.ts';
import type { Deps } from '../../call/deps.ts';

type TryLimit = { max: number; seconds: number; message?: string };

const { tooManyTries } = ACCOUNT_SENTENCES;

/**
 * How often each thing may be tried. Offices and mobile networks share an IP address, so the limit of an address alone is
 * much higher than that of one account from one address. Tries that succeed do not count.
 */
const TRY_LIMITS = {
  signIn: { max: 10, seconds: 5 * 60, message: tooManyTries },
  signInToAccount: { max: 100, seconds: 60 * 60, message: tooManyTries },
  signInFromAddress: { max: 200, seconds: 5 * 60, message: tooManyTries },
  signUpFromAddress: { max: 200, seconds: 60 * 60 },
  verificationMail: { max: 5, seconds: 60 * 60 },
  verificationMailFromAddress: { max: 100, seconds: 60 * 60 },
  verifyFromAddress: { max: 60, seconds: 5 * 60 },
  resetMail: { max: 5, seconds: 60 * 60 },
  resetMailFromAddress: { max: 100, seconds: 60 * 60 },
  resetFromAddress: { max: 60, seconds: 5 * 60 },
  changePassword: { max: 10, seconds: 5 * 60 },
  changeMail: { max: 10, seconds: 60 * 60 },
} satisfies Record<string, TryLimit>;

/** What is counted, and for whom: an account, an address, or both. */
export type Try = readonly [name: keyof typeof TRY_LIMITS, ...whom: string[]];

type Counting = Pick<Deps, 'db' | 'now'>;

const LONGEST_WINDOW_MS = Math.max(...Object.values(TRY_LIMITS).map(({ seconds }) => seconds)) * 1000;
const PRUNE_EVERY_MS = 10 * 60 * 1000;
let prunedAt = 0;

/** For whom a row counts is stored as a hash, so that the table says nothing about people. */
const keyOf = ([name, ...whom]: Try) =>
  `${name}:${createHash('sha256').update(JSON.stringify(whom)).digest('base64url')}`;

/**
 * Counts tries before they are made, each in one statement, so that parallel requests on any node cannot exceed a limit.
 * @throws TOO_MANY_REQUESTS with `retryAfterSeconds`
 */
export async function countTries({ db, now }: Counting, ...tries: Try[]): Promise<void> {
  const nowMs = now();
  await prune(db, nowMs);
  for (const counted of tries) {
    const limit: TryLimit = TRY_LIMITS[counted[0]];
    const key = keyOf(counted);
    const isWindowOver = sql`${rateLimits.lastRequest} <= ${nowMs - limit.seconds * 1000}`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key, count: 1, lastRequest: nowMs })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isWindowOver} then 1 else least(${rateLimits.count}, ${limit.max}) + 1 end`,
          lastRequest: sql`case when ${isWindowOver} then ${nowMs} else ${rateLimits.lastRequest} end`,
        },
      })
      .returning();
    if (row && row.count > limit.max) {
      const retryAfterSeconds = Math.max(
        1,
        Math.ceil((row.lastRequest + limit.seconds * 1000 - nowMs) / 1000),
      );
      throw refusal('TOO_MANY_REQUESTS', limit.message, { retryAfterSeconds });
    }
  }
}

/** Uncounts a try that succeeded. */
export async function uncountTry({ db }: Counting, counted: Try): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(sql`${rateLimits.key} = ${keyOf(counted)}`);
}

/** Resets the count, as after the right password. */
export async function resetTries({ db }: Counting, counted: Try): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.key} = ${keyOf(counted)}`);
}

async function prune(db: Counting['db'], nowMs: number): Promise<void> {
  if (nowMs - prunedAt < PRUNE_EVERY_MS) return;
  prunedAt = nowMs;
  await db.delete(rateLimits).where(lt(rateLimits.lastRequest, nowMs - LONGEST_WINDOW_MS));
}
