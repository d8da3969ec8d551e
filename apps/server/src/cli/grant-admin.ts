import { pino } from 'pino';
import { readConfig } from '../base/config.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { openConfiguredDatabase } from '../db/open.ts';
import { setAdminRight } from './admin-right.ts';

const usage = [
  'npm run grant-admin -- person@example.com             makes an account an admin',
  'npm run grant-admin -- --revoke person@example.com    takes the right back',
].join('\n');

/** Makes an account an admin, or takes the right back; see `usage`. It takes effect with the account's next request. */
async function grantAdmin(args: readonly string[]): Promise<string> {
  const isRevoked = args[0] === '--revoke';
  const [email, ...rest] = isRevoked ? args.slice(1) : args;
  if (email === undefined || email.startsWith('-') || rest.length > 0) throw new StartRefusal(usage);
  const reading = readConfig();
  if ('problems' in reading) throw new StartRefusal(reading.problems.join('\n'));
  const database = await openConfiguredDatabase(reading.config, pino({ level: 'warn' }));
  try {
    return await database.db.transaction((tx) => setAdminRight(tx, email.trim().toLowerCase(), !isRevoked));
  } finally {
    await database.close();
  }
}

try {
  console.log(await grantAdmin(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
