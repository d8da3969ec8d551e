import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commandArguments, commandEnvironment } from '../../test/command.ts';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { RETRIES } from './job.ts';
import { openJobs } from './queue.ts';

const database = await testDatabase();
const { pool, connection } = database;

async function openedJobs() {
  const jobs = await openJobs({ database, log: quietLog });
  onTestFinished(() => jobs.close());
  return jobs;
}

const queueMail = async (email: string) => {
  const jobs = await openedJobs();
  await jobs.send('account.mailLink', { mode: 'verifyEmail', email });
  return jobs;
};

/** Runs the command as a person does. */
async function mails(...args: string[]): Promise<string> {
  const env = commandEnvironment(connection);
  const { stdout } = await promisify(execFile)(process.execPath, commandArguments('mails', ...args), { env });
  return stdout.trim();
}

test('every mail is tried for days, and no job longer than the queue keeps it', () => {
  const triedSeconds = ({ retryLimit, retryDelayMax }: (typeof RETRIES)['message.mail']) =>
    // The shortest pauses: the random part makes them up to twice as long.
    Array.from({ length: retryLimit }, (_, retry) => Math.min(retryDelayMax, 2 ** retry)).reduce(
      (sum, pause) => sum + pause,
      0,
    );
  const day = 24 * 60 * 60;
  for (const name of ['account.mailLink', 'invitation.mail', 'message.mail'] as const)
    expect(triedSeconds(RETRIES[name])).toBeGreaterThan(4 * day);
  for (const retrying of Object.values(RETRIES)) expect(triedSeconds(retrying)).toBeLessThanOrEqual(14 * day);
});

test('a mail whose last retry failed is kept, listed with its reason, and sent again by a command', async () => {
  const jobs = await queueMail('asha@people.test');
  await pool.query('update pgboss.job set retry_count = retry_limit');
  const sent: string[] = [];
  let isDown = true;
  await jobs.work('account.mailLink', async ({ email }) => {
    if (isDown) throw new Error('The mail server does not answer.');
    sent.push(email);
  });
  await vi.waitFor(async () => expect(await jobs.listFailedMails()).toHaveLength(1), {
    interval: 50,
    timeout: 10_000,
  });
  const list = await mails('failed');
  expect(list).toContain('asha@people.test');
  expect(list).toContain('The mail server does not answer.');
  expect(list).toContain('1 failed emails.');

  isDown = false;
  expect(await mails('resend')).toBe('1 email will be sent again.');
  await vi.waitFor(() => expect(sent).toEqual(['asha@people.test']), { interval: 50, timeout: 10_000 });
  expect(await mails('failed')).toBe('0 failed emails.');
  expect(await mails('resend')).toBe('0 emails will be sent again.');
  const { rows } = await pool.query(
    "select retry_limit, dead_letter from pgboss.job where name = 'account.mailLink' and state <> 'failed'",
  );
  expect(rows).toEqual([{ retry_limit: RETRIES['account.mailLink'].retryLimit, dead_letter: 'mail.failed' }]);
});

test('a mail whose node was killed is sent by another node', async () => {
  const jobs = await queueMail('killed@people.test');
  // As a node leaves it that takes the job and is killed.
  await pool.query(`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '16 s'
    where data->>'email' = 'killed@people.test'`);
  const sent = Promise.withResolvers<string>();
  await jobs.work('account.mailLink', async ({ email }) => sent.resolve(email));
  expect(await sent.promise).toBe('killed@people.test');
});

test('a mail that takes longer than a silence is sent once', async () => {
  const jobs = await queueMail('slow@people.test');
  const other = await openedJobs();
  let tries = 0;
  const done = Promise.withResolvers<void>();
  for (const node of [jobs, other])
    await node.work('account.mailLink', async () => {
      tries += 1;
      const { rows } = await pool.query<{ at: Date }>(
        'select heartbeat_on as at from pgboss.job where state = $1',
        ['active'],
      );
      // Until the node has said three times that it works.
      await vi.waitFor(
        async () => {
          const { rows: now } = await pool.query<{ at: Date }>(
            'select heartbeat_on as at from pgboss.job where state = $1',
            ['active'],
          );
          expect(Number(now[0]?.at) - Number(rows[0]?.at)).toBeGreaterThan(15_000);
        },
        { interval: 200, timeout: 40_000 },
      );
      done.resolve();
    });
  await done.promise;
  expect(tries).toBe(1);
});

test('a queue of an earlier release gets the options of this one', async () => {
  await queueMail('first@people.test');
  await pool.query(`update pgboss.queue set retry_limit = 20, heartbeat_seconds = null, dead_letter = null
    where name = 'account.mailLink'`);
  await queueMail('second@people.test');
  const { rows } = await pool.query(
    `select retry_limit, heartbeat_seconds, dead_letter from pgboss.queue where name = 'account.mailLink'`,
  );
  expect(rows).toEqual([
    {
      retry_limit: RETRIES['account.mailLink'].retryLimit,
      heartbeat_seconds: 15,
      dead_letter: 'mail.failed',
    },
  ]);
});
