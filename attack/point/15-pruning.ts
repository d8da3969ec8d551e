import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Attack, held, type Try } from '../attack.ts';
import type { Target } from '../target.ts';

const OLD = `now() - interval '60 days'`;

export default {
  promise: 'Old rows go by themselves, and nobody misses a change by it.',
  async run(target) {
    const company = await target.premium();
    const database = await target.connect();
    const { rows } = await database.query<{ cursor: string }>(
      `select xid || '-' || id as cursor from events order by xid, id limit 1`,
    );
    await makeOld(database, company.email);
    await untilHandled(database);
    const isRun = (await prune(database)) && (await prune(database));
    const tries: Try[] = [];
    for (const table of TABLES) tries.push(await left(database, table));
    await database.end();
    return [
      held('a job prunes', isRun, isRun ? 'it ran twice' : 'there is none'),
      ...tries,
      await resumed(target, company.cookie, rows[0]?.cursor ?? ''),
    ];
  },
} satisfies Attack;

/** What is pruned, and how an old row is told. */
const TABLES = [
  ['events', 'created_at'],
  ['notice_deliveries', 'created_at'],
  ['one_time_code_sends', 'sent_at'],
  ['sessions', 'expires_at'],
] as const;

/** 2,000 old rows each, beside what has just happened. */
async function makeOld(database: pg.Client, email: string): Promise<void> {
  await database.query(`update events set created_at = ${OLD}`);
  await database.query(
    `insert into events (kind, created_at) select 'thread.read', ${OLD} from generate_series(1, 2000)`,
  );
  await database.query(
    `insert into notice_deliveries select 'old ' || n, ${OLD} from generate_series(1, 2000) n`,
  );
  await database.query(`insert into one_time_code_sends select 'old ' || n, 'u', '+910', 'IN', '10.0.0.1', ${OLD}
    from generate_series(1, 2000) n`);
  await database.query(
    `insert into sessions (id, user_id, token, expires_at) select 'old ' || n, users.id, 'old ' || n, ${OLD}
      from generate_series(1, 2000) n, users where email = $1`,
    [email],
  );
}

/** Events stay until every durable follower has handled them. These were written without a ring, so it takes some seconds. */
async function untilHandled(database: pg.Client): Promise<void> {
  for (let looks = 0; looks < 200; looks += 1) {
    const { rowCount } = await database.query(
      `select from event_marks where follower <> 'pruned' and
         (xid, id) < (select xid, id from events order by xid desc, id desc limit 1)`,
    );
    if (rowCount === 0) return;
    await wait(100);
  }
}

/** Lets the waiting job run now. @returns whether there was one */
async function prune(database: pg.Client): Promise<boolean> {
  const waiting = `name = 'retention.prune' and state < 'active'`;
  for (let looks = 0; looks < 100; looks += 1) {
    const { rowCount } = await database.query(
      `update pgboss.job set start_after = now() where ${waiting} and start_after > now() + interval '50 minutes'`,
    );
    if (rowCount === 1) break;
    if (looks === 99) return false;
    await wait(50);
  }
  for (let looks = 0; looks < 200; looks += 1) {
    const done = `select from pgboss.job where ${waiting} and start_after > now() + interval '50 minutes'`;
    if ((await database.query(done)).rowCount === 1) break;
    await wait(50);
  }
  // The next run is queued first; this one ends a moment later.
  await wait(500);
  return true;
}

async function left(database: pg.Client, [table, column]: (typeof TABLES)[number]): Promise<Try> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${column} < now() - interval '50 days'`,
  );
  const count = rows[0]?.count ?? 0;
  return held(table, count === 0, `${count} of 2000 old rows are left`);
}

/** A browser that was away since before the pruned events. */
async function resumed({ url }: Target, cookie: string, cursor: string): Promise<Try> {
  const abort = AbortSignal.timeout(5000);
  const response = await fetch(`${url}/api/v1/live?lastEventId=${cursor}`, {
    headers: { cookie },
    signal: abort,
  });
  let said = '';
  try {
    for await (const chunk of response.body ?? []) {
      said += new TextDecoder().decode(chunk);
      if (said.includes('event: gap')) break;
    }
  } catch {
    // It said nothing more.
  }
  const isTold = said.includes('event: gap');
  return held(
    'a browser that was away',
    isTold,
    isTold ? 'is told to refetch everything' : 'is told nothing',
  );
}
