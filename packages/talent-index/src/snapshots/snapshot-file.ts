import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { EventCursor } from '@talaash/domain/event/cursor';
import { sharedArray } from '../segments/shared-memory.ts';
import { snapshotLayout } from './snapshot-layout.ts';
import type { SnapshotSection } from './snapshot-section.ts';

/** The facts about a snapshot in its table of contents. */
export type SnapshotFacts = {
  sourceId: string;
  /** The snapshot contains the database as of this event cursor. */
  cursor: EventCursor;
  talents: number;
};

type SectionEntry = { name: string; length: number; checksum: number };
type Contents = SnapshotFacts & { layout: number; sections: SectionEntry[] };

/**
 * The file format: these bytes, the sections, the table of contents as JSON, the length of the table, the checksum of the
 * table. Length and checksum are 32-bit little-endian numbers. All checksums are CRC-32.
 */
const START = Buffer.from('Talaash search snapshot 1\n');
const END_LENGTH = 8;

/** The bytes of one write. The server can answer queries between two writes. */
const CHUNK_BYTES = 1 << 20;

/** The age of the last write after which a temporary file counts as left behind by a killed server. */
const ORPHAN_MS = 10 * 60_000;

/** Refuses a snapshot. The message is the reason. */
export class SnapshotRefusal extends Error {}

/**
 * Writes a snapshot to a temporary file, then renames it: a reader finds either the complete old snapshot or the complete
 * new one. Requests one section at a time and does not copy its bytes.
 */
export async function writeSnapshot(
  path: string,
  facts: SnapshotFacts,
  sections: Iterable<SnapshotSection>,
  layout = snapshotLayout(),
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await removeOrphans(path);
  const temporaryPath = `${path}.writing-${randomUUID()}`;
  try {
    const file = await open(temporaryPath, 'wx', 0o600);
    try {
      await writeAll(file, { ...facts, layout }, sections);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporaryPath, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporaryPath, { force: true });
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

/** @returns the checksum of the bytes */
async function writeBytes(file: FileHandle, bytes: Uint8Array): Promise<number> {
  let checksum = 0;
  for (let at = 0; at < bytes.byteLength; ) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    checksum = crc32(chunk, checksum);
    for (let done = 0; done < chunk.byteLength; )
      done += (await file.write(chunk, done, chunk.byteLength - done)).bytesWritten;
    at += chunk.byteLength;
  }
  return checksum;
}

/** Makes a rename in the folder durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function removeOrphans(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.writing-`)) continue;
    const other = join(dirname(path), name);
    const grown = await stat(other).catch(() => undefined);
    if (grown !== undefined && Date.now() - grown.mtimeMs > ORPHAN_MS) await rm(other, { force: true });
  }
}

/**
 * Passes the sections of a snapshot to `restore`. Reads and checks each section when `restore` requests it.
 *
 * @returns the facts about the snapshot; undefined if there is none
 * @throws SnapshotRefusal if the snapshot is damaged, or has another layout or source. Discard everything restored so far.
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

/** Reads bytes at an offset of the file into a new shared array. */
function readBytes(file: number, length: number, offset: number): Uint8Array {
  const bytes = sharedArray(Uint8Array, length);
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, Math.min(length - done, 1 << 30), offset + done);
    if (read === 0) throw new SnapshotRefusal('it is cut off');
    done += read;
  }
  return bytes;
}
