import type { Limit } from '@talaash/contract/call';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from './refusal.ts';

export type Limits = {
  /** Counts one use of `name` by the caller. Throws TOO_MANY_REQUESTS beyond the limit. */
  count(name: string, limit: Limit, caller: string): Promise<void>;
  /** The same, but answers whether the use is within the limit. */
  isWithin(name: string, limit: Limit, caller: string): Promise<boolean>;
  /** Resets the counter of this caller. */
  forget(name: string, caller: string): Promise<void>;
};

/**
 * Rate limits counted in this process: they keep one caller from overloading a node. Features count limits that must be exact
 * across nodes (one-time codes, log-in) in the database.
 */
export function createLimits(): Limits {
  const limiters = new Map<string, RateLimiterMemory>();
  function limiterOf(name: string, limit: Limit): RateLimiterMemory {
    let limiter = limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterMemory({ keyPrefix: name, points: limit.max, duration: limit.seconds });
      limiters.set(name, limiter);
    }
    return limiter;
  }
  return {
    isWithin: (name, limit, caller) =>
      limiterOf(name, limit)
        .consume(caller)
        .then(
          () => true,
          () => false,
        ),
    async forget(name, caller) {
      await limiters.get(name)?.delete(caller);
    },
    async count(name, limit, caller) {
      try {
        await limiterOf(name, limit).consume(caller);
      } catch (limited) {
        const retryAfterSeconds = Math.ceil((limited as RateLimiterRes).msBeforeNext / 1000);
        throw refusal('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
      }
    },
  };
}
