// npm run oracle -- --questions 10000: compares the search index with SQL on random searches, on more of them than the tests do.
// npm run oracle -- --threads 1 --questions 1000: the same without a second thread, which must answer the same.
// npm run oracle -- --engine opensearch --questions 1000 --shards 3: compares OpenSearch with our own engine.
// npm run oracle -- --engine shield --questions 200: compares what companies are answered under so many privacy shields.
import { parseArgs } from 'node:util';
import { install, pinnedNode, run } from './project.mjs';

const TESTS = {
  own: 'src/index/sql-oracle.test.ts',
  opensearch: 'src/adapters/talent-index/opensearch.test.ts',
  shield: 'src/features/privacy-shield/surfaces.test.ts',
};
const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'own' },
    shards: { type: 'string', default: '1' },
    /** Of our own index: with 2, a second thread answers from the same memory and must answer the same. */
    threads: { type: 'string', default: '2' },
  },
});
const test = TESTS[values.engine];
if (test === undefined) throw new Error(`--engine is one of ${Object.keys(TESTS).join(', ')}.`);

await install();
process.exitCode = await run(
  pinnedNode,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', test],
  {
    env: {
      ...process.env,
      ORACLE_QUESTIONS: values.questions,
      ORACLE_SHARDS: values.shards,
      ORACLE_THREADS: values.threads,
    },
  },
);
