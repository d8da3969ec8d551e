import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** `begun`: the target may hold it or a part of it. `copied`: the target held the same bytes. */
export type Progress = 'begun' | 'copied';

/** How far a move has come, on the disk, so that it survives a killed process. */
export type Journal = {
  progress: ReadonlyMap<string, Progress>;
  note(path: string, progress: Progress): Promise<void>;
  /** Forgets it all, when the source is empty: nothing that is missing there is to be deleted at the target. */
  end(): Promise<void>;
};

/** The journal of one direction and one bucket, in the data folder. A line that a killed process left half is passed over. */
export async function openJournal(dataDir: string, direction: string, place: string): Promise<Journal> {
  const id = createHash('sha256').update(place).digest('hex').slice(0, 12);
  const file = join(dataDir, 'moves', `${direction}-${id}.jsonl`);
  await mkdir(dirname(file), { recursive: true });
  const written = await readFile(file, 'utf8').catch(() => '');
  const progress = new Map(written.split('\n').flatMap(entryOf));
  // After half a line, the next one has to begin anew.
  if (written !== '' && !written.endsWith('\n')) await appendFile(file, '\n');
  return {
    progress,
    async note(path, reached) {
      progress.set(path, reached);
      await appendFile(file, `${JSON.stringify([path, reached])}\n`);
    },
    async end() {
      progress.clear();
      await rm(file, { force: true });
    },
  };
}

function entryOf(line: string): [string, Progress][] {
  try {
    return [JSON.parse(line) as [string, Progress]];
  } catch {
    return [];
  }
}
