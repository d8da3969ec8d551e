import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SEARCH_COMPLETIONS_MAX } from '@talaash/domain/talent-search/limit';
import type { TalentDocument } from '@talaash/talent-index/port';
import {
  CURSOR,
  measureRestart,
  measureThroughput,
  openKeptIndex,
  residentMb,
  type Throughput,
} from './kept-index.ts';
import { measureBeside } from './search-beside.ts';
import { openMiniSearch } from './mini-search.ts';
import { announceDuration, percentile, printTable, rounded } from './print.ts';
import { measureFreshness } from './search-freshness.ts';
import { benchQuestions } from './search-question.ts';
import { openSqlSearch } from './search-sql.ts';
import { COMPLETED } from './search-recruiter-text.ts';
import { allTimes, printTimes, sampled, timeCompletions, timeQuestions, type Times } from './search-time.ts';
import { benchTalents } from './talent.ts';

const { values } = parseArgs({
  options: {
    talents: { type: 'string', default: '100000' },
    passes: { type: 'string', default: '3' },
    /** Only the engine: filling PostgreSQL with a million talents takes many minutes. */
    alone: { type: 'boolean', default: false },
    /** `opensearch` asks a cluster beside our engine, and neither PostgreSQL nor MiniSearch. */
    engine: { type: 'string', default: 'own' },
    nodes: { type: 'string', default: '1' },
    shards: { type: 'string', default: '1' },
    heap: { type: 'string', default: '2g' },
    /** How many questions of each kind are asked beside OpenSearch. */
    ofEachKind: { type: 'string', default: '20' },
    /** A folder in which the filled cluster stays for the next run. */
    kept: { type: 'string' },
    /** Only fills the cluster in the kept folder. */
    fill: { type: 'boolean', default: false },
    /** How many questions of each kind PostgreSQL is asked: with a million talents one takes seconds. */
    sqlOfEachKind: { type: 'string', default: '20' },
  },
});
const talents = Number(values.talents);
const passes = Number(values.passes);
const questions = benchQuestions();
const questionsToSql = sampled(questions, Number(values.sqlOfEachKind));

/** MiniSearch keeps its index in maps: 100,000 talents need more than the 4 GB that Node gives a process. */
const MINI_SEARCH_TALENTS_MAX = 20_000;
/** With more talents an answer of PostgreSQL takes a second: asking twice would take an hour. */
const SQL_WARMED_UP_MAX = 20_000;
const LOAD_BATCH = 2_000;
const UPDATES = 10_000;
const UPDATES_AT_ONCE = 10;

type Measured = { name: string; times: Times };

/** Minutes of each part for 100,000 talents; all grow with their number. */
const MINUTES = { alone: 1.2, sqlFill: 1.2, sqlQuestion: 0.015, openSearch: 6 };
const isBeside = values.engine === 'opensearch';
const minutes =
  (talents / 100_000) *
  (MINUTES.alone +
    (isBeside ? MINUTES.openSearch : 0) +
    (values.alone || isBeside ? 0 : MINUTES.sqlFill + questionsToSql.length * MINUTES.sqlQuestion));
announceDuration(`${Math.ceil(minutes)} minutes`);

/** Every measurement for one number of talents; the last line is the result as JSON. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'talaash-bench-search-'));
  try {
    const engine = await measureEngine(folder);
    announce('another process starts from the snapshot');
    const restart = await measureRestart(folder);
    announce('one thread answers from the snapshot, then two');
    const one = await measureThroughput(folder, 1);
    const two = await measureThroughput(folder, 2);
    const others = values.alone ? [] : await measureOthers();
    const freshness = values.alone
      ? undefined
      : await measureFreshness({ updatesPerSecond: 300, seconds: 10 });
    report(engine, { restart, one, two }, others, freshness?.p95);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Engine = Awaited<ReturnType<typeof measureEngine>>;

/** Where a long run is: with a million talents some parts take minutes. */
function announce(part: string): void {
  console.log(`${Math.round(performance.now() / 1000)} s: ${part}`);
}

/** Fills an index, measures questions and updates, and writes its snapshot. */
async function measureEngine(folder: string) {
  const index = await openKeptIndex(folder);
  announce(`${talents} talents are indexed`);
  const { buildSeconds, peakMb } = await fill(index);
  announce(`${questions.length} questions are asked ${passes + 1} times`);
  const times = await timeQuestions(questions, (question) => index.search(question), passes);
  const completions = await timeCompletions(
    COMPLETED,
    (typed) => index.complete({ typed, redacted: false, limit: SEARCH_COMPLETIONS_MAX }),
    passes,
  );
  const rssMb = await residentMb();
  announce('the snapshot is written');
  // With a cursor the index writes a snapshot, which is not part of the build.
  await index.apply({ upserts: [], removals: [], cursor: CURSOR });
  await index.settled();
  announce(`${Math.min(UPDATES, talents)} talents are changed`);
  const updateMs = await timeUpdates(index);
  await index.close();
  return { times, completions, buildSeconds, peakMb, updateMs, rssMb };
}

type KeptIndex = Awaited<ReturnType<typeof openKeptIndex>>;

/** @returns seconds, without the time to generate the talents; and the most memory so far, which the generated talents are part of */
async function fill(index: KeptIndex): Promise<{ buildSeconds: number; peakMb: number }> {
  let batch: TalentDocument[] = [];
  let buildMs = 0;
  const apply = async (ready: boolean) => {
    const start = performance.now();
    await index.apply({ upserts: batch, removals: [], ready });
    await index.settled();
    buildMs += performance.now() - start;
    batch = [];
  };
  for await (const document of benchTalents(talents)) {
    batch.push(document);
    if (batch.length === LOAD_BATCH) await apply(false);
  }
  await apply(true);
  return { buildSeconds: buildMs / 1000, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) };
}

/** Milliseconds for each changed talent, including the packing that the changes cause. */
async function timeUpdates(index: KeptIndex): Promise<number> {
  let updatesMs = 0;
  let changed: TalentDocument[] = [];
  let count = 0;
  const apply = async () => {
    const start = performance.now();
    await index.apply({ upserts: changed, removals: [] });
    updatesMs += performance.now() - start;
    changed = [];
  };
  for await (const document of benchTalents(Math.min(UPDATES, talents))) {
    changed.push({ ...document, about: `${document.about} I am back.`, updatedAtMs: Date.now() });
    count += 1;
    if (changed.length === UPDATES_AT_ONCE) await apply();
  }
  await apply();
  const start = performance.now();
  await index.settled();
  return (updatesMs + performance.now() - start) / count;
}

/** The same questions to the alternatives. */
async function measureOthers(): Promise<Measured[]> {
  announce('PostgreSQL is filled');
  const sql = await openSqlSearch(benchTalents(talents));
  console.log(`PostgreSQL was filled within ${Math.round(sql.seconds)} s.`);
  if (questionsToSql.length < questions.length)
    console.log(
      `PostgreSQL is asked ${questionsToSql.length} of the ${questions.length} questions, as many of each kind.`,
    );
  announce(`PostgreSQL is asked ${questionsToSql.length} questions`);
  const ofSql = await timeQuestions(questionsToSql, sql.search, 1, talents > SQL_WARMED_UP_MAX ? 0 : 1);
  await sql.close();
  if (talents > MINI_SEARCH_TALENTS_MAX) {
    console.log(`MiniSearch is not asked: it has room for ${MINI_SEARCH_TALENTS_MAX} talents.`);
    return [{ name: 'SQL', times: ofSql }];
  }
  announce('MiniSearch is filled and asked');
  const documents: TalentDocument[] = [];
  for await (const document of benchTalents(talents)) documents.push(document);
  const ofMiniSearch = await timeQuestions(questions, openMiniSearch(documents), 1);
  return [
    { name: 'SQL', times: ofSql },
    { name: 'MiniSearch', times: ofMiniSearch },
  ];
}

type Restart = Awaited<ReturnType<typeof measureRestart>>;

type Restored = { restart: Restart; one: Throughput; two: Throughput };

function report(
  engine: Engine,
  { restart, one, two }: Restored,
  others: Measured[],
  freshnessP95Ms?: number,
): void {
  const all = allTimes(engine.times);
  const p95 = percentile(all, 0.95);
  const ratio = (name: string) => {
    const other = others.find((measured) => measured.name === name);
    return other === undefined ? null : Math.round(percentile(allTimes(other.times), 0.95) / p95);
  };
  printTimes([{ name: 'engine', times: engine.times }, ...others]);
  const completionMs = (share: number) => rounded(percentile(engine.completions, share));
  console.log(`completions, ms: p50 ${completionMs(0.5)}, p95 ${completionMs(0.95)}, max ${completionMs(1)}`);
  const total = all.reduce((sum, ms) => sum + ms, 0);
  const result = {
    talents,
    questions: questions.length,
    p50: rounded(percentile(all, 0.5)),
    p95: rounded(p95),
    max: rounded(percentile(all, 1)),
    ratioToSql: ratio('SQL'),
    ratioToMiniSearch: ratio('MiniSearch'),
    buildSeconds: rounded(engine.buildSeconds),
    restartSeconds: rounded(restart.seconds),
    rssMb: restart.rssMb,
    peakMb: engine.peakMb,
    rssAfterBuildMb: engine.rssMb,
    updateMs: rounded(engine.updateMs),
    searchesPerSecond: Math.round((1000 * all.length) / total),
    searchesPerSecondOfOneThread: one.searchesPerSecond,
    searchesPerSecondOfTwoThreads: two.searchesPerSecond,
    /** What the second thread takes. */
    secondThreadMb: two.rssMb - one.rssMb,
    freshnessP95Ms: freshnessP95Ms === undefined ? null : rounded(freshnessP95Ms),
    completionP95Ms: completionMs(0.95),
    sqlQuestions: values.alone ? 0 : questionsToSql.length,
  };
  printTable(Object.entries(result).map(([name, value]) => [name, String(value)]));
  console.log(JSON.stringify(result));
}

if (isBeside)
  await measureBeside({
    talents,
    passes,
    questions: sampled(questions, Number(values.ofEachKind)),
    nodes: Number(values.nodes),
    shards: Number(values.shards),
    heap: values.heap,
    kept: values.kept,
    isFillOnly: values.fill,
    announce,
  });
else if (values.engine === 'own') await main();
else throw new Error('--engine is own or opensearch.');
