import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, openCluster, runCluster, signalCluster } from '../../apps/server/src/db/cluster.ts';
import { quietLog } from '../../apps/server/test/log.ts';
import { freePort } from '../../bench/node-program.ts';
import { makeCertificate } from '../../e2e/fixture/certificate.ts';
import { delivered } from '../../e2e/fixture/http.ts';
import { mailServer } from '../../e2e/fixture/mail-server.ts';
import { type Server, startServer } from '../../e2e/fixture/server.ts';
import { buildServer } from '../../scripts/project.mjs';

/** How an installation is run: by so many nodes, on the server's own PostgreSQL or on one that DATABASE_URL names. */
export type Way = { nodes: 1 | 2; database: 'own' | 'url' };

export type Installation = Awaited<ReturnType<typeof openInstallation>>;

const READY_MS_MAX = 120_000;

/** The product as it is run, on its own data folder, with a mail server. Its processes can be killed and started again. */
export async function openInstallation({ nodes: count, database }: Way) {
  await buildServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'talaash-crash-'));
  const certificate = await makeCertificate(dataDir);
  const mailbox = await mailServer(certificate);
  const isOwn = database === 'own';
  const cluster = await openCluster(isOwn ? dataDir : join(dataDir, 'elsewhere'), true);
  if (!isOwn) await runCluster(cluster, quietLog);
  const { host, user, port: socket } = cluster.address;
  const name = isOwn ? 'talaash' : 'postgres';
  const env = {
    TALAASH_DEMO: 'off',
    LOG_LEVEL: 'silent',
    SMTP_URL: mailbox.url,
    NODE_EXTRA_CA_CERTS: certificate.file,
    ...(isOwn
      ? {}
      : { DATABASE_URL: `postgres://${user}@localhost:${socket}/${name}?host=${encodeURIComponent(host)}` }),
  };
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const urls = ports.map((port) => `http://localhost:${port}`);
  for (const url of urls) delivered.set(url, mailbox.mails);
  const servers = new Map<number, Server>();

  async function startNode(port: number): Promise<void> {
    servers.set(port, await startServer({ dataDir, port, env }));
  }

  /** Starts everything that is dead, as a supervisor would, and waits until each node is ready. */
  async function recover(): Promise<void> {
    if (!isOwn) await runCluster(cluster, quietLog);
    for (const port of ports) if (!isRunning(servers.get(port))) await startNode(port);
    const until = performance.now() + READY_MS_MAX;
    for (const url of urls)
      while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
        if (performance.now() > until) throw new Error('A node does not become ready.');
        await wait(20);
      }
  }

  /** Kills a node while it starts. */
  async function killStarting(at: number, afterMs: number): Promise<void> {
    const [port = 0] = ports.slice(at);
    const abandoned = startNode(port).catch(() => undefined);
    await wait(afterMs);
    for (const pid of await nodesOn(dataDir, port)) killProcess(pid);
    await abandoned;
    await servers.get(port)?.kill();
    servers.delete(port);
  }

  async function killNode(at: number): Promise<void> {
    const [port = 0] = ports.slice(at);
    await servers.get(port)?.kill();
    servers.delete(port);
  }

  /** Kills PostgreSQL's first process, and with `isWhole` all others in the same moment. */
  async function killDatabase(isWhole: boolean): Promise<void> {
    const pid = await databasePid(cluster);
    if (pid === undefined) return;
    const children = isWhole ? await childrenOf(pid) : [];
    for (const one of [pid, ...children]) killProcess(one);
  }

  async function close(): Promise<void> {
    await Promise.all([...servers.values()].map((server) => server.stop()));
    await signalCluster(cluster, 'SIGQUIT');
    await mailbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }

  return {
    urls,
    mails: mailbox.mails,
    files: join(dataDir, 'files'),
    recover,
    killNode,
    killStarting,
    killDatabase,
    query: queryOn({ ...cluster.address, database: name }),
    close,
  };
}

/** Each statement has a connection of its own: any other may be dead. */
const queryOn =
  (connection: pg.ClientConfig) =>
  async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };

const isRunning = (server: Server | undefined): boolean => server !== undefined && isAlive(server.pid);

async function databasePid({ folder }: Cluster): Promise<number | undefined> {
  const lock = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(lock.split('\n')[0]);
  return pid > 0 && isAlive(pid) ? pid : undefined;
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.trim().split(' ').filter(Boolean).map(Number);
}

/** The processes that run a node of this data folder on a port. */
async function nodesOn(dataDir: string, port: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const variables = (await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')).split('\0');
      const isOurs = variables.includes(`DATA_DIR=${dataDir}`) && variables.includes(`PORT=${port}`);
      return isOurs ? [pid] : [];
    }),
  );
  return found.flat();
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
