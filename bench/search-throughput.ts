import { setTimeout as wait } from 'node:timers/promises';
import { WorkerTalentIndex } from '../apps/server/src/index/worker-index.ts';
import { quietLog } from '../apps/server/test/log.ts';
import { CURSOR, DATABASE_ID, residentMb } from './kept-index.ts';
import { benchQuestions } from './search-question.ts';

/** As many questions wait for each thread. */
const SEARCHERS_A_THREAD = 2;
const POLL_MS = 5;

/** Prints how many searches a second the threads of a restored index answer together, and the memory of the process. */
const [folder = '', wanted = '1'] = process.argv.slice(2);
const threads = wanted === '2' ? 2 : 1;
const index = new WorkerTalentIndex({ folder, threads, log: quietLog, onReturn: () => undefined });
await index.resume(DATABASE_ID);
await index.apply({ upserts: [], removals: [], cursor: CURSOR, ready: true });
while (threads === 2 && index.second?.waiting === undefined) await wait(POLL_MS);
const questions = benchQuestions();

async function askAll(): Promise<void> {
  let next = 0;
  const search = async () => {
    for (let asked = questions[next++]; asked !== undefined; asked = questions[next++])
      await index.search(asked.question);
  };
  await Promise.all(Array.from({ length: SEARCHERS_A_THREAD * threads }, search));
}

await askAll();
const startedAt = performance.now();
await askAll();
const searchesPerSecond = Math.round((1000 * questions.length) / (performance.now() - startedAt));
console.log(JSON.stringify({ searchesPerSecond, rssMb: await residentMb() }));
process.exit(0);
