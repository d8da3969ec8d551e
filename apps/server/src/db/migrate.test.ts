import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../test/database.ts';
import { migrateDatabase } from './migrate.ts';

test('nodes that start together migrate an empty database once', async () => {
  const connection = await cloneDatabase();
  await Promise.all([1, 2, 3].map(() => migrateDatabase(connection)));
  const client = new pg.Client({ ...connection });
  await client.connect();
  const applied = await client.query(
    'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by 1',
  );
  const table = await client.query("select to_regclass('events') is not null as is_there");
  await client.end();
  expect(applied.rowCount).toBeGreaterThan(0);
  expect(applied.rows.every((row: { times: number }) => row.times === 1)).toBe(true);
  expect(table.rows).toEqual([{ is_there: true }]);
});
