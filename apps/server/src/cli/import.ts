import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '../base/config.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { openConfiguredDatabase } from '../db/open.ts';
import { importTalents, type ImportResult } from '../import/import-talents.ts';
import { wireImport } from '../wiring.ts';

const usage = [
  'npm run import -- talents FILE     adds the talents in a file: JSON lines {"email": ..., "talentProfile": ...}',
  '  --reviewed                       approves the profiles without a review',
  '  --mail                           emails each new person a link to set a password',
].join('\n');

/** Brings talents over from another system; see `usage`. A running server on the same database finds them at once. */
async function run(): Promise<void> {
  const { file, isReviewed, isMailed } = readArguments();
  await access(file).catch(() => {
    throw new StartRefusal(`The file ${file} cannot be read.`);
  });
  const reading = readConfig();
  if ('problems' in reading) throw new StartRefusal(reading.problems.join('\n'));
  const log = pino({ level: 'warn' });
  const database = await openConfiguredDatabase(reading.config, log);
  const { deps, close } = await wireImport({ config: reading.config, log, database });
  const startedAt = performance.now();
  let reportedAt = startedAt;
  try {
    const result = await importTalents(deps, file, {
      isReviewed,
      isMailed,
      onRefused: (line, sentence) => console.error(`Line ${line}: ${sentence}`),
      onProgress(lines) {
        if (performance.now() - reportedAt < 2000) return;
        reportedAt = performance.now();
        console.log(`${lines} lines`);
      },
    });
    console.log(reportOf(result, performance.now() - startedAt));
    if (result.refused > 0) process.exitCode = 1;
  } finally {
    await close();
    await database.close();
  }
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { reviewed: { type: 'boolean' }, mail: { type: 'boolean' } },
    });
    const [noun, file, ...rest] = positionals;
    if (noun === 'talents' && file !== undefined && rest.length === 0)
      return { file, isReviewed: values.reviewed === true, isMailed: values.mail === true };
  } catch {
    // An unknown option: the usage says what there is.
  }
  throw new StartRefusal(usage);
}

/** What was done, in a line for each thing that there is to say. */
function reportOf({ stored, known, refused, failed, queued, withFiles }: ImportResult, ms: number): string {
  const lines: [count: number, sentence: string][] = [
    [known, 'already had an account and were not changed.'],
    [refused, 'lines were refused.'],
    [failed, 'did not pass the review and are not in search.'],
    [queued, 'wait for the reviewer.'],
    [withFiles, 'lines named a picture or a resume; files are not imported.'],
  ];
  return [
    `Added ${stored} talents in ${(ms / 1000).toFixed(1)} s.`,
    ...lines.filter(([count]) => count > 0).map(([count, sentence]) => `${count} ${sentence}`),
  ].join('\n');
}

try {
  await run();
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
