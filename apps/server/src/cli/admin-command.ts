import { countOf } from '@talaash/domain/base/count';
import { resentSentence } from '@talaash/domain/mail/words';
import { AccountSwitch } from '@talaash/domain/admin-account/schema';
import { COMMAND_LINE_UID } from '@talaash/domain/admin-action/limit';
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { FileStore } from '../adapters/files/port.ts';
import type { Log } from '../base/log.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema/account.ts';
import type { Events } from '../events/events.ts';
import {
  disableAccount,
  enableAccount,
  endSessionsOfAccount,
  resetSecondFactor,
} from '../features/admin-account/actions.ts';
import { recordAdminAction } from '../features/admin-action/actions.ts';
import { resendMails } from '../features/admin-overview/actions.ts';
import { prune } from '../features/retention/actions.ts';
import { reindexTalents } from '../index/reindex.ts';
import type { Jobs } from '../jobs/queue.ts';
import { setAdminRight } from './admin-right.ts';
import { parsed, Usage } from './command.ts';

export type CommandDeps = {
  db: Db;
  events: Events;
  jobs: Jobs;
  fileStore: FileStore;
  log: Log;
  now: () => number;
};

/** The actor of commands in the audit trail. */
const OPERATOR = { uid: COMMAND_LINE_UID };

type Verb = {
  /** The arguments after the verb, such as EMAIL. */
  takes: string;
  does: string;
  run(deps: CommandDeps, words: readonly string[]): Promise<string>;
};

const VERBS: Record<string, Verb> = {
  'grant-admin': {
    takes: 'EMAIL',
    does: 'makes an account an admin',
    run: (deps, [email]) =>
      deps.db.transaction((tx) => setAdminRight(tx, deps, { email: emailOf(email), isAdmin: true })),
  },
  'revoke-admin': {
    takes: 'EMAIL',
    does: 'removes the admin right from an account',
    run: (deps, [email]) =>
      deps.db.transaction((tx) => setAdminRight(tx, deps, { email: emailOf(email), isAdmin: false })),
  },
  disable: {
    takes: 'EMAIL REASON',
    does: 'disables an account; nothing is deleted',
    run: (deps, words) => switchAccount(deps, words, true),
  },
  enable: {
    takes: 'EMAIL REASON',
    does: 'enables an account again',
    run: (deps, words) => switchAccount(deps, words, false),
  },
  'end-sessions': {
    takes: 'EMAIL',
    does: 'logs an account out on all devices',
    async run(deps, [given]) {
      const { uid, email } = await readAccount(deps, given);
      await endSessionsOfAccount(deps, OPERATOR, uid);
      return `${email} is logged out on all devices.`;
    },
  },
  'reset-second-factor': {
    takes: 'EMAIL',
    does: 'turns off the second factor after a loss; first check who is asking',
    async run(deps, [given]) {
      const { uid, email } = await readAccount(deps, given);
      return (await resetSecondFactor(deps, OPERATOR, uid))
        ? `${email} no longer has a second factor and is logged out on all devices.`
        : `${email} has no second factor.`;
    },
  },
  resend: {
    takes: '[ID…]',
    does: 'sends failed emails again, all or these; `npm run mails -- failed` lists them',
    async run(deps, ids) {
      const count = await resendMails(deps, OPERATOR, ids.length > 0 ? [...ids] : undefined);
      return resentSentence(count);
    },
  },
  reindex: {
    takes: '',
    does: 'rebuilds the search index of every server',
    async run(deps) {
      const count = await deps.events.transaction(async (tx) => {
        await recordAdminAction(tx, { act: 'search.reindexed', adminUid: COMMAND_LINE_UID, on: null });
        return reindexTalents(tx, COMMAND_LINE_UID);
      });
      return `Every running server indexes ${countOf(count, 'talent')} again. A stopped server does so at its next start.`;
    },
  },
  prune: {
    takes: '',
    does: 'deletes expired data now; a server also does so every hour',
    async run(deps) {
      await prune(deps);
      return 'Expired data is deleted.';
    },
  },
};

const usage = [
  ...Object.entries(VERBS).map(
    ([verb, { takes, does }]) => `npm run admin -- ${`${verb} ${takes}`.padEnd(28)} ${does}`,
  ),
  'You can run each while servers run. The audit trail records all but prune as “Command line”. `npm run seed` adds people.',
].join('\n');

export type Given = { verb: Verb; words: string[] };

/** @throws Usage for an unknown verb, or for too many or too few arguments */
export function readAdminCommand(args: readonly string[]): Given {
  const { positionals } = parsed(args, usage, {});
  const [name = '', ...words] = positionals;
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) throw new Usage(usage);
  const wanted = verb.takes.split(' ').filter(Boolean).length;
  if (verb.takes.startsWith('[') ? false : words.length !== wanted) throw new Usage(usage);
  return { verb, words };
}

/** Runs an admin action as the portal does. @throws StartRefusal with the reason if it is refused */
export async function runAdminCommand(deps: CommandDeps, { verb, words }: Given): Promise<string> {
  try {
    return await verb.run(deps, words);
  } catch (error) {
    if (error instanceof ORPCError) throw new StartRefusal(error.message);
    throw error;
  }
}

const emailOf = (given = '') => given.trim().toLowerCase();

async function readAccount({ db }: CommandDeps, given: string | undefined) {
  const email = emailOf(given);
  const [account] = await db.select({ uid: users.id }).from(users).where(eq(users.email, email));
  if (!account) throw new StartRefusal(`No account has the email ${email}.`);
  return { uid: account.uid, email };
}

async function switchAccount(
  deps: CommandDeps,
  [given, reason = '']: readonly string[],
  isDisabled: boolean,
): Promise<string> {
  const { uid, email } = await readAccount(deps, given);
  const { data: input, error } = AccountSwitch.safeParse({ uid, reason });
  if (!input) throw new StartRefusal(error.issues.map(({ message }) => message).join('\n'));
  await (isDisabled ? disableAccount : enableAccount)(deps, OPERATOR, input);
  return `${email} is ${isDisabled ? 'disabled' : 'enabled again'}.`;
}
