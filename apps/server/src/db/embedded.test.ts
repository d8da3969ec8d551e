import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, type TestContext, vi } from 'vitest';
import { quietLog } from '../../test/log.ts';
import { type Embedded, startEmbedded } from './embedded.ts';

/** What a test starts below a folder of its own, so that tests run side by side: most of their time is waiting. */
async function ownFolder({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const parent = await mkdtemp(join(tmpdir(), 'talaash-embedded-'));
  const started: Embedded[] = [];
  onTestFinished(async () => {
    for (const embedded of started) await embedded.stop();
    await rm(parent, { recursive: true, force: true });
  });
  const dataDirBelow = (...folders: string[]): string => {
    const dataDir = join(parent, ...folders);
    mkdirSync(dataDir, { recursive: true });
    return dataDir;
  };
  const start = async (dataDir: string, durable = false): Promise<Embedded> => {
    const embedded = await startEmbedded({ dataDir, log: quietLog, durable });
    started.push(embedded);
    return embedded;
  };
  return { parent, dataDirBelow, start };
}

async function ask<Row extends pg.QueryResultRow>(embedded: Embedded, query: string): Promise<Row[]> {
  const client = new pg.Client({ ...embedded.connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const postmaster = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

const isRunning = (dataDir: string) => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));

test.concurrent('it starts, keeps its data and stops, even in a folder that others cannot enter', async (context) => {
  const { parent, dataDirBelow, start } = await ownFolder(context);
  const dataDir = dataDirBelow('closed', 'data');
  chmodSync(join(parent, 'closed'), 0o700);
  chmodSync(parent, 0o700);
  const first = await start(dataDir);
  await ask(first, "create table kept as select 'yes' as answer");
  await first.stop();
  expect(isRunning(dataDir)).toBe(false);
  const second = await start(dataDir);
  expect(await ask(second, 'select answer from kept')).toEqual([{ answer: 'yes' }]);
  expect(await ask(second, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
});

test.concurrent('a second node joins, and the last one to leave stops it', async (context) => {
  const { dataDirBelow, start } = await ownFolder(context);
  const dataDir = dataDirBelow('data');
  const [one, other] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(await ask(other, 'select 1 as one')).toEqual([{ one: 1 }]);
  await one.stop();
  expect(await ask(other, 'select 1 as one')).toEqual([{ one: 1 }]);
  await other.stop();
  expect(isRunning(dataDir)).toBe(false);
});

test.concurrent('a PostgreSQL that a killed server left running is adopted', async (context) => {
  const { dataDirBelow, start } = await ownFolder(context);
  const dataDir = dataDirBelow('data');
  const server = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { pino } from 'pino';
       import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
       await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: pino({ level: 'silent' }), durable: false });
       console.log('up');
       setInterval(() => undefined, 1000);`,
    ],
    { cwd: join(import.meta.dirname, '../..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const left = postmaster(dataDir);
  await new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGKILL');
  });
  const embedded = await start(dataDir);
  expect(postmaster(dataDir)).toBe(left);
  await embedded.stop();
  expect(isRunning(dataDir)).toBe(false);
});

test.concurrent('when it dies while a node runs, it is restarted with all its data', async (context) => {
  const { dataDirBelow, start } = await ownFolder(context);
  const dataDir = dataDirBelow('data');
  const embedded = await start(dataDir, true);
  await ask(embedded, 'create table kept as select 7 as answer');
  process.kill(postmaster(dataDir), 'SIGKILL');
  await vi.waitFor(
    async () => expect(await ask(embedded, 'select answer from kept')).toEqual([{ answer: 7 }]),
    {
      interval: 20,
      timeout: 60_000,
    },
  );
});

test.concurrent('a stale lock does not prevent the start, even when another program has its process id', async (context) => {
  const { dataDirBelow, start } = await ownFolder(context);
  const dataDir = dataDirBelow('data');
  const first = await start(dataDir);
  const lock = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const { uid, gid } = statSync(join(dataDir, 'postgres'));
  await first.stop();
  const stranger = spawn('sleep', ['60'], { cwd: '/', ...(process.getuid?.() === 0 ? { uid, gid } : {}) });
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), lock.replace(/^\d+/, String(stranger.pid)));
  const second = await start(dataDir);
  expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  stranger.kill();
});

test.concurrent('a path too long for a socket works', {
  skip: process.platform !== 'linux',
}, async (context) => {
  const { dataDirBelow, start } = await ownFolder(context);
  const dataDir = dataDirBelow('a-folder-with-a-long-name-'.repeat(4), 'another-one-'.repeat(6));
  const embedded = await start(dataDir);
  expect(await ask(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.concurrent('a database of another version is refused in a sentence', async (context) => {
  const { dataDirBelow, start } = await ownFolder(context);
  const dataDir = dataDirBelow('data');
  await (await start(dataDir)).stop();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startEmbedded({ dataDir, log: quietLog })).rejects.toThrow(
    /is PostgreSQL 17, and this release brings 18: move it with pg_dump/,
  );
});

test.concurrent('a database that cannot start says why in a sentence', async (context) => {
  const { dataDirBelow, start } = await ownFolder(context);
  const dataDir = dataDirBelow('data');
  await (await start(dataDir)).stop();
  execFileSync('rm', ['-r', join(dataDir, 'postgres', 'global')]);
  await expect(startEmbedded({ dataDir, log: quietLog })).rejects.toThrow(
    /^The database in .* does not start: .*global/,
  );
});
