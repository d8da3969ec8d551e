import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  chown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Log } from '../base/log.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { isUnavailable } from './unavailable.ts';
import { type Account, accountWithoutRights, exists, findPostgres } from './postgres-binary.ts';

const run = promisify(execFile);

/** The major version of the data files that this release's binaries read. */
const majorVersion = '18';
const role = 'talaash';
const port = 5432;

/** The longest path of a Unix socket that every supported system accepts, in bytes. */
const socketPathBytesMax = 103;

const abandonedAfterMs = 10 * 60 * 1000;

export type Cluster = {
  folder: string;
  logFile: string;
  binaries: string;
  account: Account | undefined;
  /** The folder as PostgreSQL is told it; see `pathForPostgres`. */
  path: string;
  durable: boolean;
  settings: Readonly<Record<string, string>>;
  address: { host: string; port: number; user: string };
};

/** The cluster of a data folder, created on first use. */
export async function openCluster(
  dataDir: string,
  durable: boolean,
  { settings = {}, packaged }: { settings?: Cluster['settings']; packaged?: string } = {},
): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  // Commands may be the first to use it.
  await mkdir(dataDir, { recursive: true });
  await removeUnfinished(dataDir);
  const account = await accountFor(folder);
  const binaries = await findPostgres(account, packaged);
  if (!(await exists(folder))) await makeCluster(folder, binaries, account, durable);
  await refuseOtherVersion(folder);
  return {
    folder,
    logFile: join(dataDir, 'postgres.log'),
    binaries,
    account,
    path: await pathForPostgres(folder, account),
    durable,
    settings,
    address: { host: await socketFolder(folder), port, user: role },
  };
}

/** If root starts it, PostgreSQL runs as the owner of its files; a new cluster belongs to an unprivileged account. */
async function accountFor(folder: string): Promise<Account | undefined> {
  const self = process.getuid?.();
  const owner = await stat(folder).catch(() => undefined);
  if (self !== 0) {
    if (owner && owner.uid !== self)
      throw new StartRefusal(
        `The database in ${folder} belongs to another user (number ${owner.uid}): ` +
          'start Talaash as that user or as root, or set another DATA_DIR.',
      );
    return undefined;
  }
  return owner ? { uid: owner.uid, gid: owner.gid } : accountWithoutRights();
}

/** Created in a temporary folder and renamed when complete, so that neither a crash nor another node leaves half a cluster. */
async function makeCluster(
  folder: string,
  binaries: string,
  account: Account | undefined,
  durable: boolean,
): Promise<void> {
  const temporary = await mkdtemp(`${folder}.making-`);
  try {
    if (account) await chown(temporary, account.uid, account.gid);
    const path = await pathForPostgres(temporary, account);
    const settings = ['--auth-local=trust', '--auth-host=reject', '--encoding=UTF8', '--locale=C'];
    const collation = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await run(
      join(binaries, 'bin', 'initdb'),
      ['-D', path, '-U', role, ...settings, ...collation, ...(durable ? [] : ['--no-sync'])],
      { ...account, cwd: temporary, env: environment() },
    );
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    const existsMeanwhile = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (!existsMeanwhile)
      throw new StartRefusal(`The database could not be created in ${folder}: ${lastLine(describe(error))}`);
  }
}

/** Removes what a killed first start left behind. Creating a cluster takes seconds, so an older folder is abandoned. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith('postgres.making-')) continue;
    const path = join(dataDir, name);
    const madeAt = (await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (madeAt < Date.now() - abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}

async function refuseOtherVersion(folder: string): Promise<void> {
  const version = (
    await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => 'of no known version')
  ).trim();
  if (version !== majorVersion)
    throw new StartRefusal(
      `The database in ${folder} is PostgreSQL ${version}, and this release brings ${majorVersion}: ` +
        'move it with pg_dump and pg_restore, or set another DATA_DIR.',
    );
}

/**
 * PostgreSQL's account cannot reach a folder inside one that only root may enter. On Linux, `/proc/self/cwd` leads to the folder
 * in which the process started, whatever its parents are.
 */
async function pathForPostgres(folder: string, account: Account | undefined): Promise<string> {
  if (!account) return folder;
  try {
    await run('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/' });
    return folder;
  } catch {
    if (process.platform === 'linux') return '/proc/self/cwd';
    throw new StartRefusal(
      `PostgreSQL does not run as root and cannot reach ${folder}: set another DATA_DIR.`,
    );
  }
}

/** The folder of the client socket. If its path is too long, the path of an open descriptor of the folder replaces it. */
async function socketFolder(folder: string): Promise<string> {
  if (Buffer.byteLength(socketIn(folder)) <= socketPathBytesMax) return folder;
  if (process.platform !== 'linux')
    throw new StartRefusal(`The path ${folder} is too long for a socket: set a shorter DATA_DIR.`);
  return `/proc/${process.pid}/fd/${openSync(folder, 'r')}`;
}

const socketIn = (folder: string) => join(folder, `.s.PGSQL.${port}`);

/** Starts the cluster unless it is running. Returns when it answers, whichever node started it. */
export async function runCluster(cluster: Cluster, log: Log, onStarting?: () => void): Promise<void> {
  const logged = (await stat(cluster.logFile).catch(() => undefined))?.size ?? 0;
  let child: ChildProcess | undefined;
  let failures = 0;
  for (;;) {
    const answer = await askCluster(cluster);
    if (answer === 'ready') return;
    if (answer === 'nobody' && !(await runningProcess(cluster)) && !isUnderWay(child)) {
      if (child && ++failures > 3) throw new StartRefusal(await whyItFailed(cluster, logged));
      if (child) await removeStaleLock(cluster);
      child = await spawnPostgres(cluster, log);
      onStarting?.();
    }
    await wait(answer === 'nobody' ? 10 : 50);
  }
}

const isUnderWay = (child: ChildProcess | undefined) =>
  child?.pid !== undefined && child.exitCode === null && child.signalCode === null;

async function askCluster(cluster: Cluster): Promise<'ready' | 'busy' | 'nobody'> {
  const client = new pg.Client({ ...cluster.address, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'nobody';
    if (isUnavailable(error)) return 'busy';
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function spawnPostgres(cluster: Cluster, log: Log): Promise<ChildProcess> {
  const output = await open(cluster.logFile, 'a', 0o600);
  const settings = { ...baseSettings, ...(cluster.durable ? {} : undurableSettings), ...cluster.settings };
  const child = spawn(
    join(cluster.binaries, 'bin', 'postgres'),
    ['-D', cluster.path, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...cluster.account,
      cwd: cluster.folder,
      env: environment(),
      // In its own session: Ctrl-C in the terminal must reach only the server, which then stops PostgreSQL.
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    },
  );
  child.on('error', (error) => log.error({ err: error }, 'PostgreSQL could not be run.'));
  child.unref();
  await output.close();
  return child;
}

const baseSettings = {
  listen_addresses: '',
  // Relative to the cluster's folder: the full path may be unreachable or too long.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

const undurableSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
};

/** Only the variables that PostgreSQL needs, so it sees none of the server's secrets. */
const environment = () => ({ PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' });

/**
 * Sends a signal to the cluster's first process and waits until its files are closed.
 * SIGINT disconnects everybody and stops cleanly; SIGQUIT stops at once, without a checkpoint.
 */
export async function signalCluster(cluster: Cluster, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  const pid = await runningProcess(cluster);
  if (!pid) return;
  process.kill(pid, signal);
  while ((await runningProcess(cluster)) === pid) await wait(10);
}

/** The process id of the PostgreSQL that serves this cluster; undefined when none does. */
async function runningProcess(cluster: Cluster): Promise<number | undefined> {
  const pid = Number((await readLock(cluster))?.split('\n')[0]);
  if (!pid || !isAlive(pid)) return undefined;
  return (await isPostgresOf(cluster, pid)) ? pid : undefined;
}

async function isPostgresOf(cluster: Cluster, pid: number): Promise<boolean> {
  try {
    if (process.platform === 'linux')
      return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster.folder));
    return (await run('ps', ['-o', 'comm=', '-p', String(pid)])).stdout.includes('postgres');
  } catch {
    return false;
  }
}

/** After a crash, the lock may name a process id that another program has now. */
async function removeStaleLock(cluster: Cluster): Promise<void> {
  const pid = Number((await readLock(cluster))?.split('\n')[0]);
  if (!pid || !isAlive(pid) || (await isPostgresOf(cluster, pid))) return;
  await rm(lockIn(cluster), { force: true });
  await rm(`${socketIn(cluster.folder)}.lock`, { force: true });
}

const readLock = (cluster: Cluster) => readFile(lockIn(cluster), 'utf8').catch(() => undefined);
const lockIn = (cluster: Cluster) => join(cluster.folder, 'postmaster.pid');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function whyItFailed(cluster: Cluster, alreadyLogged: number): Promise<string> {
  const log = (await readFile(cluster.logFile)).subarray(alreadyLogged).toString();
  const fatal = log.split('\n').filter((line) => /FATAL|PANIC/.test(line));
  return `The database in ${cluster.folder} does not start: ${lastLine(fatal.join('\n') || log)} (more in ${cluster.logFile})`;
}

const describe = (error: unknown) => (error as { stderr?: string }).stderr || String(error);
const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
