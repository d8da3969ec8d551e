import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../../test/database.ts';
import { templateDatabase } from '../../../test/global-setup.ts';
import { queryOf } from '../../../test/whole-installation.ts';
import type { Connection } from '../client.ts';
import { applyFirstMigrations, withMigrationLock } from '../migrate.ts';

// While nodes of the previous release and of this one run on one database, both find what they need in it. The files here
// say what the previous release asked of it; scripts/record-release.mjs writes them.
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const release = JSON.parse(read('release.json')) as {
  version: string;
  lastMigration: string;
  /** What the previous release did not use any more, so that this one may drop or change it. */
  unused: string[];
};
const statements = read('statements.txt').split('\n').filter(Boolean);

const journal = JSON.parse(read('../migrations/meta/_journal.json')) as { entries: { tag: string }[] };
const countBefore = journal.entries.findIndex(({ tag }) => tag === release.lastMigration) + 1;

const previous = await cloneDatabase();
await withMigrationLock(previous, (client) => applyFirstMigrations(client, countBefore));
const current = await cloneDatabase(templateDatabase);

/** Has the database parse and check every statement, names and types included. @returns what it refuses, and why */
const refusedBy = (connection: Connection): Promise<string[]> =>
  withMigrationLock(connection, async (client) => {
    const refused: string[] = [];
    for (const [number, statement] of statements.entries()) {
      await client
        .query(`prepare s${number} as ${statement}`)
        .catch(({ message }: Error) => refused.push(`${message}: ${statement}`));
    }
    return refused;
  });

test(`the migrated database understands every statement of release ${release.version}`, async () => {
  expect(countBefore).toBeGreaterThan(0);
  for (const kind of ['select', 'insert', 'update', 'delete'])
    expect(
      statements.some((statement) => statement.startsWith(kind)),
      kind,
    ).toBe(true);
  expect(await refusedBy(current)).toEqual([]);
});

test('a statement whose column is gone is found', async () => {
  await queryOf(previous, 'begin; alter table users rename column is_admin to is_administrator; commit');
  expect((await refusedBy(previous)).join()).toContain('"is_admin" does not exist');
  await queryOf(previous, 'alter table users rename column is_administrator to is_admin');
});

/** What rows have to be: columns with types, which of them must be given, and the constraints, rules and triggers. */
const demandsOf = (connection: Connection) =>
  queryOf<{ table: string; demand: string; kind: 'column' | 'required' | 'rule' }>(
    connection,
    `with tables as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
     select relname as table, format('%s.%s %s', relname, attname, format_type(atttypid, atttypmod)) as demand, 'column' as kind
       from pg_attribute join tables on tables.oid = attrelid where attnum > 0 and not attisdropped
     union all select relname, format('%s.%s has to be given', relname, attname), 'required'
       from pg_attribute join tables on tables.oid = attrelid
       where attnum > 0 and not attisdropped and attnotnull and not atthasdef and attidentity = ''
     union all select relname, format('%s: %s', relname, pg_get_constraintdef(pg_constraint.oid)), 'rule'
       from pg_constraint join tables on tables.oid = conrelid where contype in ('c', 'f', 'u', 'x')
     union all select relname, format('%s: %s', relname, regexp_replace(pg_get_indexdef(indexrelid), 'INDEX \\S+ ON', 'INDEX ON')), 'rule'
       from pg_index join tables on tables.oid = indrelid where indisunique
     union all select relname, format('%s: %s', relname, pg_get_triggerdef(pg_trigger.oid)), 'rule'
       from pg_trigger join tables on tables.oid = tgrelid where not tgisinternal
     order by 1, 2`,
  );

/** What nodes of the previous release cannot meet: a column that is gone, or a demand that they do not know of. */
async function brokenBy(later: Connection): Promise<string[]> {
  const [before, after] = [await demandsOf(previous), await demandsOf(later)];
  const tables = new Set(before.map(({ table }) => table));
  const known = new Set(before.map(({ demand }) => demand));
  const kept = new Set(after.map(({ demand }) => demand));
  return [
    ...before.filter(({ kind, demand }) => kind === 'column' && !kept.has(demand)),
    ...after.filter(
      ({ kind, table, demand }) => kind !== 'column' && tables.has(table) && !known.has(demand),
    ),
  ]
    .map(({ demand }) => demand)
    .filter((demand) => !release.unused.includes(demand));
}

test(`migrations since release ${release.version} only add what its nodes need not know`, async () => {
  expect(await brokenBy(current)).toEqual([]);
});

test.each([
  ['alter table users drop column image', 'users.image text'],
  ['alter table users alter column image type varchar(9)', 'users.image text'],
  ['alter table users alter column image set not null', 'users.image has to be given'],
  ['alter table users add column extra text not null', 'users.extra has to be given'],
  ['create unique index on users (name)', 'users: CREATE UNIQUE INDEX ON public.users USING btree (name)'],
  ['alter table users add check (name <> $$$$)', "users: CHECK ((name <> ''::text))"],
])('a migration that contracts is found: %s', async (change, broken) => {
  const connection = await cloneDatabase(templateDatabase);
  await queryOf(connection, change);
  expect(await brokenBy(connection)).toEqual([broken]);
});
