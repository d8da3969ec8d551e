import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCluster } from '../apps/server/src/db/cluster.ts';
import { peopleOf } from '../e2e/fixture/person.ts';
import { type Server, startServer } from '../e2e/fixture/server.ts';
import { buildServer } from '../scripts/project.mjs';

export type Target = Awaited<ReturnType<typeof openTarget>>;

/**
 * The product as it is run, on a new data folder of its own: a process, its database, and functions that make people by
 * calls. Nothing else is ever attacked.
 */
export async function openTarget(options: {
  hasDemo?: boolean | undefined;
  env?: Readonly<Record<string, string>> | undefined;
}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'talaash-attack-'));
  const env = {
    TALAASH_DEMO: options.hasDemo ? 'on' : 'off',
    LOG_LEVEL: 'error',
    // Production settings: the time that a password takes is part of what is attacked and measured.
    WEAK_PASSWORD_HASHES: 'off',
    ...options.env,
  };
  const servers: Server[] = [];
  await buildServer();

  /** Starts another node on the same database, with settings of its own if it needs any. */
  async function startNode(own: Readonly<Record<string, string>> = {}): Promise<Server> {
    const server = await startServer({ dataDir, env: { ...env, ...own } });
    servers.push(server);
    return server;
  }

  async function close(): Promise<void> {
    // A frozen node would not hear that it should stop.
    for (const { pid } of servers) continueProcess(pid);
    await Promise.all(servers.map((server) => server.stop()));
    await rm(dataDir, { recursive: true, force: true });
  }

  const first = await startNode();
  return {
    url: first.url,
    pid: first.pid,
    dataDir,
    startNode,
    connect: () => connectTo(dataDir),
    close,
    ...peopleOf(first.url),
  };
}

/** A connection to the database of the product in a data folder, to look at what is stored or to hold a lock. */
export async function connectTo(dataDir: string): Promise<pg.Client> {
  const { address } = await openCluster(dataDir, true);
  const client = new pg.Client({ ...address, database: 'talaash' });
  // A connection that the database ends is a part of some attacks.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function continueProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // It has ended.
  }
}
