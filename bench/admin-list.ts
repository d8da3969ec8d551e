import { parseArgs } from 'node:util';
import pg from 'pg';
import { addTalents } from '../apps/server/src/seed/add-talents.ts';
import { peopleOf } from '../apps/server/test/person.ts';
import { type openNode, withNode } from './node.ts';
import { announceDuration, percentile, printTable, rounded } from './print.ts';

announceDuration('2 minutes');

const { values } = parseArgs({
  options: {
    talents: { type: 'string', default: '100000' },
    pending: { type: 'string', default: '2000' },
    requests: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
  },
});

/** The p95 goal of the page's response time. */
const GOAL_P95_MS = 30;

/** How many pages lie before the deep one. */
const DEEP_PAGES = 2000;

type Node = Awaited<ReturnType<typeof openNode>>;

type Question = { name: string; body: () => Record<string, unknown> };

/** The admin's list of talents over HTTP in a full database. Each page has 20 whole profiles. */
async function main(node: Node): Promise<void> {
  const { deps, url } = node;
  await addTalents(deps, Number(values.talents), () => undefined);
  const { cookie } = await peopleOf(deps).admin();
  await queue(node);
  const ask = (body: Record<string, unknown>) => page(url, cookie, body);
  const [first] = (await ask({})).list;
  const names = await someNames(node);
  let at = 0;
  const next = <Value>(all: readonly Value[]): Value => all[(at += 1) % all.length] as Value;
  const deep = await deepCursor(node);
  const deepPending = await nextCursor(ask, { humanReviewStatus: 'pending' }, 20);
  const questions: Question[] = [
    { name: 'first page', body: () => ({}) },
    { name: `page ${DEEP_PAGES + 1}`, body: () => ({ cursor: deep }) },
    { name: 'pending, first page', body: () => ({ humanReviewStatus: 'pending' }) },
    { name: 'pending, page 21', body: () => ({ humanReviewStatus: 'pending', cursor: deepPending }) },
    { name: 'search, whole name', body: () => ({ search: next(names) }) },
    { name: 'search, a word of the name', body: () => ({ search: next(names).split(' ').at(-1) }) },
    { name: 'search, three letters', body: () => ({ search: next(names).slice(0, 3) }) },
    { name: 'search, one letter', body: () => ({ search: next(names).slice(0, 1) }) },
    { name: 'search, email', body: () => ({ search: first?.email.slice(0, 12) }) },
    { name: 'search, id', body: () => ({ search: first?.talent.key.talentId }) },
    { name: 'search, nobody', body: () => ({ search: 'zzzyx' }) },
    { name: 'search within pending', body: () => ({ search: next(names), humanReviewStatus: 'pending' }) },
  ];
  const measured = questions.map((question) => ({ ...question, milliseconds: [] as number[] }));
  // The first round warms up.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const { body, milliseconds } of measured) {
      for (let count = 0; count < Number(values.requests) / Number(values.rounds); count += 1) {
        const asked = body();
        const startedAt = performance.now();
        await ask(asked);
        if (round > 0) milliseconds.push(performance.now() - startedAt);
      }
    }
  }
  report(measured);
}

type Page = { list: { email: string; talent: { key: { talentId: string } } }[]; cursor: string | null };

async function page(url: string, cookie: string, body: Record<string, unknown>): Promise<Page> {
  const answer = await fetch(`${url}/api/v1/page-admin-talent-dto`, {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`The list answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Page;
}

/** Some wait for a human review, spread over the whole list. */
async function queue({ deps: { database } }: Node): Promise<void> {
  // A client of its own: those of the server give up where this takes longer.
  const client = new pg.Client({ ...database.connection });
  await client.connect();
  await client.query(
    `update talents set human_review_response = '{"reviewStatus":"pending","commentsMarkdown":""}',
       human_review_waiting_since = now() - random() * interval '3 days'
     where talent_id in (select talent_id from talents order by md5(talent_id) limit $1)`,
    [Number(values.pending)],
  );
  await client.query('vacuum analyze');
  await client.end();
}

async function someNames({ deps: { database } }: Node): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    'select name from talent_profiles order by md5(talent_id) limit 100',
  );
  return rows.map(({ name }) => name);
}

/** As the list itself would make it, without reading all pages before. */
async function deepCursor({ deps: { database } }: Node): Promise<string> {
  const { rows } = await database.pool.query<{ at: Date; id: string }>(
    'select created_at as at, talent_id as id from talents order by 1 desc, 2 desc offset $1 limit 1',
    [DEEP_PAGES * 20 - 1],
  );
  return Buffer.from(`${rows[0]?.at.toISOString()} ${rows[0]?.id}`).toString('base64url');
}

async function nextCursor(
  ask: (body: Record<string, unknown>) => Promise<Page>,
  question: Record<string, unknown>,
  pages: number,
): Promise<string | null> {
  let cursor: string | null = null;
  for (let at = 0; at < pages; at += 1) ({ cursor } = await ask({ ...question, cursor }));
  return cursor;
}

function report(measured: readonly { name: string; milliseconds: number[] }[]): void {
  const rows = measured.map(({ name, milliseconds }) => ({
    name,
    p50: rounded(percentile(milliseconds, 0.5)),
    p95: rounded(percentile(milliseconds, 0.95)),
  }));
  printTable([
    [`${values.talents} talents, one call after the other`, 'p50 ms', 'p95 ms'],
    ...rows.map(({ name, p50, p95 }) => [name, p50, p95]),
  ]);
  const p95 = Math.max(...rows.map((row) => row.p95));
  console.log(
    JSON.stringify({
      bench: 'admin-list',
      talents: Number(values.talents),
      p50: Math.max(...rows.map((row) => row.p50)),
      p95,
      goalP95: GOAL_P95_MS,
      isGoalMet: p95 <= GOAL_P95_MS,
    }),
  );
}

await withNode(main);
