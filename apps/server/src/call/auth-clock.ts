import type { DBAdapterInstance, DBTransactionAdapter } from 'better-auth';

/**
 * The tables of the sign-in library, with times by the database's clock. The library compares what it stores (the ends of
 * sessions, of second steps, of locks) with the clock of its machine, so another node would take it for later or earlier
 * than it is. Here every time is moved on its way in and out.
 *
 * @param aheadMs by how much the database's clock is ahead of that of this machine
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

/** The same with each time in it later by so much. */
export function moveTimes<Value>(value: Value, ms: number): Value;
export function moveTimes(value: unknown, ms: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + ms);
  if (Array.isArray(value)) return value.map((one) => moveTimes(one, ms));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moveTimes(one, ms)]));
}
