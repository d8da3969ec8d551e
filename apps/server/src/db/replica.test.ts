import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { quietLog } from '../../test/log.ts';
import { marketOf } from '../../test/market.ts';
import { startWithReplica, streamingPostgres } from '../../test/streaming-postgres.ts';
import { examineReplica } from '../operation/database-check.ts';
import { openDatabase, type SocketConnection } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { openReplica, ReplicaLag } from './replica.ts';

describe('the lag of a replica', () => {
  const clock = { ms: 0 };
  const lag = () => new ReplicaLag(() => clock.ms);

  test('nothing is known at first', () => {
    expect(lag().ms()).toBe(Number.POSITIVE_INFINITY);
  });

  test('it is as old as the last time at which the primary had written no more than was replayed', () => {
    clock.ms = 0;
    const measured = lag();
    measured.wrote(100n, 0);
    measured.wrote(200n, 500);
    measured.wrote(300n, 1000);
    clock.ms = 1200;
    measured.replayed(299n);
    expect(measured.ms()).toBe(700);
    measured.replayed(300n);
    expect(measured.ms()).toBe(200);
  });

  test('an answer that arrives late does not make it older again', () => {
    clock.ms = 0;
    const measured = lag();
    measured.wrote(200n, 500);
    measured.replayed(200n);
    measured.wrote(100n, 300);
    measured.replayed(200n);
    clock.ms = 600;
    expect(measured.ms()).toBe(100);
  });

  test('while the primary writes nothing, a replica that has everything is fresh', () => {
    clock.ms = 0;
    const measured = lag();
    for (let at = 0; at <= 60_000; at += 500) {
      clock.ms = at;
      measured.wrote(100n, at);
      measured.replayed(100n);
    }
    expect(measured.ms()).toBe(0);
  });

  test('after a failure it counts as unknown until the next answer', () => {
    clock.ms = 0;
    const measured = lag();
    measured.wrote(100n, 0);
    measured.replayed(100n);
    measured.lost();
    expect(measured.ms()).toBe(Number.POSITIVE_INFINITY);
  });
});

const urlOf = ({ host, port, user, database }: SocketConnection) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

describe.skipIf(streamingPostgres === undefined)('a streaming replica', async () => {
  if (streamingPostgres === undefined) return;
  const pair = await startWithReplica(streamingPostgres);
  const { primary, replica } = pair;
  await migrateDatabase(primary.connection);
  const database = openDatabase({ connection: primary.connection, poolSize: 10, log: quietLog });
  const standby = new pg.Pool({ ...replica.connection, max: 1, application_name: 'test' });
  standby.on('error', () => undefined);
  await vi.waitFor(() => standby.query('select from talent_profiles'), { timeout: 60_000 });
  const url = urlOf(replica.connection);
  afterAll(async () => {
    await standby.end();
    await database.close();
    await pair.close();
  });
  const app = await testApp({
    database,
    env: { DATABASE_URL: urlOf(primary.connection), DATABASE_REPLICA_URL: url },
  });
  const { foundTalent, changeTalent } = marketOf(app.deps, app);
  const long = { timeout: 60_000, interval: 50 };

  const titleOf = async (talentId: string) =>
    (await app.client().sharedProfile.get({ talentId })).talentProfile.jobTitle;

  /** How often the replica was asked for profiles. */
  async function readsOfProfiles(): Promise<number> {
    const { rows } = await standby.query<{ reads: string }>(
      `select coalesce(idx_scan, 0) + coalesce(seq_scan, 0) as reads from pg_stat_user_tables where relname = 'talent_profiles'`,
    );
    return Number(rows[0]?.reads);
  }

  async function pauseReplay(): Promise<() => Promise<void>> {
    await standby.query('select pg_wal_replay_pause()');
    await vi.waitFor(async () => {
      const { rows } = await standby.query('select pg_get_wal_replay_pause_state() as state');
      expect(rows).toEqual([{ state: 'paused' }]);
    }, long);
    const resume = async () => void (await standby.query('select pg_wal_replay_resume()'));
    onTestFinished(resume);
    return resume;
  }

  test('it answers guests, with what was written', async () => {
    const { talentId } = await foundTalent({ jobTitle: 'Welder' });
    const before = await readsOfProfiles();
    await vi.waitFor(async () => {
      expect(await titleOf(talentId)).toBe('Welder');
      expect(await readsOfProfiles()).toBeGreaterThan(before);
    }, long);
    const { talentProfiles } = await app.client().talentProfile.list({ talentIds: [talentId] });
    expect(talentProfiles.map(({ jobTitle }) => jobTitle)).toEqual(['Welder']);
  });

  test('what it does not have yet is asked of the primary, so that it refuses nothing', async () => {
    await pauseReplay();
    const { talentId } = await foundTalent({ jobTitle: 'Plumber' });
    expect(await titleOf(talentId)).toBe('Plumber');
    const { unavailableTalentIds } = await app.client().talentProfile.list({ talentIds: [talentId] });
    expect(unavailableTalentIds).toEqual([]);
  });

  test('its owner sees an own change at once, whatever it lags', async () => {
    const someone = await foundTalent({ jobTitle: 'Painter' });
    await pauseReplay();
    await changeTalent(someone, { jobTitle: 'Tiler' });
    const { talentId } = someone;
    expect((await app.client(someone).talentProfile.get({ talentId }))?.jobTitle).toBe('Tiler');
  });

  test('once it lags too much, the primary answers, and the replica again when it has caught up', async () => {
    const someone = await foundTalent({ jobTitle: 'Baker' });
    const { talentId } = someone;
    await vi.waitFor(async () => expect(await titleOf(talentId)).toBe('Baker'), long);
    const resume = await pauseReplay();
    await changeTalent(someone, { jobTitle: 'Cook' });
    await vi.waitFor(async () => expect(await titleOf(talentId)).toBe('Cook'), long);
    expect(await examineReplica(app.deps.config, database)).toMatchObject([
      { check: 'replica', state: 'warning' },
    ]);
    await resume();
    const before = await readsOfProfiles();
    await vi.waitFor(async () => {
      expect(await titleOf(talentId)).toBe('Cook');
      expect(await readsOfProfiles()).toBeGreaterThan(before);
    }, long);
    expect(await examineReplica(app.deps.config, database)).toMatchObject([
      { check: 'replica', state: 'fine' },
    ]);
  });

  test('a server refuses to start if the address is not that of a replica of its database', async () => {
    const opened = (address: string, of = database) =>
      openReplica({ url: address, primary: of, poolSize: 2, log: quietLog });
    await expect(opened(urlOf(primary.connection))).rejects.toThrow(/is not a replica/);
    const otherName = { ...primary.connection, database: 'postgres' };
    const other = openDatabase({ connection: otherName, poolSize: 2, log: quietLog });
    onTestFinished(() => other.close());
    await expect(opened(url, other)).rejects.toThrow(/is a replica of another one/);
  });

  test('when it goes away, nobody notices, and a server starts without it', async () => {
    const { talentId } = await foundTalent({ jobTitle: 'Tailor' });
    const stopped = replica.stop();
    const answers = await Promise.all(Array.from({ length: 50 }, () => titleOf(talentId)));
    expect(new Set(answers)).toEqual(new Set(['Tailor']));
    await stopped;
    expect(await titleOf(talentId)).toBe('Tailor');
    const late = await openReplica({ url, primary: database, poolSize: 2, log: quietLog });
    onTestFinished(() => late.close());
    const { rows } = await late.for('sharedProfile.get').execute('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
    expect(await examineReplica(app.deps.config, database)).toMatchObject([
      { check: 'replica', state: 'warning' },
    ]);
  });
});
