import { parseArgs } from 'node:util';
import MiniSearch from 'minisearch';
import { LocalTalentIndex } from '../apps/server/src/search/local-index.ts';
import type { TalentDocument } from '../apps/server/src/search/port.ts';
import { percentile, printTable, rounded } from './print.ts';
import { type BenchQuestion, benchQuestions } from './search-question.ts';
import { benchTalents } from './talent.ts';

const { values } = parseArgs({
  options: {
    talents: { type: 'string', default: '100000' },
    passes: { type: 'string', default: '3' },
    /** Leaves MiniSearch out, which takes minutes. */
    alone: { type: 'boolean', default: false },
    /** Counts this thread's work instead of the time that passes, for a machine that others use too. */
    cpu: { type: 'boolean', default: false },
  },
});
const talents = Number(values.talents);
const passes = Number(values.passes);

/** MiniSearch keeps every text in maps; past this it needs more memory than a small machine has. */
const MINI_SEARCH_TALENTS_MAX = 100_000;
const LOAD_BATCH = 1000;

type Asked = (question: BenchQuestion) => unknown;
type Times = Map<string, number[]>;

async function main(): Promise<void> {
  const isCompared = !values.alone && talents <= MINI_SEARCH_TALENTS_MAX;
  const { index, documents, buildSeconds } = await loadEngine(isCompared);
  const rssMb = Math.round(process.memoryUsage().rss / 2 ** 20);
  const questions = benchQuestions();
  const engine = await measure(questions, ({ question }) => index.search(question), passes);
  const other = isCompared ? await measure(questions, miniSearch(documents), 1) : undefined;
  await index.close();
  print(engine, other);
  const all = [...engine.values()].flat();
  const others = [...(other ?? new Map()).values()].flat() as number[];
  const result = {
    talents,
    clock: values.cpu ? 'cpu' : 'wall',
    questions: questions.length,
    p50: rounded(percentile(all, 0.5)),
    p95: rounded(percentile(all, 0.95)),
    max: rounded(percentile(all, 1)),
    ratioToMiniSearch:
      others.length > 0 ? Math.round(percentile(others, 0.95) / percentile(all, 0.95)) : null,
    buildSeconds: rounded(buildSeconds),
    rssMb,
  };
  console.log(JSON.stringify(result));
}

/** Builds the index; the time to make the talent up is not counted. */
async function loadEngine(isKept: boolean) {
  const index = new LocalTalentIndex();
  const documents: TalentDocument[] = [];
  let batch: TalentDocument[] = [];
  let buildMs = 0;
  const apply = async (ready: boolean) => {
    const start = clock();
    await index.apply({ upserts: batch, removals: [], ready });
    buildMs += clock() - start;
    if (isKept) documents.push(...batch);
    batch = [];
  };
  for await (const document of benchTalents(talents)) {
    batch.push(document);
    if (batch.length === LOAD_BATCH) await apply(false);
  }
  await apply(true);
  const start = clock();
  await index.settled();
  buildMs += clock() - start;
  return { index, documents, buildSeconds: buildMs / 1000 };
}

/** Milliseconds that the clock shows, or that this thread has worked: the same where nothing else runs on the machine. */
const clock = values.cpu
  ? () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    }
  : () => performance.now();

/** Milliseconds by kind of question, after one pass that is not counted. */
async function measure(questions: readonly BenchQuestion[], ask: Asked, times: number): Promise<Times> {
  const measured: Times = new Map(questions.map(({ kind }) => [kind, []]));
  for (let pass = 0; pass <= times; pass += 1) {
    for (const question of questions) {
      const start = clock();
      await ask(question);
      if (pass > 0) measured.get(question.kind)?.push(clock() - start);
    }
  }
  return measured;
}

/** The same fields, weights and filters; without counts of skills and bounds of the ranges, which it does not have. */
function miniSearch(documents: readonly TalentDocument[]): Asked {
  const fields = [
    'jobTitle',
    'name',
    'skills',
    'locality',
    'jobCategory',
    'about',
    'certifications',
    'workExperiences',
  ];
  const index = new MiniSearch<TalentDocument>({
    idField: 'talentId',
    fields,
    storeFields: ['skills', 'experienceInYears', 'expectedSalaryInLpaInr'],
    extractField: (document, field) => {
      const value: unknown = document[field as keyof TalentDocument];
      return Array.isArray(value) && field !== 'skills' ? value.join(' ') : (value as string);
    },
  });
  index.addAll(documents);
  return ({ question }) =>
    index.search(question.text === '' ? MiniSearch.wildcard : question.text, {
      boost: { jobTitle: 8, name: 6, skills: 5, locality: 3, jobCategory: 2 },
      combineWith: 'AND',
      prefix: (_, at, terms) => at === terms.length - 1,
      fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
      filter: (hit) =>
        question.skills.every((skill) => (hit['skills'] as string[]).includes(skill)) &&
        hit['experienceInYears'] >= (question.experienceInYears.min ?? 0) &&
        hit['experienceInYears'] <= (question.experienceInYears.max ?? 50) &&
        hit['expectedSalaryInLpaInr'] >= (question.expectedSalaryInLpaInr.min ?? 0) &&
        hit['expectedSalaryInLpaInr'] <= (question.expectedSalaryInLpaInr.max ?? 100),
    });
}

function print(engine: Times, other: Times | undefined): void {
  const cells = (times: readonly number[] | undefined) =>
    times === undefined ? [] : [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(2));
  const all = (times: Times | undefined) => times && [...times.values()].flat();
  printTable([
    ['ms', 'p50', 'p95', 'max', ...(other ? ['MiniSearch p50', 'p95', 'max'] : [])],
    ...[...engine].map(([kind, times]) => [kind, ...cells(times), ...cells(other?.get(kind))]),
    ['all', ...cells(all(engine)), ...cells(all(other))],
  ]);
}

await main();
