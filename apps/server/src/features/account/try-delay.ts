import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { eq, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { Deps } from '../../call/deps.ts';
import { rateLimits } from '../../db/schema/account.ts';
import { keyOf } from '../../call/try-key.ts';

/**
 * The first `free` failed tries have no delay. After each further one, the next must wait `firstSeconds`, then twice as long each
 * time, up to `longestSeconds`. One failed try is forgiven every `forgiveSeconds`. So a day allows little more than `free` + 24 h
 * / `forgiveSeconds` tries.
 */
type TryDelay = { free: number; firstSeconds: number; longestSeconds: number; forgiveSeconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Wrong passwords of others never lock anybody out: tries are delayed per source. `signInToAccount` limits what all unknown
 * devices together can guess at one account. When it is used up, each network still has tries of its own at that account
 * (`signInReserve`), so an attack from elsewhere does not block an owner with a new device. There, all networks of one hosting
 * provider count as one, because one customer may rent thousands of them.
 */
const TRY_DELAYS = {
  signIn: { free: 10, firstSeconds: 15, longestSeconds: 5 * MINUTE, forgiveSeconds: 5 * MINUTE },
  signInFromNetwork: { free: 200, firstSeconds: 1, longestSeconds: 30, forgiveSeconds: 10 },
  signInToAccount: { free: 100, firstSeconds: 15, longestSeconds: 90, forgiveSeconds: 90 },
  signInReserve: { free: 3, firstSeconds: 8 * HOUR, longestSeconds: 8 * HOUR, forgiveSeconds: 8 * HOUR },
  signInReserveToAccount: { free: 600, firstSeconds: 144, longestSeconds: 144, forgiveSeconds: 144 },
  signInFromDevice: { free: 10, firstSeconds: 15, longestSeconds: 5 * MINUTE, forgiveSeconds: 5 * MINUTE },
  confirmSecondFactor: { free: 10, firstSeconds: 15, longestSeconds: 5 * MINUTE, forgiveSeconds: 5 * MINUTE },
  secondFactor: { free: 10, firstSeconds: HOUR, longestSeconds: HOUR, forgiveSeconds: 6 * MINUTE },
  currentPassword: { free: 10, firstSeconds: 15, longestSeconds: 5 * MINUTE, forgiveSeconds: 5 * MINUTE },
} satisfies Record<string, TryDelay>;

/** What is tried, and by or at whom. */
export type DelayedTry = readonly [name: keyof typeof TRY_DELAYS, ...whom: string[]];

/** An allowed try. `retryAt` is 0 while the next one need not wait. */
export type TakenTry = { name: DelayedTry[0]; key: string; retryAt: number };

type Counting = Pick<Deps, 'db' | 'now'>;

/**
 * Takes a try of each kind in advance. If one kind must wait, none is taken.
 * @throws TOO_MANY_REQUESTS with `retryAfterSeconds`
 */
export async function takeTries(counting: Counting, ...tries: DelayedTry[]): Promise<TakenTry[]> {
  const outcome = await takeAll(counting, tries);
  if (typeof outcome === 'number') throw mustWait(outcome);
  return outcome;
}

/** The same for one try, with another sentence. */
export async function takeTry(counting: Counting, one: DelayedTry, sentence: string): Promise<TakenTry[]> {
  const outcome = await takeAll(counting, [one]);
  if (typeof outcome === 'number') throw mustWait(outcome, sentence);
  return outcome;
}

/** Takes the first tries, or the others if the first must wait. @throws TOO_MANY_REQUESTS as `takeTries` for the first */
export async function takeEitherTries(
  counting: Counting,
  first: DelayedTry[],
  others: DelayedTry[],
): Promise<TakenTry[]> {
  const outcome = await takeAll(counting, first);
  if (typeof outcome !== 'number') return outcome;
  const instead = await takeAll(counting, others);
  if (typeof instead === 'number') throw mustWait(outcome);
  return instead;
}

/** Gives back tries that did not fail. */
export async function giveBackTries({ db }: Counting, taken: readonly TakenTry[]): Promise<void> {
  for (const { key, retryAt } of taken) {
    await db
      .update(rateLimits)
      .set({
        count: sql`greatest(${rateLimits.count} - 1, 0)`,
        retryAt: sql`case when ${rateLimits.retryAt} = ${retryAt} then 0 else ${rateLimits.retryAt} end`,
      })
      .where(eq(rateLimits.key, key));
  }
}

/** Forgives all failed tries, as after the right password. */
export async function forgiveTries({ db }: Counting, forgiven: DelayedTry): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(forgiven)));
}

const mustWait = (retryAfterSeconds: number, sentence: string = ACCOUNT_SENTENCES.tooManyTries) =>
  refusal('TOO_MANY_REQUESTS', sentence, { retryAfterSeconds });

/** Returns the seconds to wait if one of the tries is not allowed yet. */
async function takeAll(counting: Counting, tries: DelayedTry[]): Promise<TakenTry[] | number> {
  const taken: TakenTry[] = [];
  for (const one of tries) {
    const outcome = await takeOne(counting, one);
    if (typeof outcome === 'number') {
      await giveBackTries(counting, taken);
      return outcome;
    }
    taken.push(outcome);
  }
  return taken;
}

/**
 * One statement, so that parallel requests on any node get no more tries than sequential ones. Returns the seconds to wait if the
 * try is not allowed yet.
 */
async function takeOne({ db, now }: Counting, one: DelayedTry): Promise<TakenTry | number> {
  const nowMs = now();
  const [name] = one;
  const key = keyOf(one);
  const { free, firstSeconds, longestSeconds, forgiveSeconds }: TryDelay = TRY_DELAYS[name];
  const forgiveMs = forgiveSeconds * 1000;
  const { count, lastRequest, retryAt } = rateLimits;
  const forgiven = sql`least(${count}, greatest(0, ${nowMs}::bigint - ${lastRequest}) / ${forgiveMs}::bigint)::int`;
  const counted = sql`${count} - ${forgiven} + 1`;
  // The exponent is capped, because the number would overflow long after the delay has reached its maximum.
  const waitSeconds = sql`least(${longestSeconds}, ${firstSeconds} * 2 ^ least(${counted} - ${free}, 20))`;
  const [taken] = await db
    .insert(rateLimits)
    .values({ key, count: 1, lastRequest: nowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: counted,
        lastRequest: sql`case when ${count} = ${forgiven} then ${nowMs}::bigint else ${lastRequest} + ${forgiven} * ${forgiveMs}::bigint end`,
        retryAt: sql`case when ${counted} < ${free} then 0 else ${nowMs}::bigint + (1000 * ${waitSeconds})::bigint end`,
      },
      setWhere: sql`${retryAt} <= ${nowMs}::bigint`,
    })
    .returning({ retryAt });
  if (taken) return { name, key, retryAt: taken.retryAt };
  const [row] = await db.select({ retryAt }).from(rateLimits).where(eq(rateLimits.key, key));
  return Math.max(1, Math.ceil(((row?.retryAt ?? 0) - nowMs) / 1000));
}
