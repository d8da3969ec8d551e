import { openConfiguredDatabase } from '../db/open.ts';
import { openJobs } from '../jobs/queue.ts';
import { grantAdmin, readAdminGrant } from './grant-admin-command.ts';
import { configured, log, runCommand } from './command.ts';

async function run(args: readonly string[]): Promise<string> {
  const given = readAdminGrant(args);
  const config = configured();
  const database = await openConfiguredDatabase(config, log);
  const jobs = await openJobs({ database, log });
  try {
    return await grantAdmin({ db: database.db, jobs, now: Date.now }, given);
  } finally {
    await jobs.close();
    await database.close();
  }
}

await runCommand(run);
