import { createHash } from 'node:crypto';
import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { lt, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import { rateLimits } from '../../db/schema/account.ts';
import type { Deps } from '../../call/deps.ts';

type TryLimit = { max: number; seconds: number; message?: string };

const { tooManyTries } = ACCOUNT_SENTENCES;

/**
 * How often what may be tried. Offices and mobile networks share an address, so an address alone may try much more than
 * one account from one address; tries that succeed are taken back.
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

const LONGEST_SPAN_MS = Math.max(...Object.values(TRY_LIMITS).map(({ seconds }) => seconds)) * 1000;
const PRUNE_EVERY_MS = 10 * 60 * 1000;
let prunedAt = 0;

/** Whom a row counts for is kept as a hash: the table tells nothing about people. */
const keyOf = ([name, ...whom]: Try) =>
  `${name}:${createHash('sha256').update(JSON.stringify(whom)).digest('base64url')}`;

/**
 * Counts tries before they are made, in one statement each, so that parallel requests on any node cannot pass together.
 * @throws TOO_MANY_REQUESTS with `retryAfterSeconds`
 */
export async function countTries({ db, now }: Counting, ...tries: Try[]): Promise<void> {
  const nowMs = now();
  await prune(db, nowMs);
  for (const counted of tries) {
    const limit: TryLimit = TRY_LIMITS[counted[0]];
    const key = keyOf(counted);
    const isOver = sql`${rateLimits.lastRequest} <= ${nowMs - limit.seconds * 1000}`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key, count: 1, lastRequest: nowMs })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then 1 else least(${rateLimits.count}, ${limit.max}) + 1 end`,
          lastRequest: sql`case when ${isOver} then ${nowMs} else ${rateLimits.lastRequest} end`,
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

/** Takes back a try that succeeded. */
export async function takeBackTry({ db }: Counting, counted: Try): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(sql`${rateLimits.key} = ${keyOf(counted)}`);
}

/** Starts anew, as when the right password was given. */
export async function forgetTries({ db }: Counting, counted: Try): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.key} = ${keyOf(counted)}`);
}

async function prune(db: Counting['db'], nowMs: number): Promise<void> {
  if (nowMs - prunedAt < PRUNE_EVERY_MS) return;
  prunedAt = nowMs;
  await db.delete(rateLimits).where(lt(rateLimits.lastRequest, nowMs - LONGEST_SPAN_MS));
}
