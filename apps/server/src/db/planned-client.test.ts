import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { users } from './schema/account.ts';

// A process names so many statements and no more. Other files of this worker may have used up the names.
vi.resetModules();
const { testDatabase } = await import('../../test/database.ts');
const { db, pool } = await testDatabase();

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
