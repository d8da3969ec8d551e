import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ProviderFault } from '../base/provider-fault.ts';
import { type Config, readConfig } from '../base/config.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { openFileStore } from '../wiring-provider.ts';
import { openJournal } from './file-journal.ts';
import { deleteMoved, type Moved, moveFiles } from './file-move.ts';

const usage = [
  'npm run move-files -- --to s3                    copies all files from the disk to the bucket and compares them',
  'npm run move-files -- --to disk                  the same in the other direction',
  'npm run move-files -- --to s3 --delete-source    also deletes them on the disk, once FILE_STORE is s3',
  '',
  'While the server runs: 1. move; 2. set FILE_STORE and restart; 3. move again to copy newer files.',
  'You can stop it at any time; the next run continues where it stopped.',
].join('\n');

const PROGRESS_MS = 2_000;

/** Moves the stored files; see `usage`. */
async function move(args: readonly string[]): Promise<string> {
  const { to, isDeleting } = readArgs(args);
  const reading = readConfig();
  if ('problems' in reading) throw new StartRefusal(reading.problems.join('\n'));
  const { config } = reading;
  const isSwitched = config.fileStore === to;
  if (isDeleting && !isSwitched)
    throw new StartRefusal(
      `Set FILE_STORE to ${to} and restart the server first: it still uses the other store.`,
    );
  const [source, target] = [
    await openFileStore(config, to === 's3' ? 'disk' : 's3'),
    await openFileStore(config, to),
  ];
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopping.abort());
  try {
    const journal = await openJournal(config.dataDir, `to-${to}`, placeOf(config));
    const run = randomUUID();
    const moved = await moveFiles({
      from: source.store,
      to: target.store,
      journal,
      isSwitched,
      temporary: (number) => join(config.dataDir, 'moves', `${run}-${number}`),
      signal: stopping.signal,
      onProgress: progressLine(),
    });
    if (stopping.signal.aborted) {
      process.exitCode = 130;
      return `${wordsOf(moved)} Stopped before the end. Run the command again to continue.`;
    }
    if (!isDeleting) return `${wordsOf(moved)} Every file is in both places${nextStep(to, isSwitched)}`;
    const deleted = await deleteMoved({ from: source.store, journal });
    await journal.end();
    return `${wordsOf(moved)} Deleted ${deleted} files at the source.`;
  } finally {
    source.close();
    target.close();
  }
}

function readArgs(args: readonly string[]): { to: Config['fileStore']; isDeleting: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, 'delete-source': { type: 'boolean', default: false } },
    });
    if (values.to === 's3' || values.to === 'disk')
      return { to: values.to, isDeleting: values['delete-source'] };
  } catch {
    // An unknown option gets the usage too.
  }
  throw new StartRefusal(usage);
}

/** Moves to another bucket begin anew. */
const placeOf = ({ s3 }: Config): string => `${s3?.endpoint ?? s3?.region}/${s3?.bucket}`;

/** Says how far the move is, every few seconds. */
function progressLine(): (moved: Moved, total: number) => void {
  let saidMs = Date.now();
  return ({ copied, present, deleted }, total) => {
    if (Date.now() - saidMs < PROGRESS_MS) return;
    saidMs = Date.now();
    console.log(`${copied + present + deleted} of ${total} files`);
  };
}

const wordsOf = ({ copied, bytes, present, deleted }: Moved): string =>
  `Copied ${copied} files (${(bytes / 1024 / 1024).toFixed(1)} MB); ${present} were already there, ${deleted} were deleted in the meantime.`;

const nextStep = (to: string, isSwitched: boolean): string =>
  isSwitched
    ? '; --delete-source deletes them at the source.'
    : `. Now set FILE_STORE to ${to}, restart the server, and run this again to copy newer files.`;

try {
  console.log(await move(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartRefusal || error instanceof ProviderFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
