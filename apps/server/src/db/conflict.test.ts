import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import type { Tx } from './client.ts';
import { isConflict } from './conflict.ts';

const { db, writer, pool, connection } = await testDatabase();
await pool.query(`create table counts (name text primary key, value int not null);
  insert into counts values ('a', 0), ('b', 0), ('c', 0), ('d', 0), ('e', 0), ('f', 0)`);

const addTo = (tx: Tx, name: string) =>
  tx.execute(sql`update counts set value = value + 1 where name = ${name}`);
const valueOf = async (name: string) =>
  (await pool.query<{ value: number }>('select value from counts where name = $1', [name])).rows[0]?.value;

/** Another connection, which holds the row of a name until its transaction is ended. */
async function holdRow(name: string) {
  const other = new pg.Client({ ...connection });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  await other.query('update counts set value = value + 10 where name = $1', [name]);
  return other;
}

test('two transactions that lock two rows in opposite order both succeed', async () => {
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const addToBoth = (own: 0 | 1, names: [string, string]) =>
    db.transaction(async (tx) => {
      await addTo(tx, names[0]);
      met[own].resolve();
      await met[own === 0 ? 1 : 0].promise;
      await addTo(tx, names[1]);
    });
  await Promise.all([addToBoth(0, ['a', 'b']), addToBoth(1, ['b', 'a'])]);
  expect([await valueOf('a'), await valueOf('b')]).toEqual([2, 2]);
});

test('two serializable transactions that read what the other writes both succeed', async () => {
  const copy = (from: string, to: string) =>
    db.transaction(
      async (tx) => {
        const { rows } = await tx.execute<{ sum: number }>(sql`select sum(value)::int as sum from counts`);
        await tx.execute(sql`insert into counts values (${`${from} to ${to}`}, ${rows[0]?.sum})`);
      },
      { isolationLevel: 'serializable' },
    );
  await Promise.all([copy('a', 'b'), copy('b', 'a'), copy('a', 'c')]);
  expect(await valueOf('a to c')).toBeTypeOf('number');
});

test('a statement waits for a lock that is soon free', async () => {
  const other = await holdRow('c');
  const added = pool.query("update counts set value = value + 1 where name = 'c'");
  // Longer than one try waits.
  await other.query('select pg_sleep(0.4)');
  await other.query('commit');
  await added;
  expect(await valueOf('c')).toBe(11);
});

test('statements that write and wait for a row leave connections to reads', async () => {
  const other = await holdRow('f');
  let mostInUse = 0;
  const count = () => (mostInUse = Math.max(mostInUse, pool.totalCount - pool.idleCount));
  pool.on('acquire', count);
  onTestFinished(() => void pool.off('acquire', count));
  const added = Array.from({ length: 20 }, () =>
    writer.execute(sql`update counts set value = value + 1 where name = 'f'`),
  );
  await pool.query('select 1');
  await other.query('commit');
  await Promise.all(added);
  expect(await valueOf('f')).toBe(30);
  expect(mostInUse).toBeLessThan(pool.options.max);
});

test('whoever waits for a row gets a turn, though four others have a slow one before', async () => {
  const slow = (name: string) =>
    db.transaction(async (tx) => {
      await addTo(tx, name);
      await tx.execute(sql`select pg_sleep(0.4)`);
    });
  await Promise.all(Array.from({ length: 5 }, () => slow('e')));
  expect(await valueOf('e')).toBe(5);
});

test('a lock that is never free ends the wait with a conflict', async () => {
  const other = await holdRow('d');
  await expect(db.transaction((tx) => addTo(tx, 'd'))).rejects.toSatisfy(isConflict);
  await other.query('rollback');
  expect(await valueOf('d')).toBe(0);
});

test('a transaction that met a duplicate runs once more and sees it', async () => {
  let runs = 0;
  const found = await db.transaction(async (tx) => {
    runs += 1;
    const { rows } = await tx.execute<{ value: number }>(sql`select value from counts where name = 'new'`);
    if (rows[0]) return rows[0].value;
    // Somebody else stores the same at this moment.
    await pool.query("insert into counts values ('new', 7)");
    await tx.execute(sql`insert into counts values ('new', 1)`);
    return 1;
  });
  expect([found, runs]).toEqual([7, 2]);
});

test('a refusal is not retried', async () => {
  let runs = 0;
  const refused = db.transaction(async () => {
    runs += 1;
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(runs).toBe(1);
});
