import { EVERYBODY } from '@talaash/talent-index/everybody';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../apps/server/src/db/client.ts';
import { addTalents } from '../apps/server/src/seed/add-talents.ts';
import type { Deps } from '../apps/server/src/call/deps.ts';
import { openEvents } from '../apps/server/src/events/events.ts';
import { feedTalentIndex } from '../apps/server/src/index/feed.ts';
import type { TalentIndex } from '@talaash/talent-index/port';
import { WorkerTalentIndex } from '../apps/server/src/index/worker-index.ts';
import { quietLog } from '../apps/server/test/log.ts';
import { type openNode, withNode } from './node.ts';
import { announceDuration, percentile, printTable, rounded } from './print.ts';
import { benchQuestions } from './search-question.ts';

export type Freshness = {
  talents: number;
  /** The achieved rate; lower than requested when the machine is too slow. */
  updatesPerSecond: number;
  /** Milliseconds from the commit on one node to the search on the other that finds the change. */
  p50: number;
  p95: number;
  max: number;
  /** Of the other node's index during the updates. */
  searchesPerSecond: number;
};

type Node = Awaited<ReturnType<typeof openNode>>;

type FreshnessOptions = { updatesPerSecond: number; seconds: number; talents?: number };

const POLL_MS = 2;
const SEARCHERS = 4;
/** The maximum of concurrent updates. A machine that cannot keep up makes fewer, and the result says so. */
const WRITERS = 8;
const WARM_UP_SECONDS = 1;

/**
 * Updates talents at a steady rate on one node, and searches another node's index for a word of the new text, for one
 * update at a time. The other node runs in this process, with its own connections, events and index thread. An update is
 * one transaction with the rows and their event, as the product writes them, but without the checks and the review
 * before: on two cores those would dominate the measurement.
 */
export function measureFreshness({
  updatesPerSecond,
  seconds,
  talents = 10_000,
}: FreshnessOptions): Promise<Freshness> {
  return withNode(async (node) => {
    const { deps } = node;
    await addTalents(deps, talents, () => undefined);
    const other = await openOtherNode(deps);
    try {
      await untilSameSize(deps.talentIndex, other.index);
      const update = await updaterOf(node);
      await steadily(updatesPerSecond, WARM_UP_SECONDS, update);
      const delays: number[] = [];
      let measuring: Promise<void> | undefined;
      const measure = async (talentId: string, word: string, committedAt: number) => {
        delays.push((await foundAt(other.index, talentId, word)) - committedAt);
        measuring = undefined;
      };
      const reached = await steadily(updatesPerSecond, seconds, async () => {
        const { talentId, word, committedAt } = await update();
        measuring ??= measure(talentId, word, committedAt);
      });
      await measuring;
      const searchesPerSecond = await throughputWhile(other.index, () =>
        steadily(updatesPerSecond, seconds, update),
      );
      return {
        talents,
        updatesPerSecond: Math.round(reached),
        p50: percentile(delays, 0.5),
        p95: percentile(delays, 0.95),
        max: percentile(delays, 1),
        searchesPerSecond,
      };
    } finally {
      await other.close();
    }
  });
}

async function openOtherNode({ database: { connection } }: Deps) {
  const folder = await mkdtemp(join(tmpdir(), 'talaash-bench-index-'));
  const database = openDatabase({ connection, poolSize: 10, log: quietLog });
  const events = await openEvents({ database, log: quietLog });
  const index: WorkerTalentIndex = new WorkerTalentIndex({
    folder,
    log: quietLog,
    onReturn: () => feed.reload(),
  });
  const feed = feedTalentIndex({ index, db: database.db, events, log: quietLog });
  await feed.loaded;
  const close = async () => {
    await feed.close();
    await index.close();
    await events.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { index, close };
}

/** Resolves when both have the same number of talents. */
async function untilSameSize(one: TalentIndex, other: TalentIndex): Promise<void> {
  while ((await one.status()).talents !== (await other.status()).talents) await wait(50);
}

/** Returns a function that gives the next talent a text with a unique word. */
async function updaterOf({ deps, changeTalent }: Node) {
  const { rows } = await deps.database.pool.query<{ talentId: string }>(
    `select talent_id as "talentId" from talent_profiles where open_to_work_status <> 'NotSeeking'`,
  );
  let next = 0;
  return async () => {
    const talentId = rows[next % rows.length]?.talentId ?? '';
    next += 1;
    const word = `q${randomBytes(8)
      .toString('hex')
      .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
    const about = `I take care of ${word}, and of whoever depends on it.`;
    await changeTalent({ talentId }, { about, updatedIsoDateTimeUtc: new Date().toISOString() });
    return { talentId, word, committedAt: performance.now() };
  };
}

async function foundAt(index: TalentIndex, talentId: string, word: string): Promise<number> {
  for (;;) {
    const { hits } = await index.search({ ...EVERYBODY, text: `${word} ` });
    if (hits.some((hit) => hit.talentId === talentId)) return performance.now();
    await wait(POLL_MS);
  }
}

/** Calls `act` at a steady rate from several writers, each on a fixed schedule. @returns the achieved rate per second */
async function steadily(perSecond: number, seconds: number, act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  const end = perSecond * seconds;
  const write = async (first: number) => {
    for (let number = first; number < end; number += WRITERS) {
      const early = startedAt + (number * 1000) / perSecond - performance.now();
      if (early > 1) await wait(early);
      await act();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return (end * 1000) / (performance.now() - startedAt);
}

async function throughputWhile(index: TalentIndex, act: () => Promise<unknown>): Promise<number> {
  const questions = benchQuestions();
  let answered = 0;
  let isOver = false;
  const search = async () => {
    while (!isOver) {
      await index.search(questions[answered % questions.length]?.question ?? EVERYBODY);
      answered += 1;
    }
  };
  const startedAt = performance.now();
  const searching = Array.from({ length: SEARCHERS }, search);
  await act();
  isOver = true;
  await Promise.all(searching);
  return (answered * 1000) / (performance.now() - startedAt);
}

async function main(): Promise<void> {
  announceDuration('half a minute');
  const { values } = parseArgs({
    options: {
      talents: { type: 'string', default: '10000' },
      updatesPerSecond: { type: 'string', default: '300' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const freshness = await measureFreshness({
    talents: Number(values.talents),
    updatesPerSecond: Number(values.updatesPerSecond),
    seconds: Number(values.seconds),
  });
  const { talents, updatesPerSecond, p50, p95, max, searchesPerSecond } = freshness;
  printTable([
    [`${talents} talents, ${updatesPerSecond} updates a second`, 'p50 ms', 'p95 ms', 'max ms'],
    ['commit to the other node’s search', ...[p50, p95, max].map((number) => number.toFixed(2))],
  ]);
  console.log(`The other node's index answers ${Math.round(searchesPerSecond)} searches a second meanwhile.`);
  console.log(
    JSON.stringify({
      bench: 'search-freshness',
      talents,
      updatesPerSecond,
      freshnessP50Ms: rounded(p50),
      freshnessP95Ms: rounded(p95),
      freshnessMaxMs: rounded(max),
      searchesPerSecond: Math.round(searchesPerSecond),
    }),
  );
}

if (import.meta.main) await main();
