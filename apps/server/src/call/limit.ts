import type { Limit } from '@talaash/contract/call';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from './refusal.ts';

export type Limits = {
  /** Counts one use of `name` by the caller. Throws TOO_MANY_REQUESTS beyond the limit. */
  count(name: string, limit: Limit, caller: string): Promise<void>;
};

/**
 * Rate limits that are counted in this process: they keep one caller from overloading a node. Limits that must be exact
 * across nodes (one-time codes, sign-in) are counted in the database by their features.
 */
export function createLimits(): Limits {
  const limiters = new Map<string, RateLimiterMemory>();
  return {
    async count(name, limit, caller) {
      let limiter = limiters.get(name);
      if (!limiter) {
        limiter = new RateLimiterMemory({ keyPrefix: name, points: limit.max, duration: limit.seconds });
        limiters.set(name, limiter);
      }
      try {
        await limiter.consume(caller);
      } catch (limited) {
        const retryAfterSeconds = Math.ceil((limited as RateLimiterRes).msBeforeNext / 1000);
        throw refusal('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
      }
    },
  };
}
