import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Server = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

let folder: string;
const servers: Server[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talaash-main-'));
});

afterEach(async () => {
  for (const { child, exit } of servers.splice(0)) {
    child.kill('SIGTERM');
    await exit;
  }
  await rm(folder, { recursive: true, force: true });
});

function startServer(env: Record<string, string> = {}): Server {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      TALAASH_DEMO: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const server = { child, output: () => output, exit };
  servers.push(server);
  return server;
}

async function addressOf({ output }: Server): Promise<string> {
  return vi.waitFor(
    () => {
      const address = /Talaash is on (\S+)/.exec(output())?.[1];
      if (!address) throw new Error(`It does not listen: ${output()}`);
      return address;
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** A start that fails: its exit code and all that it said. */
async function refusal(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const server = startServer(env);
  const code = await server.exit;
  return { code, output: server.output().trim() };
}

test('it starts, answers, and stops cleanly on SIGTERM, its database included', async () => {
  const server = startServer();
  const address = await addressOf(server);
  expect((await fetch(`${address}/api/v1/viewer`)).status).toBe(200);
  expect(statSync(join(folder, 'data/secret')).mode & 0o777).toBe(0o600);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(existsSync(join(folder, 'data/postgres/postmaster.pid'))).toBe(false);
});

test('two servers on one data folder are two nodes, also after one of them is killed', async () => {
  const [one, other] = [startServer(), startServer()];
  const addresses = await Promise.all([addressOf(one), addressOf(other)]);
  for (const address of addresses) expect((await fetch(`${address}/api/v1/viewer`)).status).toBe(200);
  one.child.kill('SIGKILL');
  await one.exit;
  expect((await fetch(`${addresses[1]}/api/v1/viewer`)).status).toBe(200);
  const next = await addressOf(startServer());
  expect((await fetch(`${next}/api/v1/viewer`)).status).toBe(200);
});

test('a taken port is reported in a sentence', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, 'localhost', resolve));
  const { port } = holder.address() as { port: number };
  expect(await refusal({ PORT: String(port) })).toEqual({
    code: 1,
    output: `Port ${port} is in use: stop the program that uses it, or set another PORT.`,
  });
  holder.close();
});

test('a database that cannot be reached is reported in a sentence, without its password', async () => {
  const { code, output } = await refusal({ DATABASE_URL: 'postgres://someone:hidden@127.0.0.1:1/talaash' });
  expect(code).toBe(1);
  expect(output).toBe(
    'The database at 127.0.0.1:1/talaash cannot be used (connect ECONNREFUSED 127.0.0.1:1): check DATABASE_URL.',
  );
});

test('a folder that cannot be written is reported in a sentence', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'file'), '');
  const dataDir = join(folder, 'file', 'data');
  expect(await refusal({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: `The folder ${dataDir} cannot be written (ENOTDIR): make it writable, or set another DATA_DIR.`,
  });
});

test('a wrong variable is reported in a sentence', async () => {
  expect(await refusal({ PORT: 'http' })).toEqual({
    code: 1,
    output: 'PORT must be a whole number from 0 to 65535.',
  });
});
