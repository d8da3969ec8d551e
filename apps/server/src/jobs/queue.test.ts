import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { openJobs } from './queue.ts';

const database = await testDatabase();

async function openedJobs() {
  const jobs = await openJobs({ database, log: quietLog });
  onTestFinished(() => jobs.close());
  return jobs;
}

describe('the job queue', () => {
  // A job of another test would run in this one.
  beforeEach(() => database.pool.query('delete from pgboss.job'));

  test('opens on two nodes at once', async () => {
    await Promise.all([openedJobs(), openedJobs(), openedJobs()]);
    const { rows } = await database.pool.query('select count(*)::int from pgboss.version');
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('runs a job with its data', async () => {
    const jobs = await openedJobs();
    const run = Promise.withResolvers<unknown>();
    await jobs.work('jobPost.review', async (data) => run.resolve(data));
    await jobs.send('jobPost.review', { jobPostId: 'a' });
    expect(await run.promise).toEqual({ jobPostId: 'a' });
  });

  test('retries a job that failed', async () => {
    const jobs = await openedJobs();
    const run = Promise.withResolvers<number>();
    let tries = 0;
    await jobs.work('talentProfile.review', async () => {
      if (++tries === 1) throw new Error('the first try fails');
      run.resolve(tries);
    });
    await jobs.send('talentProfile.review', { talentId: 'a' });
    expect(await run.promise).toBe(2);
  });

  test('tells when the mails that are being written are written', async () => {
    const jobs = await openedJobs();
    const [started, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const seen: string[] = [];
    await jobs.work('message.mail', async () => {
      started.resolve();
      await release.promise;
      seen.push('written');
    });
    await jobs.send('message.mail', { side: 'talent', id: 'a' });
    await started.promise;
    const written = jobs.mailsWritten().then(() => seen.push('told'));
    release.resolve();
    await written;
    expect(seen).toEqual(['written', 'told']);
  });

  test('keeps one waiting job for a key, and every job without a key', async () => {
    const jobs = await openedJobs();
    const sent = (companyId: string, key?: string) =>
      jobs.send('companyProfile.review', { companyId }, key === undefined ? {} : { key });
    await sent('once', 'k');
    await sent('never', 'k');
    await sent('each');
    await sent('each');
    const seen: string[] = [];
    const all = Promise.withResolvers<void>();
    await jobs.work('companyProfile.review', async ({ companyId }) => {
      seen.push(companyId);
      if (seen.length === 3) all.resolve();
    });
    await all.promise;
    expect(seen.sort()).toEqual(['each', 'each', 'once']);
  });

  test('adds a job with its transaction or not at all', async () => {
    const jobs = await openedJobs();
    await database.db.transaction((tx) => jobs.send('jobPost.review', { jobPostId: 'committed' }, { tx }));
    await expect(
      database.db.transaction(async (tx) => {
        await jobs.send('jobPost.review', { jobPostId: 'undone' }, { tx });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    const { rows } = await database.pool.query(
      `select data->>'jobPostId' as id from pgboss.job where name = 'jobPost.review' and state = 'created'`,
    );
    expect(rows).toEqual([{ id: 'committed' }]);
  });

  test('continues after the database has cut every connection', async () => {
    const jobs = await openedJobs();
    const seen: string[] = [];
    const again = Promise.withResolvers<void>();
    await jobs.work('account.mailLink', async ({ email }) => {
      seen.push(email);
      if (email === 'after') again.resolve();
    });
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    // The queue may not know of the cut yet: a caller's first try may still fail.
    await vi.waitFor(() => jobs.send('account.mailLink', { mode: 'verifyEmail', email: 'after' }), {
      timeout: 60_000,
    });
    await again.promise;
    expect(seen).toEqual(['after']);
  });
});
