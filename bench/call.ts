import { execFile } from 'node:child_process';
import { promisify, parseArgs } from 'node:util';
import Fastify from 'fastify';
import { type openNode, withNode } from './node.ts';
import { announceDuration, median, printTable, rounded } from './print.ts';

announceDuration('a minute');

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
  },
});

type Route = { name: string; url: string; method?: 'GET' | 'POST'; body?: string; cookie?: string };

type Node = Awaited<ReturnType<typeof openNode>>;

/** A logged-in call that reads one row through the whole stack, compared with a bare route that runs the same query. */
async function main(node: Node): Promise<void> {
  const company = await node.hiringCompany();
  const bare = await openBareServer(node.deps.database.pool, company);
  const { jobPostId, cookie } = company;
  const body = JSON.stringify({ json: { jobPostId } });
  const routes: Route[] = [
    { name: 'bare route, same query', url: `${bare.url}/job-posts/${jobPostId}` },
    { name: 'bare route, session and same query', url: `${bare.url}/own-job-posts/${jobPostId}` },
    { name: 'our client’s call', url: `${node.url}/api/rpc/jobPost/get`, method: 'POST', body, cookie },
    { name: 'plain HTTP call', url: `${node.url}/api/v1/job-posts/${jobPostId}`, cookie },
  ];
  const measured = new Map<string, Sample[]>(routes.map(({ name }) => [name, []]));
  for (const route of routes) await measure(route, 1);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const route of routes) measured.get(route.name)?.push(await measure(route, Number(values.seconds)));
  }
  await bare.close();

  const rows = [...measured].map(([name, samples]) => ({
    name,
    perSecond: Math.round(median(samples.map(({ perSecond }) => perSecond))),
    p50: median(samples.map(({ p50 }) => p50)),
    p99: median(samples.map(({ p99 }) => p99)),
  }));
  const [alone, withSession, ours, plain] = rows;
  if (!alone || !withSession || !ours || !plain) throw new Error('Nothing was measured.');
  const share = (of: { perSecond: number }) => `${Math.round((of.perSecond / alone.perSecond) * 100)}%`;
  printTable([
    ['one signed-in row', 'requests/s', 'share', 'p50 ms', 'p99 ms'],
    ...rows.map((row) => [row.name, row.perSecond, share(row), row.p50, row.p99]),
  ]);
  console.log(
    JSON.stringify({
      bench: 'call',
      connections: Number(values.connections),
      perSecond: ours.perSecond,
      barePerSecond: alone.perSecond,
      ratio: rounded(ours.perSecond / alone.perSecond),
      ratioToBareWithSession: rounded(ours.perSecond / withSession.perSecond),
      plainRatio: rounded(plain.perSecond / alone.perSecond),
    }),
  );
}

type Pool = Node['deps']['database']['pool'];

async function openBareServer(pool: Pool, company: { companyId: string; sessionId: string }) {
  const app = Fastify();
  const jobPost = {
    name: 'bare job post',
    text: `select job_post_id, company_id, category, title, description, has_competitive_salary, has_flexible_hours,
        has_performance_bonus, has_learning_opportunities, ai_review_response, review_queued_at, created_at, updated_at
      from job_posts where job_post_id = $1 and company_id = $2`,
  };
  const session = {
    name: 'bare session',
    text: `select u.id, u.email, p.company_id from sessions s join users u on u.id = s.user_id
      left join user_profiles p on p.uid = u.id where s.id = $1 and s.expires_at > now()`,
  };
  app.get<{ Params: { id: string } }>('/job-posts/:id', async ({ params }) => {
    const { rows } = await pool.query({ ...jobPost, values: [params.id, company.companyId] });
    return rows[0];
  });
  app.get<{ Params: { id: string } }>('/own-job-posts/:id', async ({ params }) => {
    const found = await pool.query<{ company_id: string }>({ ...session, values: [company.sessionId] });
    const { rows } = await pool.query({ ...jobPost, values: [params.id, found.rows[0]?.company_id] });
    return rows[0];
  });
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}

type Sample = { perSecond: number; p50: number; p99: number };

/** Sends requests for some seconds from a separate process. */
async function measure({ url, method = 'GET', body, cookie }: Route, seconds: number): Promise<Sample> {
  const given = [
    ...[
      '--json',
      '--no-progress',
      '--connections',
      values.connections,
      '--duration',
      String(seconds),
      '--method',
      method,
    ],
    ...(cookie ? ['--headers', `cookie=${cookie}`] : []),
    ...(body ? ['--headers', 'content-type=application/json', '--body', body] : []),
    url,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...given], {
    maxBuffer: 2 ** 24,
  });
  const result = JSON.parse(stdout) as {
    requests: { average: number };
    latency: { p50: number; p99: number };
    errors: number;
    non2xx: number;
  };
  if (result.errors + result.non2xx > 0) throw new Error(`${url} answered with ${result.non2xx} failures.`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const autocannon = new URL(import.meta.resolve('autocannon')).pathname;

await withNode(main);
