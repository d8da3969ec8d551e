import { parseArgs } from 'node:util';
import { addTalents } from '../apps/server/src/seed/add-talents.ts';
import { openNode } from './node.ts';
import { withResumes } from './resume-underway.ts';
import { announceDuration, percentile, printTable, rounded } from './print.ts';
import { benchQuestions } from './search-question.ts';

announceDuration('20 seconds');

const { values } = parseArgs({
  options: {
    talents: { type: 'string', default: '300' },
    perSecond: { type: 'string', default: '50' },
    resumes: { type: 'string', default: '0' },
    /** Who searches: a guest, or a company with a key of its own. */
    as: { type: 'string', default: 'guest' },
  },
});
const talents = Number(values.talents);
const perSecond = Number(values.perSecond);
const resumes = Number(values.resumes);

type SearchRequest = { kind: string; body: string };

/** Milliseconds from a request to its complete answer, over HTTP and through the whole stack, at a steady rate. */
async function main(): Promise<void> {
  const node = await openNode({ trustProxy: 1 });
  await addTalents(node.deps, talents, () => {});
  const seconds = await indexed(node, talents);
  const asked = questionsFor(values.as === 'company' ? await companyKey(node) : await guestKey(node.url));
  for (const { body } of asked.slice(0, 60)) await ask(node.url, body);

  const delays = await askAll(node.url, asked);
  const all = [...delays.values()].flat();
  let allWithResumes: number[] = [];
  const resumesRead =
    resumes === 0
      ? 0
      : await withResumes(node, resumes, async () => {
          allWithResumes = [...(await askAll(node.url, asked)).values()].flat();
        });
  const rssMb = Math.round(process.memoryUsage().rss / 1024 / 1024);
  await node.close();

  const row = (name: string, numbers: readonly number[]) => [
    name,
    numbers.length,
    ...[0.5, 0.95, 1].map((share) => percentile(numbers, share).toFixed(2)),
  ];
  printTable([
    [`${talents} talents, ${perSecond} a second, as a ${values.as}`, 'asked', 'p50 ms', 'p95 ms', 'max ms'],
    ...[...delays].map(([kind, numbers]) => row(kind, numbers)),
    row('all', all),
    ...(resumes > 0
      ? [row(`all, with ${resumes} resumes at a time (${resumesRead} read)`, allWithResumes)]
      : []),
  ]);
  console.log(
    JSON.stringify({
      bench: 'search-http',
      talents,
      perSecond,
      as: values.as,
      p50: rounded(percentile(all, 0.5)),
      p95: rounded(percentile(all, 0.95)),
      max: rounded(percentile(all, 1)),
      ...(resumes > 0 ? { resumesRead, p95WithResumes: rounded(percentile(allWithResumes, 0.95)) } : {}),
      indexedSeconds: rounded(seconds),
      rssMb,
    }),
  );
}

/** The milliseconds of each question, by its kind. */
async function askAll(url: string, asked: readonly SearchRequest[]): Promise<Map<string, number[]>> {
  const delays = new Map<string, number[]>();
  const underWay: Promise<void>[] = [];
  const startedAt = performance.now();
  for (const [at, { kind, body }] of asked.entries()) {
    // Sent on schedule even when the one before is not answered: a slow answer must not delay the next request.
    const due = startedAt + (at * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    underWay.push(ask(url, body).then((took) => void delays.set(kind, [...(delays.get(kind) ?? []), took])));
  }
  await Promise.all(underWay);
  return delays;
}

async function guestKey(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/public-configuration`);
  return ((await response.json()) as { guestSearchApiKey: string }).guestSearchApiKey;
}

async function companyKey(node: Awaited<ReturnType<typeof openNode>>): Promise<string> {
  const { cookie } = await node.hiringCompany();
  const response = await fetch(`${node.url}/api/v1/generate-company-search-api-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: '{}',
  });
  return ((await response.json()) as { apiKey: string }).apiKey;
}

function questionsFor(apiKey: string): SearchRequest[] {
  return benchQuestions().map(({ kind, question }) => {
    const { text, skills, experienceInYears, expectedSalaryInLpaInr, page } = question;
    return {
      kind,
      body: JSON.stringify({ apiKey, query: text, skills, experienceInYears, expectedSalaryInLpaInr, page }),
    };
  });
}

let asked = 0;
/** The searches of one address are limited by the minute, so each comes from another one. */
const nextAddress = () => `10.0.${(asked += 1) >> 8}.${asked & 255}`;

async function ask(url: string, body: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/v1/search-talent-profiles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body,
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`A search was answered with ${response.status}.`);
  return performance.now() - startedAt;
}

/** Seconds until the index has everybody who is in search. */
async function indexed(node: { url: string }, wanted: number): Promise<number> {
  const apiKey = await guestKey(node.url);
  const startedAt = performance.now();
  // Some generated people are not in search: their review failed, or they are not open to work.
  for (let total = 0, before = -1; total < wanted * 0.9 || total !== before; ) {
    before = total;
    await new Promise((resolve) => setTimeout(resolve, 500));
    const response = await fetch(`${node.url}/api/v1/search-talent-profiles`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ apiKey }),
    });
    ({ total } = (await response.json()) as { total: number });
  }
  return (performance.now() - startedAt) / 1000;
}

await main();
