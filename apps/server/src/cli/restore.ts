import { countOf } from '@talaash/domain/base/count';
import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore.ts';
import { PRODUCT_VERSION } from '../base/version.ts';
import { reachConfiguredDatabase } from '../db/open.ts';
import { openFileStore } from '../wiring-provider.ts';
import { configured, log, parsed, runCommand, Usage } from './command.ts';

const usage = [
  'npm run restore -- FILE                  restores a backup into an empty database and an empty folder of files',
  'npm run restore -- --other-secret FILE   the same, with another APP_SECRET than at the time of the backup',
].join('\n');

/** Restores a backup and migrates it to this release; see `usage`. No server runs meanwhile. */
async function restore(args: readonly string[]): Promise<string> {
  const { values, positionals } = parsed(args, usage, { 'other-secret': { type: 'boolean' } });
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new Usage(usage);
  const config = configured();
  const stored = await openFileStore(config);
  const { connection, leave } = await reachConfiguredDatabase(config, log);
  try {
    const { tables, files, takenAt, version } = await restoreBackup({
      file: resolve(name),
      config,
      connection,
      fileStore: stored.store,
      log,
      hasOtherSecret: values['other-secret'] === true,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return [
      `Restored ${countOf(rows, 'row')} of ${countOf(tables.length, 'table')} and ${files.areIncluded ? countOf(files.count, 'file') : 'no files'}, as they were at ${takenAt}.`,
      ...(version === PRODUCT_VERSION
        ? []
        : [`The tables were upgraded from ${version} to ${PRODUCT_VERSION}.`]),
      ...(files.areIncluded ? [] : ['The backup contains only the database. Restore the files separately.']),
    ].join('\n');
  } finally {
    await leave();
    stored.close();
  }
}

await runCommand(restore);
