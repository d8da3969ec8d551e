import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');

export type Mail = { to: string; subject: string; text: string; html: string; links: string[] };

export type Server = {
  url: string;
  /** What a person finds in the mailbox, newest first. */
  mails(to: string): Promise<Mail[]>;
  /** As a power cut does. */
  kill(): Promise<void>;
  /** After a kill: on the same data, at the same address. */
  startAgain(): Promise<void>;
  /** Stops it and throws its data away. */
  close(): Promise<void>;
};

/** The product as `npm start` runs it, on data of its own, filled with the demo. */
export async function startServer(env: Record<string, string> = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'talaash-journey-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child = await start();

  function start(): Promise<ChildProcess> {
    const server = spawn(join(project, 'node_modules/node/bin/node'), ['apps/server/src/main.ts'], {
      cwd: project,
      env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    return new Promise((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        output += String(chunk);
        if (output.includes(`Talaash is on ${url}`)) resolve(server);
      };
      server.stdout.on('data', hear);
      server.stderr.on('data', hear);
      server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
    });
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  return {
    url,
    mails: async (to) =>
      (await fetch(`${url}/api/dev/mail?to=${encodeURIComponent(to)}`)).json() as Promise<Mail[]>,
    kill: () => end('SIGKILL'),
    startAgain: async () => {
      child = await start();
    },
    close: async () => {
      // A killed server leaves its PostgreSQL to the next one, which then stops it.
      if (child.signalCode === 'SIGKILL') child = await start();
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
