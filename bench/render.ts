import { Agent, get } from 'node:http';
import { parseArgs } from 'node:util';
import { SELECTED_JOB_POST_KEY } from '@talaash/domain/job-post/selected';
import { sharedProfilePath } from '@talaash/domain/shared-profile/rule';
import { addTalents } from '../apps/server/src/seed/add-talents.ts';
import { withNode } from './node.ts';
import { announceDuration, percentile, printTable, rounded } from './print.ts';
import { buildWeb } from '../scripts/project.mjs';

announceDuration('a minute');
await buildWeb();

const { values } = parseArgs({
  options: {
    talents: { type: 'string', default: '300' },
    pages: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '4' },
    atOnce: { type: 'string', default: '4' },
    perSecond: { type: 'string', default: '60' },
  },
});
const pages = Number(values.pages);
const seconds = Number(values.seconds);
const atOnce = Number(values.atOnce);
const arriving = Number(values.perSecond);

/** A page whose address is as long as this is sent without content. */
const PADDING = 'x'.repeat(500);

const REQUESTS_OF_AN_ADDRESS = 500;

type Reader = { path: string; cookie: string | undefined };
type Answer = { ms: number; isRendered: boolean };

/**
 * The cost of sending a page with and without its content: CPU time of the whole program for a single request, pages per second
 * for concurrent requests, and how many pages have content when more arrive than the server can render. Every page is rendered
 * anew.
 */
async function main(): Promise<void> {
  const figures = await withNode(async (node) => {
    await addTalents(node.deps, Number(values.talents), () => {});
    const { talentId } = await node.foundTalent();
    const { cookie, jobPostId } = await node.hiringCompany();
    const hiringFor = `${cookie}; ${SELECTED_JOB_POST_KEY}=${jobPostId}`;
    const readers: Reader[] = [
      { path: '/', cookie: undefined },
      { path: '/?q=react', cookie: undefined },
      { path: sharedProfilePath(talentId), cookie: undefined },
      { path: '/company/search', cookie },
      { path: '/company/search?q=react', cookie: hiringFor },
      { path: '/company/messages', cookie },
    ];
    const all = [];
    for (const [at, reader] of readers.entries()) all.push(await measure(node.url, reader, at));
    return all;
  });
  printTable([
    ['page', 'CPU ms', 'without', 'ms p50', '/s', '/s without', `of ${arriving}/s with content %`, 'p95 ms'],
    ...figures.map((one) => [
      one.path.replace(/\/profile\/.*/, '/profile/…'),
      one.cpuMs,
      one.plainCpuMs,
      one.p50,
      one.perSecond,
      one.plainPerSecond,
      one.renderedPercent,
      one.p95Arriving,
    ]),
  ]);
  console.log(JSON.stringify({ bench: 'render', atOnce, arriving, pages: figures }));
}

async function measure(url: string, reader: Reader, at: number) {
  // The limits of guests are counted by address, so each address asks less often than the limit allows.
  const agents: Agent[] = [];
  const agentOf = (request: number) => {
    const group = Math.floor(request / REQUESTS_OF_AN_ADDRESS);
    return (agents[group] ??= new Agent({ keepAlive: true, localAddress: `127.${at + 1}.${group}.1` }));
  };
  let asked = 0;
  const ask = (suffix: string) => {
    asked += 1;
    const sign = reader.path.includes('?') ? '&' : '?';
    return answerOf(`${url}${reader.path}${sign}n=${asked}${suffix}`, reader.cookie, agentOf(asked));
  };
  const rendered = () => ask('');
  const plain = () => ask(PADDING);
  // The thread starts with the first page that is asked for.
  for (let tries = 0; !(await rendered()).isRendered; tries += 1) {
    if (tries > 300) throw new Error(`${reader.path} is not rendered. Is the web built?`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (let time = 0; time < 10; time += 1) await rendered();
  const alone = await aloneOf(rendered);
  const plainAlone = await aloneOf(plain);
  const many = await manyOf(rendered);
  const plainMany = await manyOf(plain);
  const crowd = await arrivingOf(rendered);
  for (const agent of agents) agent.destroy();
  return {
    path: reader.path,
    cpuMs: rounded(alone.cpuMs),
    plainCpuMs: rounded(plainAlone.cpuMs),
    p50: rounded(alone.p50),
    perSecond: Math.round(many.filter(({ isRendered }) => isRendered).length / seconds),
    plainPerSecond: Math.round(plainMany.length / seconds),
    renderedPercent: Math.round((100 * crowd.filter(({ isRendered }) => isRendered).length) / crowd.length),
    p95Arriving: Math.round(
      percentile(
        crowd.map(({ ms }) => ms),
        0.95,
      ),
    ),
  };
}

async function aloneOf(ask: () => Promise<Answer>) {
  const before = process.cpuUsage();
  const delays = [];
  for (let time = 0; time < pages; time += 1) delays.push((await ask()).ms);
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000 / pages, p50: percentile(delays, 0.5) };
}

async function manyOf(ask: () => Promise<Answer>): Promise<Answer[]> {
  const end = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  const one = async () => {
    while (performance.now() < end) answers.push(await ask());
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return answers;
}

/** As many a second, however long each takes. */
async function arrivingOf(ask: () => Promise<Answer>): Promise<Answer[]> {
  const start = performance.now();
  const answers: Promise<Answer>[] = [];
  while (answers.length < arriving * seconds) {
    const due = Math.min(arriving * seconds, ((performance.now() - start) / 1000) * arriving);
    while (answers.length < due) answers.push(ask());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return Promise.all(answers);
}

function answerOf(url: string, cookie: string | undefined, agent: Agent): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'identity', ...(cookie === undefined ? {} : { cookie }) };
    get(url, { agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}.`));
        const isRendered = Buffer.concat(parts).includes('id="rendered-data"');
        return resolve({ ms: performance.now() - start, isRendered });
      });
    }).on('error', reject);
  });
}

await main();
