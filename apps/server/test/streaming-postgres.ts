import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Embedded, startEmbedded } from '../src/db/embedded.ts';
import { accountWithoutRights, findPostgres } from '../src/db/postgres-binary.ts';
import { quietLog } from './log.ts';

/**
 * The folder of a PostgreSQL that can stream, which the embedded one cannot. `npm run test:postgres` downloads one and sets the
 * variable; Debian's is found. It has the major version of the embedded one.
 */
export const streamingPostgres = [process.env['STREAMING_POSTGRES'], '/usr/lib/postgresql/18'].find(
  (folder) => folder !== undefined && existsSync(join(folder, 'bin/pg_basebackup')),
);

if (streamingPostgres === undefined)
  console.log(
    'Left out: tests of a replica (no PostgreSQL 18 with pg_basebackup; see npm run test:postgres).',
  );

/** A primary and its streaming replica. */
export async function startWithReplica(packaged: string): Promise<{
  primary: Embedded;
  replica: Embedded;
  close(): Promise<void>;
}> {
  const [dataDir, replicaDir] = [await newFolder('primary'), await newFolder('replica')];
  const start = (folder: string) =>
    startEmbedded({ dataDir: folder, log: quietLog, durable: false, packaged });
  const primary = await start(dataDir);
  const account = process.getuid?.() === 0 ? await accountWithoutRights() : undefined;
  if (account) await chown(replicaDir, account.uid, account.gid);
  const { host, port, user } = primary.connection;
  await promisify(execFile)(
    join(await findPostgres(account, packaged), 'bin/pg_basebackup'),
    ['-h', host, '-p', String(port), '-U', user, '-D', join(replicaDir, 'postgres'), '-R', '-c', 'fast'],
    { ...account, cwd: replicaDir },
  );
  // The primary has its socket in the folder that was copied.
  await rm(join(replicaDir, 'postgres', `.s.PGSQL.${port}.lock`), { force: true });
  const replica = await start(replicaDir);
  return {
    primary,
    replica,
    async close() {
      await replica.stop();
      await primary.stop();
      for (const folder of [dataDir, replicaDir]) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL's account must reach the other one's socket in it. */
async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `talaash-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
