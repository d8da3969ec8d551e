import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { FileMissing, type FileStore } from '../adapters/files/port.ts';
import type { Journal } from './file-journal.ts';

const AT_ONCE = 4;

export type Move = {
  from: FileStore;
  to: FileStore;
  journal: Journal;
  /** Whether the server already stores its files in `to`. */
  isSwitched: boolean;
  /** The path of a new temporary file. */
  temporary: (number: number) => string;
  /** Stops the move between two files. */
  signal: AbortSignal;
  onProgress: (moved: Moved, total: number) => void;
};

/** `deleted`: deleted in the server's current store, and therefore also in the other one. */
export type Moved = { copied: number; bytes: number; present: number; deleted: number };

type Fingerprint = { bytes: number; sha256: string };

/**
 * Copies every file from one store to the other, and reads each back to compare its length and SHA-256. It deletes nothing at the
 * source. It may be stopped and repeated at any time, also while the server runs: files that the server deletes meanwhile do not
 * come back.
 *
 * @returns what was done, also after a stop
 */
export async function moveFiles(move: Move): Promise<Moved> {
  const { from, to, journal, isSwitched, signal } = move;
  const [present, stored] = [await pathsOf(from), await pathsOf(to)];
  const moved: Moved = { copied: 0, bytes: 0, present: 0, deleted: 0 };
  const limit = pLimit(AT_ONCE);
  let number = 0;
  const each = async (path: string): Promise<void> => {
    if (signal.aborted) return;
    const reached = journal.progress.get(path);
    if (reached === 'copied' && stored.has(path)) moved.present += 1;
    // Copied, and then deleted by a server that already used the target.
    else if (reached === 'copied' && isSwitched) moved.deleted += 1;
    else {
      number += 1;
      const copied = await copy(move, path, move.temporary(number));
      if (copied === undefined) moved.deleted += 1;
      else {
        moved.copied += 1;
        moved.bytes += copied.bytes;
      }
    }
    move.onProgress(moved, present.size);
  };
  await Promise.all([...present].map((path) => limit(() => each(path))));
  if (!isSwitched) moved.deleted += await deleteGone(move, stored);
  return moved;
}

/** Deletes at the source what the target has, once the target has everything. */
export async function deleteMoved({ from, journal }: Pick<Move, 'from' | 'journal'>): Promise<number> {
  let deleted = 0;
  for (const path of await pathsOf(from)) {
    if (journal.progress.get(path) !== 'copied') continue;
    await from.delete(path);
    deleted += 1;
  }
  return deleted;
}

const pathsOf = async (store: FileStore): Promise<Set<string>> => {
  const paths = new Set<string>();
  for await (const path of store.list()) paths.add(path);
  return paths;
};

/** @returns undefined if the server has deleted the file meanwhile */
async function copy(
  { from, to, journal }: Move,
  path: string,
  file: string,
): Promise<Fingerprint | undefined> {
  try {
    const sent = await fetchInto(from, path, file);
    if (!sent) return undefined;
    await journal.note(path, 'begun');
    await to.put(path, { file }, contentTypeOf(path));
    const arrived = await fingerprint(to, path);
    if (arrived.sha256 !== sent.sha256 || arrived.bytes !== sent.bytes)
      throw new Error(
        `A file arrived with ${arrived.bytes} bytes other than the ${sent.bytes} that were sent.`,
      );
    await journal.note(path, 'copied');
    return sent;
  } finally {
    await rm(file, { force: true });
  }
}

async function fetchInto(from: FileStore, path: string, file: string): Promise<Fingerprint | undefined> {
  await mkdir(dirname(file), { recursive: true });
  const found = await from.read(path).catch((error: unknown) => {
    if (error instanceof FileMissing) return undefined;
    throw error;
  });
  if (!found) return undefined;
  const count = counting();
  await pipeline(found.stream, count.through, createWriteStream(file, { mode: 0o600 }));
  return count.result();
}

async function fingerprint(store: FileStore, path: string): Promise<Fingerprint> {
  const count = counting();
  const { stream } = await store.read(path);
  await pipeline(stream, count.through.resume());
  return count.result();
}

function counting() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: (): Fingerprint => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Files that were moved before and that the server, which still uses the source, has deleted there since. */
async function deleteGone({ from, to, journal, signal }: Move, stored: ReadonlySet<string>): Promise<number> {
  const present = await pathsOf(from);
  // An empty source is more likely a folder that is not mounted than a place where all people left.
  if (present.size === 0) return 0;
  let deleted = 0;
  for (const path of journal.progress.keys()) {
    if (signal.aborted || present.has(path)) continue;
    await to.delete(path);
    if (stored.has(path)) deleted += 1;
  }
  return deleted;
}

/** As it was stored: the disk does not keep it. */
const contentTypeOf = (path: string): string =>
  ({ pdf: 'application/pdf', webp: 'image/webp', zip: 'application/zip' })[path.split('.').at(-1) ?? ''] ??
  'application/octet-stream';
