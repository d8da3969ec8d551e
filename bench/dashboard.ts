import { parseArgs } from 'node:util';
import pg from 'pg';
import { type openNode, withNode } from './node.ts';
import { announceDuration, percentile, printTable, rounded } from './print.ts';

announceDuration('a minute');

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    relations: { type: 'string', default: '200000' },
    requests: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
  },
});

/** The p95 goal of the response time. */
const GOAL_P95_MS = 30;
const TALENTS = 2000;
const COMPANIES = 2000;
/**
 * The number of companies that invited, shortlisted and opened the talent with the longest history, and the number of talents of
 * the busiest company.
 */
const BUSY_RELATIONS = 1500;
const USUAL_RELATIONS = 60;

type Node = Awaited<ReturnType<typeof openNode>>;

/** The dashboards of both sides over HTTP in a full database, beside the call that every page makes. */
async function main(node: Node): Promise<void> {
  const [busy, usual] = [await node.foundTalent(), await node.foundTalent()];
  const [busyCompany, usualCompany] = [await node.hiringCompany(), await node.hiringCompany()];
  await fill(node, { busy, usual, busyCompany, usualCompany });
  const calls = [
    { name: 'who is calling (viewer.get)', path: 'viewer/get', cookie: usual.cookie },
    { name: 'talent: figures, usual history', path: 'talentDashboard/readStats', cookie: usual.cookie },
    { name: 'talent: figures, long history', path: 'talentDashboard/readStats', cookie: busy.cookie },
    {
      name: 'talent: activities, usual history',
      path: 'talentDashboard/readRecentActivities',
      cookie: usual.cookie,
    },
    {
      name: 'talent: activities, long history',
      path: 'talentDashboard/readRecentActivities',
      cookie: busy.cookie,
    },
    {
      name: 'company: figures, usual history',
      path: 'companyDashboard/readStats',
      cookie: usualCompany.cookie,
    },
    {
      name: 'company: figures, long history',
      path: 'companyDashboard/readStats',
      cookie: busyCompany.cookie,
    },
    {
      name: 'company: activities, usual history',
      path: 'companyDashboard/readRecentActivities',
      cookie: usualCompany.cookie,
    },
    {
      name: 'company: activities, long history',
      path: 'companyDashboard/readRecentActivities',
      cookie: busyCompany.cookie,
    },
  ];
  const measured = calls.map((call) => ({ ...call, milliseconds: [] as number[] }));
  // The first round warms up.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const { path, cookie, milliseconds } of measured) {
      const samples = await ask(node.url, path, cookie);
      if (round > 0) milliseconds.push(...samples);
    }
  }
  const rows = measured.map(({ name, milliseconds }) => ({
    name,
    p50: rounded(percentile(milliseconds, 0.5)),
    p95: rounded(percentile(milliseconds, 0.95)),
  }));
  const bare = rows[0]?.p95 ?? 1;
  printTable([
    ['one call after the other', 'p50 ms', 'p95 ms', 'p95 / viewer.get'],
    ...rows.map(({ name, p50, p95 }) => [name, p50, p95, rounded(p95 / bare)]),
  ]);
  const p95 = Math.max(...rows.slice(1).map((row) => row.p95));
  console.log(
    JSON.stringify({
      bench: 'dashboard',
      events: Number(values.events),
      relations: Number(values.relations),
      p50: Math.max(...rows.slice(1).map((row) => row.p50)),
      p95,
      viewerP95: bare,
      ratio: rounded(p95 / bare),
      goalP95: GOAL_P95_MS,
      isGoalMet: p95 <= GOAL_P95_MS,
    }),
  );
}

async function ask(url: string, path: string, cookie: string): Promise<number[]> {
  const milliseconds: number[] = [];
  for (let at = 0; at < Number(values.requests); at += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/rpc/${path}`, {
      method: 'POST',
      headers: { origin: url, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ json: {} }),
    });
    const text = await answer.text();
    milliseconds.push(performance.now() - startedAt);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
  }
  return milliseconds;
}

type Measured = {
  busy: { talentId: string };
  usual: { talentId: string };
  busyCompany: { companyId: string };
  usualCompany: { companyId: string };
};

/**
 * Companies and talents, with relations of three kinds in equal parts (a thread with its messages, an entry of a
 * shortlist, an opening) and events of their own. One talent and one company have far more than the others.
 */
async function fill({ deps: { database } }: Node, measured: Measured): Promise<void> {
  const [busyId, usualId] = [measured.busy.talentId, measured.usual.talentId];
  const [busyCompanyId, usualCompanyId] = [measured.busyCompany.companyId, measured.usualCompany.companyId];
  const third = Math.ceil(Number(values.relations) / 3);
  const client = new pg.Client({ ...database.connection });
  await client.connect();
  const run = (text: string) => client.query(text);
  await run(`
    insert into users (id, name, email, email_verified)
      select 'u' || n, 'Somebody', 'u' || n || '@bench.test', true from generate_series(1, ${TALENTS + COMPANIES}) n;
    insert into companies (company_id, created_by_uid) select 'c' || n, 'u' || n from generate_series(1, ${COMPANIES}) n;
    insert into company_profiles (company_id, name, website, country_code, locality)
      select 'c' || n, 'Company ' || n, 'https://c.example.com', 'US', '{"state":"Oregon","countryCode":"US"}'
      from generate_series(1, ${COMPANIES}) n;
    insert into job_posts (job_post_id, company_id, category, title, description)
      select 'j' || n, 'c' || n, (array['Software_Development', 'Software_Testing', 'UI_UX_Design'])[1 + n % 3], 'Developer', 'A text'
      from generate_series(1, ${COMPANIES}) n;
    insert into job_posts (job_post_id, company_id, category, title, description)
      select 'b' || n, '${busyCompanyId}', 'Software_Testing', 'Tester', 'A text' from generate_series(1, 50) n;
    insert into talents (talent_id, created_by_uid)
      select 't' || n, 'u' || (n + ${COMPANIES}) from generate_series(1, ${TALENTS}) n`);
  // Each company with each talent at most once: the pairs are numbered.
  await run(`
    create table pairs as
      select 'c' || n as company_id, '${busyId}' as talent_id, n from generate_series(1, ${BUSY_RELATIONS}) n
      union all select 'c' || n, '${usualId}', n from generate_series(1, ${USUAL_RELATIONS}) n
      union all select '${busyCompanyId}', 't' || n, n from generate_series(1, ${BUSY_RELATIONS}) n
      union all select '${usualCompanyId}', 't' || n, n from generate_series(1, ${USUAL_RELATIONS}) n
      union all select 'c' || (1 + n % ${COMPANIES}), 't' || (1 + (n * 7 + n / ${COMPANIES}) % ${TALENTS}), n
        from generate_series(1, ${third - 2 * (BUSY_RELATIONS + USUAL_RELATIONS)}) n`);
  await run(`
    insert into threads (thread_id, company_id, talent_id, talent_name, talent_job_title, job_post_id, job_post_title,
        company_thread_read_status, talent_thread_read_status, job_post_invitation_status, ended_at, created_at, updated_at)
      select 'h' || talent_id || company_id, company_id, talent_id, 'Somebody', 'Developer', 'j' || (1 + n % ${COMPANIES}),
        'Developer', 'Read', (array['Read', 'Unread'])[1 + n % 2], (array['Pending', 'Accepted', 'Rejected'])[1 + n % 3],
        case when n % 11 = 0 then now() end, now() - n % 2000 * interval '1 hour', now() - n % 2000 * interval '1 hour'
      from pairs on conflict do nothing;
    insert into messages (message_id, thread_id, company_id, sender, markdown, event, created_at)
      select thread_id || m, thread_id, company_id, (array['System', 'Company', 'Talent'])[m], 'A text of a usual length.',
        case when m = 1 then 'InvitationSent' end, updated_at - (3 - m) * interval '1 minute'
      from threads, generate_series(1, 3) m;
    insert into shortlisted_profiles (company_id, talent_id, job_post_id, talent_name, talent_job_title, search_keywords, created_at)
      select company_id, talent_id, 'j', 'Somebody', 'Developer', '{}', now() - n % 2000 * interval '1 hour'
      from pairs on conflict do nothing;
    insert into profile_openings (company_id, talent_id, day)
      select company_id, talent_id, current_date - n % 84 from pairs on conflict do nothing;
    insert into events (kind, actor_uid, company_id, talent_id)
      select (array['message.sent', 'thread.read', 'shortlistedProfile.put'])[1 + n % 3], 'u1',
        case when n % 50 = 1 then '${busyCompanyId}' else 'c' || (1 + n % ${COMPANIES}) end,
        case when n % 50 = 0 then '${busyId}' else 't' || (1 + n % ${TALENTS}) end
      from generate_series(1, ${values.events}) n;
    drop table pairs`);
  await run('vacuum analyze');
  await client.end();
}

await withNode(main);
