import type { DBAdapterInstance, DBTransactionAdapter } from 'better-auth';

/**
 * The tables of the auth library, with times by the database's clock. The library compares stored times (session expiry, second
 * steps, locks) with the clock of its machine, so two nodes could disagree. This wrapper shifts every time on its way in and out.
 *
 * @param aheadMs how far the database's clock is ahead of this machine's
 */
export const onDatabaseClock =
  (open: DBAdapterInstance, aheadMs: () => number): DBAdapterInstance =>
  (options) => {
    const adapter = open(options);
    return {
      ...moving(adapter, aheadMs),
      transaction: (act) => adapter.transaction((tx) => act(moving(tx, aheadMs))),
    };
  };

function moving<Adapter extends DBTransactionAdapter>(adapter: Adapter, aheadMs: () => number): Adapter {
  const moved = MOVED.map((name) => {
    const run = adapter[name] as (given: unknown) => Promise<unknown>;
    return [name, async (given: unknown) => moveTimes(await run(moveTimes(given, aheadMs())), -aheadMs())];
  });
  return { ...adapter, ...Object.fromEntries(moved) };
}

const MOVED = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
  'incrementOne',
] as const satisfies readonly (keyof DBTransactionAdapter)[];

/** A copy with each time shifted by the given milliseconds. */
export function moveTimes<Value>(value: Value, ms: number): Value;
export function moveTimes(value: unknown, ms: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + ms);
  if (Array.isArray(value)) return value.map((one) => moveTimes(one, ms));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moveTimes(one, ms)]));
}
