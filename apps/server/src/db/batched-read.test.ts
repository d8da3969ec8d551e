import type pg from 'pg';
import { expect, test } from 'vitest';
import { runForRequest } from '../base/request-context.ts';
import { newTrace } from '../base/trace.ts';
import { batchedRead } from './batched-read.ts';

const pool = {} as pg.Pool;
const otherPool = {} as pg.Pool;

/** Reads whatever is stored under a key, and notes the keys of each query. */
function readOf(stored: Record<string, string>) {
  const queries: string[][] = [];
  const read = batchedRead<string>(async (_pool, keys) => {
    queries.push(keys);
    return new Map(Object.entries(stored));
  });
  return { read, queries };
}

test('reads of one turn share a query, and each gets its own row', async () => {
  const { read, queries } = readOf({ a: 'Asha', b: 'Bela' });
  const rows = await Promise.all([read(pool, 'a'), read(pool, 'missing'), read(pool, 'b'), read(pool, 'a')]);
  expect(rows).toEqual(['Asha', undefined, 'Bela', 'Asha']);
  expect(queries).toEqual([['a', 'missing', 'b', 'a']]);
});

test('a read that is asked for after a query has started waits for the next one', async () => {
  const stored = { a: 'before' };
  const started: Promise<string | undefined>[] = [];
  const read = batchedRead<string>(async () => {
    const rows = new Map(Object.entries(stored));
    if (started.length === 0) {
      stored.a = 'after';
      started.push(read(pool, 'a'));
    }
    return rows;
  });
  expect(await read(pool, 'a')).toBe('before');
  expect(await started[0]).toBe('after');
});

test('every pool has queries of its own', async () => {
  const { read, queries } = readOf({ a: 'Asha' });
  await Promise.all([read(pool, 'a'), read(otherPool, 'a')]);
  expect(queries).toEqual([['a'], ['a']]);
});

test('a query that fails fails its own reads only', async () => {
  let isAway = true;
  const read = batchedRead<string>(async () => {
    if (isAway) throw new Error('The database is away.');
    return new Map([['a', 'Asha']]);
  });
  const outcomes = await Promise.allSettled([read(pool, 'a'), read(pool, 'b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await read(pool, 'a')).toBe('Asha');
});

test('a traced request has a query of its own', async () => {
  const { read, queries } = readOf({ a: 'Asha' });
  const others = read(pool, 'a');
  const traced = new Promise<string | undefined>((resolve) => {
    runForRequest({ requestId: 'traced', trace: newTrace(undefined) }, () => resolve(read(pool, 'a')));
  });
  expect(await Promise.all([others, traced])).toEqual(['Asha', 'Asha']);
  expect(queries).toEqual([['a'], ['a']]);
});
