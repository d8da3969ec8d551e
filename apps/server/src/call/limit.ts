import type { Limit } from '@talaash/contract/call';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from './refusal.ts';

export type Limits = {
  /** Counts one use of what `name` names by the caller; throws TOO_MANY_REQUESTS beyond its limit. */
  count(name: string, limit: Limit, caller: string): Promise<void>;
};

/**
 * Limits of calls, counted in this process: they keep one caller from wearing a node out. What must be exact across nodes
 * (one-time codes, sign-in) is counted in the database by its own feature.
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
      } catch (reached) {
        const retryAfterSeconds = Math.ceil((reached as RateLimiterRes).msBeforeNext / 1000);
        throw refusal('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
      }
    },
  };
}
