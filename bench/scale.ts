import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type openNode, withNode } from './node.ts';
import { announceDuration, percentile, printTable, rounded } from './print.ts';
import { fillMarket, type MarketSize, type Measured, OWN_THREADS } from './scale-fill.ts';

announceDuration('12 minutes');

const { values } = parseArgs({
  options: {
    talents: { type: 'string', default: '1000,100000,1000000' },
    requests: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '1' },
    /** A folder that keeps each filled market for a day. Without it, each run fills its own. */
    keep: { type: 'string' },
    /** Fills what is not kept yet, and measures nothing. */
    fill: { type: 'boolean', default: false },
  },
});

type Node = Awaited<ReturnType<typeof openNode>>;
type People = {
  company: Measured['company'] & { cookie: string };
  talent: Measured['talent'] & { cookie: string };
  jobPostId: string;
};
type Call = { path: string; cookie: string; input?: (at: number) => Record<string, unknown> };

/** A call may be this much slower in a market than in one a tenth as large, at p95: a step of the logarithm and the noise. */
const GROWTH_MAX_EACH_TENFOLD = 1.35;
/** The measured company has threads with at most half of them. */
const TALENTS_MIN = 2 * OWN_THREADS.company;
/** Below the limit of messages in a minute. */
const SENT_MAX = 50;
/** Differences below this are noise. */
const NOISE_MS = 1;

const marketOf = (talents: number): MarketSize => ({
  talents,
  companies: Math.max(100, Math.round(talents / 100)),
  threads: talents,
  messages: talents * 10,
});

/** The people who are measured, in a market around them. */
async function peopleIn(node: Node, size: MarketSize, keptIn?: string): Promise<People> {
  const file = keptIn && join(keptIn, 'people.json');
  if (file && existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as People;
  const { companyId, cookie, jobPostId } = await node.hiringCompany();
  const { talentId, cookie: talentCookie } = await node.foundTalent();
  const people = { company: { companyId, cookie }, talent: { talentId, cookie: talentCookie }, jobPostId };
  await fillMarket(node.deps.database.connection, size, people);
  if (file) await writeFile(file, JSON.stringify(people));
  return people;
}

/** The p95 of each call, in milliseconds. */
async function measure(node: Node, people: People): Promise<Map<string, number>> {
  const { company, talent, jobPostId } = people;
  const { companyId } = company;
  const { talentId } = talent;
  const newcomers = await Promise.all(
    Array.from({ length: Number(values.requests) }, () => node.foundTalent()),
  );
  const ofCompany = `h${companyId}t1`;
  const ofTalent = `hc1${talentId}`;
  const asCompany = (path: string, input?: Call['input']): Call => ({
    path,
    cookie: company.cookie,
    ...(input ? { input } : {}),
  });
  const asTalent = (path: string, input?: Call['input']): Call => ({
    path,
    cookie: talent.cookie,
    ...(input ? { input } : {}),
  });
  const own = { companyId };
  const calls = [
    asCompany('viewer/get'),
    asCompany('thread/listForCompany'),
    asCompany('thread/listForCompany', () => ({ invitationStatus: 'Accepted' })),
    asCompany('thread/get', () => ({ threadId: ofCompany })),
    asCompany('message/listForCompany', () => ({ threadId: ofCompany })),
    asCompany('message/sendAsCompany', (at) => ({
      threadId: `h${companyId}t${1 + 4 * at}`,
      message: 'Hello',
    })),
    asTalent('thread/readOpen'),
    asCompany('shortlistedProfile/search', () => own),
    asCompany('shortlistedProfile/list', () => own),
    asCompany('hiddenProfile/search', () => own),
    asCompany('jobPost/list'),
    asCompany('jobPost/counts'),
    asCompany('companyDashboard/readStats'),
    asCompany('companyDashboard/readRecentActivities'),
    asCompany('notification/list'),
    asCompany('talentProfile/list', (at) => ({
      talentIds: Array.from({ length: 20 }, (_, n) => `t${at * 20 + n + 1}`),
    })),
    asCompany('profileOpening/count', () => ({ talentId })),
    asCompany('invitation/send', (at) => ({ talentId: newcomers[at]?.talentId, jobPostId })),
    asTalent('viewer/get'),
    asTalent('thread/listForTalent'),
    asTalent('message/listForTalent', () => ({ threadId: ofTalent })),
    asTalent('talentDashboard/readStats'),
    asTalent('talentDashboard/readRecentActivities'),
    asTalent('notification/list'),
    asTalent('notification/count'),
    asTalent('talentProfile/get', () => ({ talentId })),
  ];
  const found = new Map<string, number>();
  for (const [number, call] of calls.entries()) {
    const side = call.cookie === company.cookie ? 'company' : 'talent';
    found.set(`${number + 1}. ${side}: ${call.path}`, await p95(node.url, call));
  }
  return found;
}

async function p95(url: string, { path, cookie, input }: Call): Promise<number> {
  const milliseconds: number[] = [];
  const requests = path.startsWith('message/send') ? SENT_MAX : Number(values.requests);
  for (let at = 0; at < requests; at += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/rpc/${path}`, {
      method: 'POST',
      headers: { origin: url, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ json: input?.(at) ?? {} }),
    });
    const text = await answer.text();
    milliseconds.push(performance.now() - startedAt);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
  }
  // The first ones warm up.
  return rounded(percentile(milliseconds.slice(Math.floor(milliseconds.length / 5)), 0.95));
}

const sizes = values.talents.split(',').map(Number);
if (sizes.some((size) => size < TALENTS_MIN))
  throw new Error(`Each market needs at least ${TALENTS_MIN} talents.`);
/** Fills a market of this many talents, unless it is kept, and measures it unless it shall only be filled. */
async function visit(talents: number): Promise<Map<string, number>> {
  const startedAt = performance.now();
  const keptIn = values.keep && join(values.keep, String(talents));
  if (keptIn) await mkdir(keptIn, { recursive: true });
  const column = await withNode(
    async (node) => {
      const people = await peopleIn(node, marketOf(talents), keptIn);
      if (values.fill) return new Map<string, number>();
      // In a kept market, the index of this node first reads all talents.
      await node.indexed;
      return measure(node, people);
    },
    {},
    keptIn,
  );
  console.log(`${talents} talents: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return column;
}

// The first market warms up the code of this process.
if (!values.fill) await withNode(async (node) => measure(node, await peopleIn(node, marketOf(TALENTS_MIN))));
const columns = sizes.map(() => new Map<string, number>());
// The markets take turns, so that a disturbance of the machine meets all of them. The least p95 of the rounds counts.
for (let round = 0; round < (values.fill ? 1 : Number(values.rounds)); round += 1)
  for (const [at, talents] of sizes.entries())
    for (const [name, ms] of await visit(talents))
      columns[at]?.set(name, Math.min(ms, columns[at].get(name) ?? Number.POSITIVE_INFINITY));
if (values.fill) process.exit();
const [smallest] = columns;
const tenfolds = Math.log10((sizes.at(-1) ?? 1) / (sizes[0] ?? 1));
const rows = [...(smallest ?? new Map<string, number>())].map(([name, first]) => {
  const all = columns.map((column) => column.get(name) ?? 0);
  const last = all.at(-1) ?? 0;
  const isSteady = last <= first * GROWTH_MAX_EACH_TENFOLD ** tenfolds || last - first <= NOISE_MS;
  return { name, all, growth: rounded(last / first), isSteady };
});
printTable([
  ['p95 ms, one call after the other', ...sizes.map((size) => `${size} talents`), 'last / first'],
  ...rows.map(({ name, all, growth, isSteady }) => [name, ...all, `${growth}${isSteady ? '' : ' grows'}`]),
]);
console.log(
  JSON.stringify({
    bench: 'scale',
    talents: sizes,
    worstP95: Math.max(...rows.map(({ all }) => all.at(-1) ?? 0)),
    grows: rows.filter(({ isSteady }) => !isSteady).map(({ name }) => name),
    isGoalMet: rows.every(({ isSteady }) => isSteady),
  }),
);
