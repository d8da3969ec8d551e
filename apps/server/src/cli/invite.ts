import { REGISTRATION_SENTENCES } from '@talaash/domain/registration/words';
import { registrationRefusal } from '@talaash/domain/registration/rule';
import { Email } from '@talaash/domain/account/schema';
import { USER_TYPES } from '@talaash/domain/user-profile/choice';
import { parseArgs } from 'node:util';
import { invitationUrl } from '../base/invitation-code.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { openClock } from '../db/clock.ts';
import { openConfiguredDatabase } from '../db/open.ts';
import { inviteToRegister } from '../features/registration/actions.ts';
import { openJobs } from '../jobs/queue.ts';
import { configured, log, runCommand } from './command.ts';

const usage = [
  'npm run invite -- person@example.com --side talent    emails this address a link to sign up as talent',
  'npm run invite -- --side company                      prints a link for one person to sign up as a company',
].join('\n');

/** Invites somebody to register where that is by invitation; see `usage`. A running server sends the mail. */
async function invite(args: readonly string[]): Promise<string> {
  const { email, userType } = readArguments(args);
  const config = configured();
  const refused = registrationRefusal(config.registration, { userType, invitedAs: userType });
  if (refused) throw new StartRefusal(REGISTRATION_SENTENCES[refused]);
  const database = await openConfiguredDatabase(config, log);
  const jobs = await openJobs({ database, log });
  const clock = await openClock(database);
  try {
    const code = await database.db.transaction((tx) =>
      inviteToRegister(tx, { jobs, nowMs: clock.now() }, { email, userType }),
    );
    if (code === undefined) return `A link is on its way to ${email}.`;
    return invitationUrl(config.baseUrl ?? `http://localhost:${config.port}`, { userType, code });
  } finally {
    clock.close();
    await jobs.close();
    await database.close();
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { side: { type: 'string' } },
    });
    const userType = USER_TYPES.find((one) => one === values.side);
    const [typed, ...rest] = positionals;
    if (userType === undefined || rest.length > 0) throw new StartRefusal(usage);
    return { userType, email: typed === undefined ? undefined : Email.parse(typed) };
  } catch {
    throw new StartRefusal(usage);
  }
}

await runCommand(invite);
