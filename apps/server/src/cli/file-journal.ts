import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** `begun`: the target may contain it or a part of it. `copied`: the target contained the same bytes. */
export type Progress = 'begun' | 'copied';

/** The progress of a move, on disk, so that it survives a killed process. */
export type Journal = {
  progress: ReadonlyMap<string, Progress>;
  note(path: string, progress: Progress): Promise<void>;
  /** Clears the journal once the source is empty: nothing at the target may be deleted for being absent there. */
  end(): Promise<void>;
};

/** The journal of one direction and one bucket, in the data folder. An incomplete line of a killed process is skipped. */
export async function openJournal(dataDir: string, direction: string, place: string): Promise<Journal> {
  const id = createHash('sha256').update(place).digest('hex').slice(0, 12);
  const file = join(dataDir, 'moves', `${direction}-${id}.jsonl`);
  await mkdir(dirname(file), { recursive: true });
  const written = await readFile(file, 'utf8').catch(() => '');
  const progress = new Map(written.split('\n').flatMap(entryOf));
  // After an incomplete line, the next one must start on a new line.
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
