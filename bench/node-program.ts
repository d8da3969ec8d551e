import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const READY_MS_MAX = 60_000;

/**
 * The server program on a data folder that others use too.
 *
 * @param built the file that `buildServer` returns: people run the bundle, which starts in half the time
 */
export async function openProgram(dataDir: string, built: string) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    TALAASH_DEMO: 'off',
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  const program = join(import.meta.dirname, '..', built);
  let server: ChildProcess;

  async function start(): Promise<void> {
    server = spawn(process.execPath, [program], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const until = performance.now() + READY_MS_MAX;
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      if (performance.now() > until) throw new Error('A node does not become ready.');
      await wait(20);
    }
  }

  async function stop(): Promise<void> {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }

  await start();
  return {
    port,
    stop,
    restart: async () => {
      await stop();
      await start();
    },
    /** What the process holds in memory, in KB (Linux). */
    memoryKb: async () =>
      Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))?.[1]),
    streams: async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^talaash_live_streams\S* (\d+)/m.exec(text)?.[1]);
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
