import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { readConfig } from '../base/config.ts';
import { openConfiguredDatabase } from '../db/open.ts';
import { users } from '../db/schema/account.ts';
import { StartRefusal } from '../base/start-refusal.ts';

/** Makes an account an admin: `npm run grant-admin -- person@example.com`. It takes effect with the account's next request. */
async function grantAdmin(email: string | undefined): Promise<string> {
  if (email === undefined) throw new StartRefusal('Say whom: npm run grant-admin -- person@example.com');
  const reading = readConfig();
  if ('problems' in reading) throw new StartRefusal(reading.problems.join('\n'));
  const database = await openConfiguredDatabase(reading.config, pino({ level: 'warn' }));
  try {
    const [granted] = await database.db
      .update(users)
      .set({ isAdmin: true, updatedAt: new Date() })
      .where(eq(users.email, email.trim().toLowerCase()))
      .returning();
    if (!granted) throw new StartRefusal(`No account has the email ${email}. Sign up first.`);
    const note = granted.emailVerified ? '' : ' The email is not verified yet, which admins need too.';
    return `${granted.email} is an admin now.${note}`;
  } finally {
    await database.close();
  }
}

try {
  console.log(await grantAdmin(process.argv[2]));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
