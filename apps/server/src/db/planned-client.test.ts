import { eq, inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { users } from './schema/account.ts';

// A module of its own: a process names so many statements and no more, and other files of this worker may have used up the names.
const ownModule = './planned-client.ts?own-names';
const { PlannedClient }: typeof import('./planned-client.ts') = await import(ownModule);

const { connection } = await testDatabase();
const pool = new pg.Pool({ ...connection, Client: PlannedClient });
afterAll(() => pool.end());
const db = drizzle({ client: pool });

const plannedCount = sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`;

test('a statement of the query builder is planned once on a connection and reused for other parameters', async () => {
  await db.transaction(async (tx) => {
    const { rows: before } = await tx.execute<{ count: number }>(plannedCount);
    for (const id of ['one', 'two', 'three']) {
      await tx.insert(users).values({ id, name: id, email: `${id}@people.test` });
      expect(await tx.select({ id: users.id }).from(users).where(eq(users.id, id))).toEqual([{ id }]);
    }
    const { rows: after } = await tx.execute<{ count: number }>(plannedCount);
    expect((after[0]?.count ?? 0) - (before[0]?.count ?? 0)).toBe(2);
  });
});

test('a statement that fails can be run again', async () => {
  const one = () => db.insert(users).values({ id: 'twice', name: 'Twice', email: 'twice@people.test' });
  await one();
  await expect(one()).rejects.toThrow('insert into "users"');
  await db.delete(users).where(inArray(users.id, ['twice']));
  await one();
});

test('a statement still works after its table changed', async () => {
  const read = () => db.select().from(users).where(eq(users.id, 'twice'));
  await read();
  await pool.query('alter table users add column later text');
  expect(await read()).toMatchObject([{ id: 'twice' }]);
});
