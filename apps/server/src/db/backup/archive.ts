import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { StartRefusal } from '../../base/start-refusal.ts';

/** The name of the entry with the checksums of all entries before it, in the form that `sha256sum -c` reads. */
export const CHECKSUMS = 'checksums.txt';

/** A tar file that is being written, compressed with zstd, with entries in the order in which they are added. */
export type ArchiveWriter = {
  add(name: string, content: Buffer): Promise<void>;
  /** Throws if the stream does not have this many bytes. */
  addStream(name: string, bytes: number, content: Readable): Promise<void>;
  /** Adds the checksums of all entries so far. @returns the checksum of that entry */
  addChecksums(): Promise<string>;
};

/**
 * Writes an archive that only its owner may read. It appears under its name once it is complete and on disk. If `write` fails, it
 * leaves nothing behind.
 */
export async function writeArchive(
  file: string,
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const temporary = `${file}.making-${process.pid}`;
  const tar = pack();
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const output = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(Readable.from(tar), compress, output);
  // A failure here ends the entry that waits for buffer space.
  const failed = written.then(() => new Promise<never>(() => undefined));
  failed.catch(() => undefined);
  try {
    await Promise.race([write(archiveWriter(tar)), failed]);
    tar.finalize();
    await written;
    await rename(temporary, file);
    await syncFolderOf(file);
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
}

function archiveWriter(tar: ReturnType<typeof pack>): ArchiveWriter {
  const lines: string[] = [];

  async function addStream(name: string, bytes: number, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const added = Promise.withResolvers<void>();
    const entry = tar.entry({ name, size: bytes, mode: 0o600 }, (error) =>
      error ? added.reject(error) : added.resolve(),
    );
    await Promise.all([
      pipeline(
        content,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
          }
        },
        entry,
      ),
      added.promise,
    ]);
    lines.push(`${hash.digest('hex')}  ${name}\n`);
  }

  const add = (name: string, content: Buffer) => addStream(name, content.length, Readable.from([content]));

  async function addChecksums(): Promise<string> {
    const text = Buffer.from(lines.join(''));
    await add(CHECKSUMS, text);
    return createHash('sha256').update(text).digest('hex');
  }

  return { add, addStream, addChecksums };
}

async function syncFolderOf(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}

export type ArchiveEntry = { name: string; bytes: number; content: Readable };

/**
 * Reads the entries of an archive in order. Each has to be consumed before the next one comes.
 * @throws StartRefusal if the file is not an archive, is truncated or was changed
 */
export async function readArchive(
  file: string,
  onEntry: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createZstdDecompress(), entries);
  reading.catch(() => undefined);
  // An error while an entry is handled belongs to the handler, unless the entry's content ended with an error.
  let handled: { error: unknown } | undefined;
  let isContentBroken = false;
  async function* contentOf(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of entry) yield chunk as Buffer;
    } catch (error) {
      isContentBroken = true;
      throw error;
    }
  }
  try {
    for await (const entry of entries) {
      const { name, size } = entry.header;
      const content = Readable.from(contentOf(entry));
      try {
        await onEntry({ name, bytes: size, content });
      } catch (error) {
        handled = { error };
        throw error;
      }
      entry.resume();
    }
    await reading;
  } catch (error) {
    if (handled && !isContentBroken) throw handled.error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new StartRefusal(`There is no file ${file}.`);
    if (code === 'EACCES' || code === 'EISDIR') throw new StartRefusal(`${file} cannot be read (${code}).`);
    throw new DamagedArchive(file);
  } finally {
    entries.destroy();
  }
}

export class DamagedArchive extends StartRefusal {
  constructor(file: string) {
    super(`${file} is damaged, incomplete or not a backup. Nothing was changed. Use another copy.`);
  }
}

/** The bytes of an entry, and their checksum. */
export async function hashed(content: Readable, keep: boolean): Promise<{ sum: string; bytes: Buffer }> {
  const hash = createHash('sha256');
  const kept: Buffer[] = [];
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (keep) kept.push(chunk);
  }
  return { sum: hash.digest('hex'), bytes: Buffer.concat(kept) };
}
