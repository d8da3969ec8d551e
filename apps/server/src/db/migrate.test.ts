import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** The files of the migrations, in their order: those before the columns that keep what a company saw, and the rest. */
async function statementsAround(column: string): Promise<[before: string, rest: string]> {
  const folder = join(import.meta.dirname, 'migrations');
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const texts = await Promise.all(
    journal.entries.map(({ tag }) => readFile(join(folder, `${tag}.sql`), 'utf8')),
  );
  const at = texts.findIndex((text) => text.includes(column));
  return [texts.slice(0, at).join(';'), texts.slice(at).join(';')];
}

test('entries and threads of before keep the name and title of the profile as it is now', async () => {
  const client = new pg.Client({ ...(await cloneDatabase()) });
  await client.connect();
  const [before, rest] = await statementsAround('talent_job_title');
  await client.query(before);
  await client.query(`
    insert into users (id, name, email) values ('u', 'u', 'u'), ('v', 'v', 'v');
    insert into talents (talent_id, created_by_uid) values ('t', 'u');
    insert into companies (company_id, created_by_uid) values ('c', 'v');
    insert into talent_profiles values ('t', 'Meera Iyer', null, '1996-04-12', '', 'NotSeeking', '', 'Falconer', '{}', true, 4,
      28, '{}', 6, '[]', '[]', null, '', null, null, null, '[]', '[]', '', true, true, true, true);
    insert into hidden_profiles (company_id, talent_id, talent_name, search_keywords) values ('c', 't', 'Meera', '{}');
    insert into shortlisted_profiles (company_id, talent_id, job_post_id, talent_name, search_keywords)
      values ('c', 't', 'j', 'Meera', '{}');
    insert into threads (thread_id, company_id, talent_id, job_post_id, job_post_title, company_thread_read_status,
      talent_thread_read_status, job_post_invitation_status) values ('h', 'c', 't', 'j', '', 'Read', 'Read', 'Pending')`);
  await client.query(rest);
  const kept = await client.query(`
    select talent_name, talent_job_title from hidden_profiles
    union all select talent_name, talent_job_title from shortlisted_profiles
    union all select talent_name, talent_job_title from threads where ended_at is null`);
  await client.end();
  expect(kept.rows).toEqual(
    ['Meera', 'Meera', 'Meera Iyer'].map((name) => ({ talent_name: name, talent_job_title: 'Falconer' })),
  );
});

test('reviews that were pending before the queue wait since the last change, and nobody else waits', async () => {
  const client = new pg.Client({ ...(await cloneDatabase()) });
  await client.connect();
  const [before, rest] = await statementsAround('human_review_waiting_since');
  await client.query(before);
  await client.query(`
    insert into users (id, name, email) values ('u', 'u', 'u'), ('v', 'v', 'v'), ('w', 'w', 'w');
    insert into talents (talent_id, created_by_uid, human_review_response, updated_at) values
      ('t', 'u', '{"reviewStatus":"pending"}', '2026-01-02'), ('s', 'v', '{"reviewStatus":"fail"}', '2026-01-02');
    insert into companies (company_id, created_by_uid, human_review_response, updated_at)
      values ('c', 'w', '{"reviewStatus":"pending"}', '2026-01-03')`);
  await client.query(rest);
  const { rows } = await client.query(`
    select talent_id as id, human_review_waiting_since = updated_at as waits from talents
    union all select company_id, human_review_waiting_since = updated_at from companies order by 1`);
  await client.end();
  expect(rows).toEqual([
    { id: 'c', waits: true },
    { id: 's', waits: null },
    { id: 't', waits: true },
  ]);
});
