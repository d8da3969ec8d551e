import { pino } from 'pino';
import { readConfig } from '../base/config.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { openConfiguredDatabase } from '../db/open.ts';
import { openJobs } from '../jobs/queue.ts';
import { grantAdmin, readAdminGrant } from './grant-admin-command.ts';

async function run(args: readonly string[]): Promise<string> {
  const given = readAdminGrant(args);
  const reading = readConfig();
  if ('problems' in reading) throw new StartRefusal(reading.problems.join('\n'));
  const log = pino({ level: 'warn' });
  const database = await openConfiguredDatabase(reading.config, log);
  const jobs = await openJobs({ database, log });
  try {
    return await grantAdmin({ db: database.db, jobs, now: Date.now }, given);
  } finally {
    await jobs.close();
    await database.close();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
