import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { EventMark } from '@talaash/domain/event/mark';
import { snapshotLayout } from './snapshot-layout.ts';
import type { SnapshotSection } from './snapshot-section.ts';

/** What a snapshot is of. */
export type SnapshotFacts = {
  sourceId: string;
  /** What it holds is the database as it stood when the feed had come this far. */
  mark: EventMark;
  talents: number;
};

type SectionEntry = { name: string; length: number; checksum: number };
type Contents = SnapshotFacts & { layout: number; sections: SectionEntry[] };

/**
 * The file: this, the sections one after the other, the table of contents as JSON, and an end that says how long that is
 * and gives its checksum, both as 32-bit numbers. Checksums are CRC-32.
 */
const START = Buffer.from('Talaash search snapshot 1\n');
const END_LENGTH = 8;

/** So much is written at once, between two chances to answer a question. */
const CHUNK = 1 << 20;

/** A file that is being written and has not grown for so long was left behind by a server that was killed. */
const LEFT_BEHIND_MS = 10 * 60_000;

/** The snapshot cannot be used; the message says why. */
export class SnapshotRefusal extends Error {}

/**
 * Writes a snapshot beside the one that is there and then puts it in its place, so that a reader finds the one or the
 * other, whole. Sections are asked for one at a time; their bytes are not copied.
 */
export async function writeSnapshot(
  path: string,
  facts: SnapshotFacts,
  sections: Iterable<SnapshotSection>,
  layout = snapshotLayout(),
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await removeLeftBehind(path);
  const written = `${path}.writing-${randomUUID()}`;
  try {
    const file = await open(written, 'wx', 0o600);
    try {
      await writeAll(file, { ...facts, layout }, sections);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(written, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
}

async function writeAll(
  file: FileHandle,
  facts: Omit<Contents, 'sections'>,
  sections: Iterable<SnapshotSection>,
): Promise<void> {
  await file.appendFile(START);
  const entries: SectionEntry[] = [];
  for (const { name, bytes } of sections) {
    entries.push({ name, length: bytes.byteLength, checksum: await writeBytes(file, bytes) });
  }
  const contents: Contents = { ...facts, sections: entries };
  const table = Buffer.from(JSON.stringify(contents));
  const end = Buffer.alloc(END_LENGTH);
  end.writeUInt32LE(table.byteLength, 0);
  end.writeUInt32LE(crc32(table), 4);
  await writeBytes(file, Buffer.concat([table, end]));
}

/** @returns the bytes' checksum */
async function writeBytes(file: FileHandle, bytes: Uint8Array): Promise<number> {
  let checksum = 0;
  for (let at = 0; at < bytes.byteLength; ) {
    const chunk = bytes.subarray(at, at + CHUNK);
    checksum = crc32(chunk, checksum);
    for (let done = 0; done < chunk.byteLength; )
      done += (await file.write(chunk, done, chunk.byteLength - done)).bytesWritten;
    at += chunk.byteLength;
  }
  return checksum;
}

/** A name in a folder lasts once the folder itself is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function removeLeftBehind(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.writing-`)) continue;
    const other = join(dirname(path), name);
    const grown = await stat(other).catch(() => undefined);
    if (grown !== undefined && Date.now() - grown.mtimeMs > LEFT_BEHIND_MS) await rm(other, { force: true });
  }
}

/**
 * Hands a snapshot's sections to `restore`, each read and checked as it is asked for.
 *
 * @returns what it is of; undefined where there is none.
 * @throws SnapshotRefusal when it is not whole, of another layout or filled from another source; then what has been restored is
 * worth nothing.
 */
export function readSnapshot(
  path: string,
  sourceId: string,
  restore: (sections: Iterable<SnapshotSection>, facts: SnapshotFacts) => void,
): SnapshotFacts | undefined {
  const file = openIfThere(path);
  if (file === undefined) return undefined;
  try {
    const contents = readContents(file);
    if (contents.layout !== snapshotLayout()) throw new SnapshotRefusal('it is of another release');
    if (contents.sourceId !== sourceId) throw new SnapshotRefusal('it was filled from another source');
    restore(readSections(file, contents.sections), contents);
    return contents;
  } finally {
    closeSync(file);
  }
}

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function readContents(file: number): Contents {
  const { size } = fstatSync(file);
  if (size < START.byteLength + END_LENGTH) throw new SnapshotRefusal('it is too short');
  if (!START.equals(readBytes(file, START.byteLength, 0)))
    throw new SnapshotRefusal('it is of another format');
  const end = Buffer.from(readBytes(file, END_LENGTH, size - END_LENGTH).buffer);
  const length = end.readUInt32LE(0);
  const tableStart = size - END_LENGTH - length;
  if (tableStart < START.byteLength) throw new SnapshotRefusal('it is cut off');
  const table = readBytes(file, length, tableStart);
  if (crc32(table) !== end.readUInt32LE(4)) throw new SnapshotRefusal('it is cut off');
  const contents = JSON.parse(Buffer.from(table).toString()) as Contents;
  const sectionsEnd = contents.sections.reduce((sum, section) => sum + section.length, START.byteLength);
  if (sectionsEnd !== tableStart) throw new SnapshotRefusal('its parts do not fill it');
  return contents;
}

function* readSections(file: number, entries: readonly SectionEntry[]): Generator<SnapshotSection> {
  let start = START.byteLength;
  for (const { name, length, checksum } of entries) {
    const bytes = readBytes(file, length, start);
    if (crc32(bytes) !== checksum) throw new SnapshotRefusal(`its part ${name} is damaged`);
    yield { name, bytes };
    start += length;
  }
}

/** From a place in the file, into a buffer of its own. */
function readBytes(file: number, length: number, from: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, Math.min(length - done, 1 << 30), from + done);
    if (read === 0) throw new SnapshotRefusal('it is cut off');
    done += read;
  }
  return bytes;
}
