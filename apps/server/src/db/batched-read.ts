import type pg from 'pg';
import { currentRequest } from '../base/request-context.ts';

type Waiting<Row> = { key: string; found: (row: Row | undefined) => void; failed: (error: unknown) => void };

/**
 * Reads one row by its key. The reads that requests ask for in one turn of the event loop become one query, which starts after
 * the last of them was asked for: each sees everything that was committed before it was asked for. Nothing is kept between turns.
 *
 * @param readAll the rows of the given keys, by key; a key without a row is absent
 */
export function batchedRead<Row>(
  readAll: (pool: pg.Pool, keys: string[]) => Promise<ReadonlyMap<string, Row>>,
): (pool: pg.Pool, key: string) => Promise<Row | undefined> {
  const waitingOn = new WeakMap<pg.Pool, Waiting<Row>[]>();

  async function flush(pool: pg.Pool, batch: Waiting<Row>[]): Promise<void> {
    waitingOn.delete(pool);
    try {
      const rows = await readAll(
        pool,
        batch.map(({ key }) => key),
      );
      for (const { key, found } of batch) found(rows.get(key));
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  return async (pool, key) => {
    // Its trace shows its own queries.
    if (currentRequest()?.trace) return (await readAll(pool, [key])).get(key);
    return new Promise((found, failed) => {
      const waiting = waitingOn.get(pool);
      if (waiting) return void waiting.push({ key, found, failed });
      const batch = [{ key, found, failed }];
      waitingOn.set(pool, batch);
      // Immediates run after all requests that have arrived by now.
      setImmediate(() => void flush(pool, batch));
    });
  };
}
