import { resentSentence } from '@talaash/domain/mail/words';
import { StartRefusal } from '../base/start-refusal.ts';
import { openConfiguredDatabase } from '../db/open.ts';
import type { FailedMail } from '../jobs/failed-mail.ts';
import { type Jobs, openJobs } from '../jobs/queue.ts';
import { configured, log, runCommand } from './command.ts';

const usage = [
  'npm run mails -- failed               lists the emails that could not be sent within five days',
  'npm run mails -- resend               sends all of them again',
  'npm run mails -- resend <id> <id>     sends these again',
].join('\n');

/** Failed mails, for the operator; see `usage`. A running server sends the ones that are to be sent again. */
async function mails([command, ...ids]: readonly string[]): Promise<string> {
  if (command !== 'failed' && command !== 'resend') throw new StartRefusal(usage);
  const config = configured();
  const database = await openConfiguredDatabase(config, log);
  const jobs = await openJobs({ database, log });
  try {
    return command === 'failed' ? listed(await jobs.listFailedMails()) : await resend(jobs, ids);
  } finally {
    await jobs.close();
    await database.close();
  }
}

const listed = (failed: readonly FailedMail[]): string =>
  [...failed.map(line), `${failed.length} failed emails.`].join('\n');

const line = ({ id, job, data, queuedAt, failedAt, retries, reason }: FailedMail): string =>
  [
    id,
    job,
    JSON.stringify(data),
    `queued ${queuedAt.toISOString()}, given up ${failedAt.toISOString()} after ${retries} retries: ${reason}`,
  ].join('  ');

async function resend(jobs: Jobs, ids: readonly string[]): Promise<string> {
  const count = await jobs.resendFailedMails(ids.length > 0 ? ids : undefined);
  return resentSentence(count);
}

await runCommand(mails);
