import { COMMAND_LINE_UID } from '@talaash/domain/admin-action/limit';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { readConfig } from '../base/config.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import type { Tx } from '../db/client.ts';
import { openConfiguredDatabase } from '../db/open.ts';
import { users } from '../db/schema/account.ts';
import { recordAdminAction } from '../features/admin-action/actions.ts';

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
    return await database.db.transaction((tx) => setRight(tx, email.trim().toLowerCase(), !isRevoked));
  } finally {
    await database.close();
  }
}

/** The trail says it only when it changes something. */
async function setRight(tx: Tx, email: string, isAdmin: boolean): Promise<string> {
  const [account] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!account)
    throw new StartRefusal(`No account has the email ${email}.${isAdmin ? ' Sign up first.' : ''}`);
  if (account.isAdmin !== isAdmin) {
    await tx.update(users).set({ isAdmin, updatedAt: new Date() }).where(eq(users.id, account.id));
    await recordAdminAction(tx, {
      act: isAdmin ? 'account.adminGranted' : 'account.adminRevoked',
      adminUid: COMMAND_LINE_UID,
      on: { uid: account.id },
      before: { isAdmin: !isAdmin },
      after: { isAdmin },
    });
  }
  if (!isAdmin) return `${email} is no admin any more.`;
  const note = account.emailVerified ? '' : ' The email is not verified yet, which admins need too.';
  return `${email} is an admin now.${note}`;
}

try {
  console.log(await grantAdmin(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
