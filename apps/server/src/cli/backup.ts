import { countOf, nounOf } from '@talaash/domain/base/count';
import { resolve } from 'node:path';
import { makeBackup } from '../backup/make.ts';
import { reachConfiguredDatabase } from '../db/open.ts';
import { openFileStore } from '../wiring-provider.ts';
import { configured, log, parsed, runCommand, Usage } from './command.ts';

const usage = [
  'npm run backup -- FILE                   backs up the database and all files into one file, such as talaash.tar.zst',
  'npm run backup -- --without-files FILE   backs up the database alone',
].join('\n');

/** Backs the installation up while it serves; see `usage`. */
async function backup(args: readonly string[]): Promise<string> {
  const { values, positionals } = parsed(args, usage, { 'without-files': { type: 'boolean' } });
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new Usage(usage);
  const file = resolve(name);
  const config = configured();
  const stored = await openFileStore(config);
  const { connection, leave } = await reachConfiguredDatabase(config, log);
  try {
    const { tables, files } = await makeBackup({
      file,
      config,
      connection,
      fileStore: stored.store,
      isWithoutFiles: values['without-files'] === true,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return [
      `Backed up ${countOf(rows, 'row')} of ${countOf(tables.length, 'table')} and ${files.areIncluded ? countOf(files.count, 'file') : 'no files'} into ${file}.`,
      ...(files.missing.length > 0
        ? [
            `${countOf(files.missing.length, 'file')} in the database ${nounOf(files.missing.length, 'is', 'are')} missing from the store; manifest.json in the backup lists them.`,
          ]
        : []),
      ...(config.appSecret === undefined ? [] : ['APP_SECRET is not in the backup: keep it elsewhere.']),
    ].join('\n');
  } finally {
    await leave();
    stored.close();
  }
}

await runCommand(backup);
