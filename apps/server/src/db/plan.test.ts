import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../test/database.ts';
import { templateDatabase } from '../../test/global-setup.ts';
import { withMigrationLock } from './migrate.ts';

// How PostgreSQL would run the statements that `node scripts/record-release.mjs --planned` recorded if every table had a million rows. A statement that reads a whole table is
// slow then, so each of them has a reason here.

/** Statements that read a whole table, by their beginning or a part of them, with the reason why they may. */
const WHOLE_TABLE: Readonly<Record<string, readonly RegExp[]>> = {
  'only tests send it': [
    /^delete from "(contact_messages|event_marks|events|one_time_code_(sends|floods)|page_view_counts|rate_limits|used_bot_challenges|users|local_checkouts)"( where "local_checkouts"."payment_customer_id" = \$1)?$/,
    /^delete from "notifications" where \("notifications"."sender_id" = \$1/,
    /^select .* from "notifications" where "notifications"."(sender_id|uid)" = \$1$/,
    /^update "notifications" set "uid" = /,
    /^select .* from "verified_facts" inner join "talent_profiles" on \S+ = \S+$/,
    /^select .* from "events"( where "events"."(actor_uid|kind|thread_id)" = \$1)?$/,
    /^select .* from "(admin_actions|checkout_sessions)" where "\w+"."(act|company_id)" = \$1$/,
    /^select .* from "(notice_deliveries|contact_messages|profile_openings|deleted_accounts)"$/,
    /^select "id" from "events" order by/,
    /^select "\w+" as key from "\w+" order by 1$/,
    /^select count\(\*\)(::int)? as (count|rows) from /,
    /^select count\(\*\) from "one_time_code_sends"$/,
    /^select .* from "(admin_actions|page_view_counts|privacy_shields|rate_limits|sessions|used_bot_challenges|verifications)"( order by "page_view_counts"."views")?$/,
    /^select "(id|ip)" from "(users|one_time_code_sends)"$/,
    /^select .* from "events" where \(?"events"."(job_post_id|thread_id)" = \$1/,
    /^select .* from "report_cases" where "report_cases"."subject_id" = \$1$/,
    /^select \w+::text as row from \w+$/,
    /^select table_name as name from information_schema/,
    /from "files" where \(true and true and true\) order by/,
    /^update "(companies|talents|registration_invitations|verifications)" set [^;]*(?<!where.*)$/,
    /^update "reports" set "evidence" = \$1, "picture" = \$2 where "reports"."case_id" in/,
    /^update "(talents|talent_profiles)" set "(ai_review_response|job_title|open_to_work_status)" = \$1$/,
  ],
  'it ran once, in a migration': [
    /^UPDATE "(companies|hidden_profiles|shortlisted_profiles|threads)" SET /,
    /^INSERT INTO "pipeline_entries" /,
  ],
  'the table stays small: a row for each follower, migration, database or local payment': [
    /"event_marks"/,
    /"__drizzle_migrations"/,
    /pg_stat_activity as elsewhere/,
    /pg_database\.oid/,
    /"local_subscriptions"/,
  ],
  'the table stays small: its rows expire within days': [
    /^delete from "verifications" where .*(like|starts_with)/,
    /^delete from "rate_limits" where ctid = any/,
    /^delete from "one_time_code_floods" where "one_time_code_floods"."told_at" < \$1$/,
  ],
  'a job does it in the background, at most once an hour': [
    /^update "files" set "unused_since"/,
    /^delete from "oauth_clients" where ctid = any/,
    /^delete from "reports" where ctid = any\(array\( select ctid from "reports" where exists/,
    /^select "xid", "id" from "events" where "events"."created_at" >= \$1/,
    /^select "companies"."company_id" from "companies" left join "subscriptions"/,
    /^select "follow_ups"."thread_id", .* order by "follow_ups"."thread_id" asc limit/,
    /^select "companies"."company_id", "users"."email", .* where "companies"."company_id" > \$1 order by "companies"."company_id" asc limit/,
  ],
  'the search index is filled by it': [
    /^select "talent_profiles"."talent_id", .* from "talent_profiles" inner join "talents" .* where \( \( coalesce/,
  ],
  'one part of it runs only for a company whose keys are not stored yet': [
    /union select shield\.talent_id from "privacy_shields" shield where not exists/,
  ],
  'an admin reads a page, in the order of an index, until it is full': [
    /^select "users"."id", "users"."name", .* order by "users"."created_at" desc, "users"."id" desc limit/,
    /^select "talent_id", .* from "talents" where .* order by "talents"."created_at" desc, "talents"."talent_id" desc limit/,
  ],
  'the planner reads the posts of the company alone once it knows how few they are': [
    /^select \(select json_agg\(alike\) from .* as shortlists$/,
  ],
  'its index has only what lasts now': [
    /^select max\("until_at"\) from "sanctions" where .*"ended_at" is null/,
  ],
  'an admin reads the overview': [
    /^select count\(\*\), \(count\(\*\) filter \(where ("appeal_outcome" = 'lifted'|"report_cases"."decided_at")/,
    /sum\(bytes\)::bigint as bytes from files/,
    /^select to_char\(date_trunc\('hour', updated_at/,
    /^select \(select (count\(\*\)::int from talents where human_review_waiting_since|json_agg\(bar\))/,
    /^select name like '%ail%' as "isMail"/,
  ],
  'an account is deleted': [/^delete from pgboss.job where exists/],
  'its parameter is a constant whenever it runs, so that it finds the partial index': [
    /from "otp_infos" where \("otp_infos"."mobile_number_e164" = \$1 and "otp_infos"."is_mobile_number_verified" = \$2/,
    /from "report_cases" where \("report_cases"."subject" = \$1 and "report_cases"."subject_id" = \$2 and "report_cases"."state" = \$3\)/,
    /from "report_cases" .*where \(*"report_cases"."(state|case_id)" (=|<>) \$/,
  ],
};

const statements = readFileSync(join(import.meta.dirname, 'planned-statements.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: Plan[];
};

/** Whether the plan reads a table from one end to the other. An ordered index that a LIMIT ends early does not. */
function readsWholeTable(plan: Plan, isLimited = false): boolean {
  const kind = plan['Node Type'];
  const isEndedEarly = isLimited && plan.Filter === undefined;
  if (kind === 'Seq Scan') return true;
  if (/^(Bitmap Index|Index|Index Only) Scan$/.test(kind) && !plan['Index Cond'] && !isEndedEarly)
    return true;
  const limits = kind === 'Limit' || (isLimited && /Nested Loop|Memoize|LockRows|Subquery/.test(kind));
  return (plan.Plans ?? []).some((part) => readsWholeTable(part, limits));
}

/** A column that an INSERT has to give, with a value of its type. */
const REQUIRED_COLUMNS = `
  select relname as "table", format('%I', attname) as name, case
      when format_type(atttypid, null) = 'boolean' then 'false'
      when format_type(atttypid, null) in ('jsonb', 'text[]') then '''{}'''
      when format_type(atttypid, null) like 'timestamp%' then 'now()'
      when format_type(atttypid, null) = 'date' then 'now()'
      when format_type(atttypid, null) in ('integer', 'bigint', 'real', 'double precision', 'numeric') then '0'
      when format_type(atttypid, null) = 'xid8' then '''1'''
      else 'gen_random_uuid()::text' end as value
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
      and not attisdropped and attnotnull and not atthasdef and attidentity = ''`;

/** Tells the planner that every table has a million rows. A table without a page would count as empty, so each gets one. */
async function pretendGrowth(client: pg.ClientBase): Promise<void> {
  const { rows: columns } = await client.query<{ table: string; name: string; value: string }>(
    REQUIRED_COLUMNS,
  );
  const { rows: checks } = await client.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as "table", format('%I', conname) as name from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of checks) await client.query(`alter table ${table} drop constraint ${name}`);
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { name } of tables) {
    const own = columns.filter(({ table }) => table === name);
    const names = own.map((column) => column.name).join();
    const values = own.map(({ value }) => value).join();
    const row = own.length > 0 ? `(${names}) values (${values})` : 'default values';
    await client.query(
      `begin; set local session_replication_role = replica; insert into ${name} ${row}; rollback`,
    );
    await client.query(
      `select pg_restore_relation_stats('schemaname', 'public', 'relname', $1::text, 'relpages', 1::int, 'reltuples', 1000000::real)`,
      [name],
    );
  }
}

async function statementsOfWholeTables(before?: string): Promise<string[]> {
  const grown = await cloneDatabase(templateDatabase);
  return withMigrationLock(grown, async (client) => {
    if (before) await client.query(before);
    await pretendGrowth(client);
    const found: string[] = [];
    for (const statement of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (generic_plan, format json) ${statement}`,
      );
      const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
      if (explained && readsWholeTable(explained.Plan)) found.push(statement);
    }
    return found;
  });
}

test('no statement reads a whole table without a reason', async () => {
  const found = await statementsOfWholeTables();
  const reasons = Object.values(WHOLE_TABLE).flat();
  expect(found.filter((statement) => !reasons.some((reason) => reason.test(statement)))).toEqual([]);
  expect(reasons.filter((reason) => !found.some((statement) => reason.test(statement)))).toEqual([]);
});

test('the statements of each table are recorded', async () => {
  const tables = await withMigrationLock(await cloneDatabase(templateDatabase), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    return rows.map(({ name }) => name);
  });
  expect(tables.length).toBeGreaterThan(40);
  expect(tables.filter((name) => !statements.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual(
    [],
  );
});

test('a statement that has lost its index is found', async () => {
  const found = await statementsOfWholeTables('drop index sessions_user_id_index');
  expect(found.filter((statement) => statement.includes('"sessions"."user_id" = $1')).length).toBeGreaterThan(
    0,
  );
});
