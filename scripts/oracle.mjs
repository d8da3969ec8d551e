// npm run oracle -- --questions 10000: compares the search index with SQL on random searches, on more of them than the tests do.
import { parseArgs } from 'node:util';
import { install, pinnedNode, run } from './project.mjs';

const { values } = parseArgs({ options: { questions: { type: 'string', default: '10000' } } });

await install();
process.exitCode = await run(
  pinnedNode,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'src/index/sql-oracle.test.ts'],
  { env: { ...process.env, ORACLE_QUESTIONS: values.questions } },
);
