import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Clock, TestClock } from 'pg-boss';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { commandArguments, commandEnvironment } from '../../test/command.ts';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { RETRIES } from './job.ts';
import { openJobs } from './queue.ts';

const database = await testDatabase();
const { pool, connection } = database;

// A mail of another test would be sent or fail in this one.
beforeEach(() => pool.query('delete from pgboss.job'));

async function openedJobs(clock?: Clock) {
  const jobs = await openJobs({ database, log: quietLog, ...(clock ? { clock } : {}) });
  onTestFinished(() => jobs.close());
  return jobs;
}

/** Runs the timers of the nodes that have it, by hand. The database keeps its own time: what it has written is moved. */
function manualClock() {
  const time = new TestClock();
  const clock: Clock = {
    now: () => time.now(),
    setTimeout: (run, ms) => time.setTimeout(run, ms),
    clearTimeout: (timer) => time.clearTimeout(timer),
    setInterval: (run, ms) => time.setInterval(run, ms),
    clearInterval: (timer) => time.clearInterval(timer),
  };
  return { clock, pass: (seconds: number) => time.tick(seconds * 1000) };
}

/** The node that works at a job has been heard of so much longer ago. */
const ageSilence = (seconds: number) =>
  pool.query("update pgboss.job set heartbeat_on = heartbeat_on - $1 * interval '1 s'", [seconds]);

/** What waits in the database for its next look and for the next try need not wait any longer. */
async function endPauses(): Promise<void> {
  await pool.query("update pgboss.queue set monitor_claim_on = now() - interval '1 minute'");
  await pool.query("update pgboss.job set start_after = now() where state = 'retry'");
}

const queueMail = async (email: string, clock?: Clock) => {
  const jobs = await openedJobs(clock);
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
    timeout: 60_000,
  });
  const list = await mails('failed');
  expect(list).toContain('asha@people.test');
  expect(list).toContain('The mail server does not answer.');
  expect(list).toContain('1 failed emails.');

  isDown = false;
  expect(await mails('resend')).toBe('1 email will be sent again.');
  await vi.waitFor(() => expect(sent).toEqual(['asha@people.test']), { interval: 50, timeout: 60_000 });
  expect(await mails('failed')).toBe('0 failed emails.');
  expect(await mails('resend')).toBe('0 emails will be sent again.');
  const { rows } = await pool.query(
    "select retry_limit, dead_letter from pgboss.job where name = 'account.mailLink' and state <> 'failed'",
  );
  expect(rows).toEqual([{ retry_limit: RETRIES['account.mailLink'].retryLimit, dead_letter: 'mail.failed' }]);
});

test('a mail whose node was killed is sent by another node', async () => {
  const { clock, pass } = manualClock();
  const jobs = await queueMail('killed@people.test', clock);
  // As a node leaves it that takes the job and is killed.
  await pool.query(`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()
    where data->>'email' = 'killed@people.test'`);
  const sent: string[] = [];
  await jobs.work('account.mailLink', async ({ email }) => {
    sent.push(email);
  });
  await ageSilence(16);
  await vi.waitFor(
    async () => {
      await endPauses();
      await pass(5);
      expect(sent).toEqual(['killed@people.test']);
    },
    { interval: 50, timeout: 60_000 },
  );
});

test('a mail that takes longer than a silence is sent once', async () => {
  const { clock, pass } = manualClock();
  const jobs = await queueMail('slow@people.test', clock);
  const other = await openedJobs(clock);
  const begun = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  let tries = 0;
  for (const node of [jobs, other])
    await node.work('account.mailLink', async () => {
      tries += 1;
      begun.resolve();
      await written.promise;
    });
  await begun.promise;
  // Three times, so that without a word from its node the job would have been silent for longer than 15 seconds.
  for (let time = 0; time < 3; time += 1) {
    await ageSilence(6);
    await endPauses();
    const { rows } = await pool.query<{ at: Date }>('select now() as at');
    await vi.waitFor(
      async () => {
        // Again, where a node was still at its last look.
        await pass(5);
        const { rows: after } = await pool.query(
          `select count(*)::int from pgboss.job join pgboss.queue using (name)
            where state = 'active' and heartbeat_on > $1 and monitor_claim_on > $1`,
          [rows[0]?.at],
        );
        expect(after).toEqual([{ count: 1 }]);
      },
      // Each look moves the clock 5 seconds on. After 15 minutes of it, the job would count as hung.
      { interval: 500, timeout: 60_000 },
    );
  }
  written.resolve();
  await jobs.mailsWritten();
  await other.mailsWritten();
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
