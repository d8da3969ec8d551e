import { setTimeout as wait } from 'node:timers/promises';
import { isUniqueViolation } from './unique-violation.ts';

/** PostgreSQL's codes for losing to another transaction: a lock not got in time, a deadlock, a failed serialization. */
const codes = new Set(['55P03', '40P01', '40001']);

/** No retry starts later than this after the first try. Five slow transactions on one row finish in less. */
const retryMsMax = 2500;

const pauseMsMax = 250;

/** Whether an error says that another transaction was in the way. Nothing was changed, so a retry may succeed. */
export function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && codes.has(String(cause.code))) return true;
  }
  return false;
}

/**
 * Runs a statement or a whole transaction, and retries when another transaction was in the way. It holds no connection while it
 * backs off, so waiting for one row does not exhaust the pool.
 */
export async function retryConflicts<Result>(act: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + retryMsMax;
  for (let pauseMs = 10; ; pauseMs = Math.min(pauseMs * 2, pauseMsMax)) {
    try {
      return await act();
    } catch (error) {
      if (!isConflict(error) || performance.now() > until) throw error;
      // Jitter, so that two that collided do not collide again.
      await wait(pauseMs * (0.5 + Math.random()));
    }
  }
}

/**
 * Runs a transaction, and once more when a unique index refused a row: another transaction stored it in the meantime, and the
 * second run sees it.
 */
export async function retryAfterDuplicate<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return act();
  }
}
