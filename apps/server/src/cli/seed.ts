import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '../base/config.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { wireSeeding } from '../wiring.ts';
import { openConfiguredDatabase } from '../db/open.ts';
import { addTalents } from '../seed/add-talents.ts';
import { fillDemo } from '../seed/demo.ts';

const usage = [
  'npm run seed                       fills an empty installation with the demo',
  'npm run seed -- --talents 100000   then adds this many generated talents, without pictures',
].join('\n');

/** Generates people; see `usage`. A running server on the same database indexes the new talents by itself. */
async function seed(): Promise<void> {
  const wanted = wantedTalents();
  const reading = readConfig();
  if ('problems' in reading) throw new StartRefusal(reading.problems.join('\n'));
  const { config } = reading;
  const log = pino({ level: 'warn' });
  const database = await openConfiguredDatabase(config, log);
  const { deps, close } = await wireSeeding({ config, log, database });
  try {
    const filled = await fillDemo(deps);
    console.log(
      filled
        ? `Filled the demo in ${seconds(filled.milliseconds)}: ${filled.talents} talents, ${filled.companies} companies, ${filled.jobPosts} job posts, ${filled.threads} threads.`
        : 'The database already has accounts, so the demo was not added.',
    );
    if (wanted > 0) await addAndReport(deps, wanted);
  } finally {
    await close();
    await database.close();
  }
}

async function addAndReport(deps: Parameters<typeof addTalents>[0], wanted: number): Promise<void> {
  const startedAt = performance.now();
  let reportedAt = startedAt;
  await addTalents(deps, wanted, (stored) => {
    if (performance.now() - reportedAt < 2000 || stored === wanted) return;
    reportedAt = performance.now();
    console.log(`${stored} of ${wanted}`);
  });
  const ms = performance.now() - startedAt;
  console.log(`Added ${wanted} talents in ${seconds(ms)}: ${Math.round((wanted / ms) * 1000)} a second.`);
}

function wantedTalents(): number {
  const count = Number(talentsArgument() ?? 0);
  if (!Number.isInteger(count) || count < 0) throw new StartRefusal(usage);
  return count;
}

function talentsArgument(): string | undefined {
  try {
    return parseArgs({ options: { talents: { type: 'string' } } }).values.talents;
  } catch {
    throw new StartRefusal(usage);
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

try {
  await seed();
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
