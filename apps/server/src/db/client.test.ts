import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { openDatabase } from './client.ts';
import { openCluster, runCluster, signalCluster } from './cluster.ts';
import { startEmbedded } from './embedded.ts';
import { isUnavailable } from './unavailable.ts';

test('after a restart of the database everything answers again within five seconds', {
  timeout: 60_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talaash-restart-'));
  const embedded = await startEmbedded({ dataDir, log: quietLog, durable: false });
  const { db, pool, close } = openDatabase({ connection: embedded.connection, poolSize: 4, log: quietLog });
  onTestFinished(async () => {
    await close();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const held = await pool.connect();
  const underWay = db.execute(sql`select pg_sleep(30)`);
  const failed = underWay.then(
    () => undefined,
    (error: unknown) => error,
  );
  await held.query('select 1');

  const cluster = await openCluster(dataDir, false);
  await signalCluster(cluster, 'SIGINT');
  await runCluster(cluster, quietLog);

  expect(isUnavailable(await failed)).toBe(true);
  await expect(held.query('select 1')).rejects.toSatisfy(isUnavailable);
  held.release(true);
  await vi.waitFor(async () => expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]), {
    interval: 20,
    timeout: 60_000,
  });
});

test('connections that are cut during transactions return to the pool', async () => {
  const { db, pool } = await testDatabase();
  let isDone = false;
  const busy = Array.from({ length: 12 }, async () => {
    while (!isDone) await db.transaction((tx) => tx.execute(sql`select ${1}::int`)).catch(() => undefined);
  });
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  for (let cuts = 0; cuts < 20; cuts += 1) await db.execute(others).catch(() => undefined);
  isDone = true;
  await Promise.all(busy);
  await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount), { interval: 20, timeout: 60_000 });
});

test('an error that only resembles a lost connection does not count as one', () => {
  const missingFile = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
  const duplicate = Object.assign(new Error('duplicate key'), { code: '23505' });
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
  expect([missingFile, duplicate, new Error('x'), 'x', undefined].map(isUnavailable)).toEqual(
    Array(5).fill(false),
  );
  const copy = { ...Object.assign(new Error('x'), { code: '57P03' }), message: 'starting up (Queue: x)' };
  const unavailable = [lost, new Error('Failed query', { cause: lost }), copy];
  expect(unavailable.map(isUnavailable)).toEqual([true, true, true]);
});
