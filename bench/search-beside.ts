// npm run bench:search -- --engine opensearch: our engine and OpenSearch on the same talents, in one run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TalentDocument, TalentIndex, TalentQuestion } from '@talaash/talent-index/port';
import { measureIndexFreshness } from './index-freshness.ts';
import { CURSOR, openKeptIndex, residentMb } from './kept-index.ts';
import { percentile, printTable, rounded } from './print.ts';
import { isFilled, openSearchCluster, type SearchCluster } from './search-cluster.ts';
import type { BenchQuestion } from './search-question.ts';
import { allTimes, printTimes, timeQuestions } from './search-time.ts';
import { benchTalents } from './talent.ts';

export type BesideOptions = {
  talents: number;
  questions: readonly BenchQuestion[];
  passes: number;
  nodes: number;
  shards: number;
  heap: string;
  /** Where the filled cluster stays for the next run. Absent: it is filled and dropped. */
  kept: string | undefined;
  /** Only fills the cluster, so that the measurement can run at another time. */
  isFillOnly: boolean;
  announce: (part: string) => void;
};

/** As many as a feed writes at once. */
const LOAD_BATCH = 500;
const CHANGES = { perSecond: 300, seconds: 10 };
const WARM_UP_SECONDS = 5;

/** Fills both with the same talents and asks both the same questions; the last line is the result as JSON. */
export async function measureBeside(options: BesideOptions): Promise<void> {
  const { talents, nodes, shards, kept, isFillOnly, announce } = options;
  const folder = await mkdtemp(join(tmpdir(), 'talaash-bench-search-'));
  announce(`${nodes} nodes of OpenSearch start`);
  const cluster = await openSearchCluster(kept ?? join(folder, 'nodes'), options);
  try {
    // A cluster of an earlier run first reads its shards.
    await cluster.settled();
    const index = cluster.openIndex();
    const isKept = await isFilled(index, talents);
    if (!isKept) {
      announce(`OpenSearch is filled with ${talents} talents`);
      await index.clear();
    }
    const loadSeconds = isKept ? undefined : await load(index, talents);
    await cluster.settled();
    if (isFillOnly) {
      console.log(JSON.stringify({ talents, loadSeconds, diskMb: cluster.diskMb(), ...cluster.memory() }));
      return;
    }
    const engine = await measureEngine(folder, options);
    const other = await measureCluster(cluster, index, options);
    printTimes([
      { name: 'engine', times: engine.times },
      { name: 'OpenSearch', times: other.times },
    ]);
    const p95 = {
      engine: percentile(allTimes(engine.times), 0.95),
      other: percentile(allTimes(other.times), 0.95),
    };
    const result = {
      bench: 'search-beside',
      openSearch: cluster.version,
      talents,
      questions: options.questions.length,
      nodes,
      shards,
      heap: options.heap,
      engineP50: rounded(percentile(allTimes(engine.times), 0.5)),
      engineP95: rounded(p95.engine),
      p50: rounded(percentile(allTimes(other.times), 0.5)),
      p95: rounded(p95.other),
      max: rounded(percentile(allTimes(other.times), 1)),
      timesTheEngine: rounded(p95.other / p95.engine),
      engineLoadSeconds: rounded(engine.loadSeconds),
      loadSeconds: loadSeconds === undefined ? null : rounded(loadSeconds),
      engineMb: engine.mb,
      ...cluster.memory(),
      diskMb: cluster.diskMb(),
      engineFreshnessP95: rounded(engine.freshness.p95),
      freshnessP50: rounded(other.freshness.p50),
      freshnessP95: rounded(other.freshness.p95),
      changesPerSecond: other.freshness.perSecond,
    };
    printTable(Object.entries(result).map(([name, value]) => [name, String(value)]));
    console.log(JSON.stringify(result));
  } finally {
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns seconds, with the time to generate the talents, which takes place meanwhile */
async function load(index: TalentIndex, talents: number): Promise<number> {
  const startedAt = performance.now();
  let batch: TalentDocument[] = [];
  let writing = Promise.resolve();
  const write = async () => {
    const upserts = batch;
    batch = [];
    await writing;
    writing = index.apply({ upserts, removals: [] });
  };
  for await (const document of benchTalents(talents)) {
    batch.push(document);
    if (batch.length === LOAD_BATCH) await write();
  }
  await write();
  await writing;
  await index.apply({ upserts: [], removals: [], cursor: CURSOR, ready: true });
  return (performance.now() - startedAt) / 1000;
}

async function measureEngine(folder: string, { talents, questions, passes, announce }: BesideOptions) {
  announce('our own engine is filled');
  const emptyMb = await residentMb();
  const index = await openKeptIndex(folder);
  const loadSeconds = await load(index, talents);
  await index.settled();
  announce(`it is asked ${questions.length} questions ${passes + 1} times`);
  const times = await timeQuestions(questions, (question) => index.search(question), passes);
  const mb = (await residentMb()) - emptyMb;
  const freshness = await measureIndexFreshness([index], await changed(talents), CHANGES);
  await index.close();
  return { times, loadSeconds, mb, freshness };
}

async function measureCluster(cluster: SearchCluster, index: TalentIndex, options: BesideOptions) {
  const { questions, passes, announce, talents } = options;
  announce(`OpenSearch is asked ${questions.length} questions ${passes + 1} times`);
  const ask = (question: TalentQuestion) => index.search(question);
  const times = await timeQuestions(questions, ask, 0);
  for (let pass = 0; pass < passes; pass += 1) {
    await cluster.forgetAnswers();
    for (const [kind, own] of await timeQuestions(questions, ask, 1, 0)) times.get(kind)?.push(...own);
  }
  announce(`${CHANGES.perSecond} changes a second from two servers`);
  const other = cluster.openIndex();
  await other.resume('bench');
  const servers = [index, other];
  const people = await changed(talents);
  // Java compiles what it runs often.
  await measureIndexFreshness(servers, people, { ...CHANGES, seconds: WARM_UP_SECONDS });
  const freshness = await measureIndexFreshness(servers, people, CHANGES);
  return { times, freshness };
}

/** People to change. */
async function changed(talents: number): Promise<TalentDocument[]> {
  const documents: TalentDocument[] = [];
  for await (const document of benchTalents(Math.min(talents, CHANGES.perSecond * CHANGES.seconds)))
    documents.push(document);
  return documents;
}
