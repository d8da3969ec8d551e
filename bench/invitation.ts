import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { Placeholder, PLAIN_STATEMENTS, type Statement } from './invitation-sql.ts';
import { sendLoad } from './load.ts';
import type { LoadResult } from './load-worker.ts';
import { type openNode, withNode } from './node.ts';
import { announceDuration, median, percentile, printTable, rounded } from './print.ts';

announceDuration('20 seconds');

const { values } = parseArgs({
  options: {
    invitations: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    concurrency: { type: 'string', default: '16' },
  },
});
const count = Number(values.invitations);
const rounds = Number(values.rounds);
const concurrency = Number(values.concurrency);

/** As many as a new company may send a day. */
const perCompany = 25;

type Node = Awaited<ReturnType<typeof openNode>>;
type Company = Awaited<ReturnType<Node['hiringCompany']>>;
/**
 * Invitations per second through the whole stack, compared with only their SQL: as a transaction of plain statements, and as
 * the statements that the server sends.
 */
async function main(node: Node): Promise<void> {
  const talentIds = await makeTalents(node, count + 1);
  const sentStatements = await recordInvitation(node, talentIds.pop() ?? '');
  const speeds: Record<'calls' | 'plain' | 'sent', number[]> = { calls: [], plain: [], sent: [] };
  const latencies: number[] = [];
  const newCompanies = () => makeCompanies(node, Math.ceil(count / perCompany));
  for (let round = 0; round <= rounds; round += 1) {
    const sent = await send(node, await newCompanies(), talentIds);
    const plainSeconds = await runAlone(node, PLAIN_STATEMENTS, await newCompanies(), talentIds);
    const sentSeconds = await runAlone(node, sentStatements, await newCompanies(), talentIds);
    // The first round warms up.
    if (round === 0) continue;
    speeds.calls.push(count / sent.seconds);
    speeds.plain.push(count / plainSeconds);
    speeds.sent.push(count / sentSeconds);
    latencies.push(...sent.milliseconds);
  }
  const perSecond = Math.round(median(speeds.calls));
  const plainPerSecond = Math.round(median(speeds.plain));
  const sentPerSecond = Math.round(median(speeds.sent));
  const share = (of: number) => `${Math.round((perSecond / of) * 100)}%`;
  printTable([
    [`${count} invitations, ${concurrency} at a time`, 'per second', 'the stack’s share of it'],
    ['plain statements in a transaction', plainPerSecond, share(plainPerSecond)],
    [`the ${sentStatements.length} statements that the server sends`, sentPerSecond, share(sentPerSecond)],
    ['through the whole stack', perSecond, '100%'],
  ]);
  console.log(
    JSON.stringify({
      bench: 'invitation',
      invitations: count,
      concurrency,
      perSecond,
      plainPerSecond,
      sentPerSecond,
      ratio: rounded(perSecond / plainPerSecond),
      ratioToSent: rounded(perSecond / sentPerSecond),
      p50: rounded(percentile(latencies, 0.5)),
      p95: rounded(percentile(latencies, 0.95)),
    }),
  );
}

const makeTalents = async (node: Node, many: number): Promise<string[]> => {
  const talentIds: string[] = [];
  for (let at = 0; at < many; at += 1) talentIds.push((await node.foundTalent()).talentId);
  return talentIds;
};

const makeCompanies = async (node: Node, many: number): Promise<Company[]> => {
  const companies: Company[] = [];
  for (let at = 0; at < many; at += 1) companies.push(await node.hiringCompany());
  return companies;
};

const companyOf = (companies: readonly Company[], at: number): Company => {
  const company = companies[Math.floor(at / perCompany)];
  if (!company) throw new Error('There are too few companies.');
  return company;
};

async function send(
  node: Node,
  companies: readonly Company[],
  talentIds: readonly string[],
): Promise<LoadResult> {
  const requests = talentIds.map((talentId, at) => {
    const { cookie, jobPostId } = companyOf(companies, at);
    const body = JSON.stringify({ json: { talentId, jobPostId } });
    return { path: '/api/rpc/invitation/send', cookie, body };
  });
  const result = await sendLoad({ url: node.url, concurrency, requests });
  if (result.failures > 0) throw new Error(`${result.failures} invitations failed.`);
  return result;
}

/** The statements that the server sends for one invitation, with a placeholder for every id. */
async function recordInvitation(node: Node, talentId: string): Promise<Statement[]> {
  const company = await node.hiringCompany();
  // Wait until the index has read the talent, because its statements do not belong to the invitation.
  while (!(await node.deps.talentIndex.has(talentId))) await setTimeout(20);
  const recorded: Statement[] = [];
  const { prototype } = pg.Client;
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [config, values] = given as [string | Statement, unknown[]?];
    const text = typeof config === 'string' ? config : config.text;
    const isOfEvents = /notify|xid8|for update skip locked/i.test(text);
    if (!isOfEvents) {
      const params = (typeof config === 'string' ? values : (config.values ?? values)) ?? [];
      recorded.push({ text, values: [...params] });
    }
    return (query as (...args: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  await send(node, [company], [talentId]);
  prototype.query = query;
  const [thread] = (
    await node.deps.database.pool.query<{ thread_id: string; message_id: string }>(
      'select t.thread_id, m.message_id from threads t join messages m using (thread_id) where t.company_id = $1',
      [company.companyId],
    )
  ).rows;
  if (!thread) throw new Error('The invitation to be recorded was not sent.');
  const placeholders: [string, string][] = [
    [company.uid, 'uid'],
    [company.companyId, 'companyId'],
    [company.jobPostId, 'jobPostId'],
    [tokenOf(company), 'token'],
    [talentId, 'talentId'],
    [thread.thread_id, 'threadId'],
    [thread.message_id, 'messageId'],
  ];
  const placeholderOf = new Map(placeholders.map(([id, name]) => [id as unknown, new Placeholder(name)]));
  return recorded.map(({ text, values: given }) => ({
    text,
    values: given.map((value) => placeholderOf.get(value) ?? value),
  }));
}

/** The session token without its signature. */
const tokenOf = ({ cookie }: Company): string =>
  decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';

/** Runs only the statements, for the same number of invitations and with the same concurrency. @returns seconds */
async function runAlone(
  node: Node,
  template: readonly Statement[],
  companies: readonly Company[],
  talentIds: readonly string[],
): Promise<number> {
  const { pool } = node.deps.database;
  let next = 0;
  const worker = async () => {
    const client = await pool.connect();
    for (let at = next++; at < talentIds.length; at = next++) {
      const company = companyOf(companies, at);
      const ids: Record<string, string | undefined> = {
        uid: company.uid,
        companyId: company.companyId,
        jobPostId: company.jobPostId,
        token: tokenOf(company),
        talentId: talentIds[at],
        threadId: `${company.companyId}${at}`,
        messageId: `${company.companyId}${at}m`,
      };
      for (const { text, values: given } of template) {
        const params = given.map((value) => (value instanceof Placeholder ? ids[value.name] : value));
        await client.query({ text, values: params });
      }
    }
    client.release();
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - start) / 1000;
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from threads where company_id = any($1)',
    [companies.map(({ companyId }) => companyId)],
  );
  if (rows[0]?.count !== talentIds.length)
    throw new Error('The SQL alone did not write what the calls write.');
  return seconds;
}

await withNode(main);
