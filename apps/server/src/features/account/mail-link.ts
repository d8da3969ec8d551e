import type { AuthActionMode } from '@talaash/domain/account/choice';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import type { Deps } from '../../call/deps.ts';
import type { JobData } from '../../jobs/job.ts';
import { importedMail, type LinkMailFacts, LINK_MAILS } from '../../mail/link-mail.ts';
import { sendMail } from '../../mail/send.ts';
import { type ActionGrant, ACTION_CODE_VALID_HOURS, newActionCode } from './action-code.ts';
import { pathOnOwnOrigin } from './own-origin.ts';
import { mailUnverified } from './try-limit.ts';

type LinkJob = JobData['account.mailLink'];
type User = typeof users.$inferSelect;

/**
 * Queues the mail of a link. The code is created when the mail is sent, so the queue never stores one.
 * @param continueUrl where to redirect after the link; ignored unless it is on our origin
 */
export async function queueLink(
  deps: Pick<Deps, 'jobs' | 'baseUrl'>,
  job: Omit<LinkJob, 'continueUrl'>,
  continueUrl?: string,
  tx?: Tx,
): Promise<void> {
  const own = pathOnOwnOrigin(continueUrl, deps.baseUrl());
  const data = own === undefined ? job : { ...job, continueUrl: own };
  await deps.jobs.send('account.mailLink', data, tx ? { tx } : {});
}

/** The account that the link is for, looked up when the mail is sent; undefined if none needs it. */
const GRANTEES: Record<AuthActionMode, (deps: Deps, job: LinkJob) => Promise<User | undefined>> = {
  verifyEmail: async (deps, job) => {
    // A person who is not logged in gives only the email.
    const user = await (job.uid === undefined ? userByEmail(deps, job.email) : userByUid(deps, job.uid));
    return user?.email === job.email && !user.emailVerified ? user : undefined;
  },
  resetPassword: async (deps, job) => {
    const user = await userByEmail(deps, job.email);
    return user?.isDisabled ? undefined : user;
  },
  verifyAndChangeEmail: async (deps, job) =>
    (await userByEmail(deps, job.email)) ? undefined : userByUid(deps, job.uid),
  recoverEmail: (deps, job) => userByUid(deps, job.uid),
  deleteAccount: async (deps, job) => {
    const user = await userByUid(deps, job.uid);
    return user?.email === job.email ? user : undefined;
  },
};

async function userByUid(deps: Deps, uid: string | undefined): Promise<User | undefined> {
  if (uid === undefined) return undefined;
  const [user] = await deps.db.select().from(users).where(eq(users.id, uid));
  return user;
}

async function userByEmail(deps: Deps, email: string): Promise<User | undefined> {
  const [user] = await deps.db.select().from(users).where(eq(users.email, email));
  return user;
}

/** Creates the code and mails the link. A retry creates a new code. */
export async function mailLink(deps: Deps, job: LinkJob): Promise<void> {
  const user = await GRANTEES[job.mode](deps, job);
  if (!user) return;
  const send = () => sendLink(deps, job, user);
  // Links to unverified addresses are normally counted on request. Counting this one on request would reveal whether there is an
  // account.
  if (job.mode === 'resetPassword' && !user.emailVerified) await mailUnverified(deps, job.email, send);
  else await send();
}

async function sendLink(deps: Deps, job: LinkJob, user: User): Promise<void> {
  const grant: ActionGrant = { uid: user.id, email: job.email };
  const code = await newActionCode(deps.db, job.mode, grant, deps.now());
  const facts: LinkMailFacts = {
    name: user.name,
    accountEmail: user.email,
    linkedEmail: job.email,
    validHours: ACTION_CODE_VALID_HOURS[job.mode],
    url: linkUrl(deps.baseUrl(), job, code),
  };
  await sendMail(deps, job, (job.isImported ? importedMail : LINK_MAILS[job.mode])(facts));
}

function linkUrl(baseUrl: string, { mode, continueUrl }: LinkJob, code: string): string {
  const url = new URL('/auth/action', baseUrl);
  url.searchParams.set('mode', mode);
  url.searchParams.set('oobCode', code);
  if (continueUrl !== undefined) url.searchParams.set('continueUrl', new URL(continueUrl, baseUrl).href);
  return url.href;
}
