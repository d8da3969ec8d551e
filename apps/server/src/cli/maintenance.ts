import { pino } from 'pino';
import { readConfig } from '../base/config.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { openDatabaseAsItIs } from '../db/open.ts';
import { readMaintenance, setMaintenance } from '../operation/maintenance.ts';

const usage = [
  'npm run maintenance            says whether the product is closed for maintenance',
  'npm run maintenance -- on      closes it to all but admins, on all servers',
  'npm run maintenance -- off     opens it again',
].join('\n');

/** Closes and opens the product; see `usage`. Running servers follow within two seconds. */
async function maintenance([wanted, ...rest]: string[]): Promise<string> {
  if (rest.length > 0 || ![undefined, 'on', 'off'].includes(wanted)) throw new StartRefusal(usage);
  const reading = readConfig();
  if ('problems' in reading) throw new StartRefusal(reading.problems.join('\n'));
  const database = await openDatabaseAsItIs(reading.config, pino({ level: 'warn' }));
  if (!database) throw new StartRefusal('There is no database yet: start the server first.');
  try {
    if (wanted !== undefined) await setMaintenance(database.db, wanted === 'on');
    return (await readMaintenance(database.db))
      ? 'Talaash is closed for maintenance. Admins can still sign in.'
      : 'Talaash is open.';
  } finally {
    await database.close();
  }
}

try {
  console.log(await maintenance(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
