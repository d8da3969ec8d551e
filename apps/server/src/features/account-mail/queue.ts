import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import type { JobData } from '../../jobs/job.ts';

export type AccountMailDeps = Pick<Deps, 'jobs' | 'now'>;

/** Queues a mail about a change of the account. With a transaction, the mail is sent only after the commit. */
export const queueAccountMail = (
  { jobs, now }: AccountMailDeps,
  of: Pick<JobData['account.mail'], 'uid' | 'mail' | 'apiKeyName' | 'webhook' | 'programName'>,
  tx?: Tx,
): Promise<void> => jobs.send('account.mail', { ...of, at: new Date(now()).toISOString() }, tx ? { tx } : {});
