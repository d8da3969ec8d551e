import { StartRefusal } from '../base/start-refusal.ts';
import { openDatabaseAsItIs } from '../db/open.ts';
import { readMaintenance, setMaintenance } from '../operation/maintenance.ts';
import { configured, log, runCommand } from './command.ts';

const usage = [
  'npm run maintenance            says whether the product is closed for maintenance',
  'npm run maintenance -- on      closes it to all but admins, on all servers',
  'npm run maintenance -- off     opens it again',
].join('\n');

/** Closes and opens the product; see `usage`. Running servers follow within two seconds. */
async function maintenance([wanted, ...rest]: readonly string[]): Promise<string> {
  if (rest.length > 0 || ![undefined, 'on', 'off'].includes(wanted)) throw new StartRefusal(usage);
  const config = configured();
  const database = await openDatabaseAsItIs(config, log);
  if (!database) throw new StartRefusal('There is no database yet: start the server first.');
  try {
    if (wanted !== undefined) await setMaintenance(database.db, wanted === 'on');
    return (await readMaintenance(database.db))
      ? 'Talaash is closed for maintenance. Admins can still log in.'
      : 'Talaash is open.';
  } finally {
    await database.close();
  }
}

await runCommand(maintenance);
