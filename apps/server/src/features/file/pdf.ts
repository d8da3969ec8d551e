import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, inflate, type ZlibOptions } from 'node:zlib';
import { MEGABYTE } from '@talaash/domain/file/limit';
import {
  PDF_ACTIVE_SENTENCE,
  PDF_PROTECTED_SENTENCE,
  PDF_UNREADABLE_SENTENCE,
} from '@talaash/domain/file/words';
import { limitConcurrency } from '../../base/concurrency.ts';
import { readPdfObject } from './pdf-token.ts';

const HEADER = '%PDF-';
const TRAILER_BYTES = 2048;
const TRAILER = /startxref\s+(\d+)\s+%%EOF/g;

/** What acts or carries files when a PDF is opened. Links (URI, GoTo) and plain forms are not among it. */
const ACTIVE = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'GoToE',
  'ImportData',
  'Rendition',
  'RichMedia',
  'XFA',
]);

/** What a stream of objects may be inflated to. Those of a long resume stay below a hundredth of it. */
const inflatedBytesMax = 32 * MEGABYTE;

/** Objects may be written into one another; nobody honest reads more bytes than the file has by much. */
const readingsMax = 4;

/** After so many bytes other requests get their turn. */
const turnBytes = 256 * 1024;

/** PDFs are read into memory, two at a time. */
const inTurn = limitConcurrency(2);

/**
 * Why a file is not accepted as a PDF; undefined for one that only shows. Objects are found by their headings wherever these
 * stand, also within streams and texts, because a table at the end may point anywhere.
 */
export const pdfRefusal = (file: string): Promise<string | undefined> =>
  inTurn(async () => {
    const content = await readFile(file);
    if (!isComplete(content)) return PDF_UNREADABLE_SENTENCE;
    try {
      return await new Inspection(content.length * readingsMax + inflatedBytesMax).inspect(content);
    } catch (error) {
      if (error instanceof Unreadable) return PDF_UNREADABLE_SENTENCE;
      throw error;
    }
  });

/** It has the header, and a trailer that points into the file. */
function isComplete(content: Buffer): boolean {
  if (content.toString('latin1', 0, HEADER.length) !== HEADER) return false;
  const end = content.toString('latin1', Math.max(0, content.length - TRAILER_BYTES));
  const offset = [...end.matchAll(TRAILER)].at(-1)?.[1];
  return offset !== undefined && Number(offset) > 0 && Number(offset) < content.length;
}

class Unreadable extends Error {}

type Dictionary = { names: Set<string>; start: number; end: number };

class Inspection {
  private turn = 0;
  private inflatedBytes = 0;
  private bytesLeft: number;

  constructor(bytesMax: number) {
    this.bytesLeft = bytesMax;
  }

  async inspect(content: Buffer): Promise<string | undefined> {
    for (const start of headings(content)) {
      const { names, end, isStream } = await this.read(content, start);
      if (names.has('Encrypt')) return PDF_PROTECTED_SENTENCE;
      if (isActive(names)) return PDF_ACTIVE_SENTENCE;
      if (isStream && (await this.isActiveStream(content, { names, start, end }))) return PDF_ACTIVE_SENTENCE;
    }
    return undefined;
  }

  /** Objects may also stand in a compressed stream: at its beginning numbers and offsets, then the objects. */
  private async isActiveStream(content: Buffer, { names, start, end }: Dictionary): Promise<boolean> {
    if (!names.has('ObjStm') && !(names.has('First') && names.has('N'))) return false;
    const objects = await this.inflated(content, names, end);
    const [, first] = /\/First\s+(\d+)/.exec(content.toString('latin1', start, end)) ?? [];
    if (first === undefined) throw new Unreadable();
    const numbers = objects.toString('latin1', 0, Number(first)).trim().split(/\s+/).map(Number);
    const offsets = new Set(numbers.filter((_, at) => at % 2 === 1));
    for (const offset of offsets) {
      const object = await this.read(objects, Math.min(Number(first) + offset, objects.length), true);
      if (isActive(object.names)) return true;
    }
    return isActive((await this.read(objects, 0)).names);
  }

  private async inflated(content: Buffer, names: Set<string>, start: number): Promise<Buffer> {
    const filters = [...names].filter((name) => /(Decode|Crypt)$/.test(name));
    if (filters.join() !== 'FlateDecode') throw new Unreadable();
    const begin = start + (content.toString('latin1', start, start + 2) === '\r\n' ? 2 : 1);
    const objects = await inflateTo(content.subarray(begin), {
      maxOutputLength: inflatedBytesMax - this.inflatedBytes,
      finishFlush: constants.Z_SYNC_FLUSH,
    }).catch(() => {
      throw new Unreadable();
    });
    this.inflatedBytes += objects.length;
    return objects;
  }

  private async read(content: Buffer, start: number, isOne = false) {
    const object = readPdfObject(content, start, isOne);
    const bytes = object.end - start;
    this.bytesLeft -= bytes;
    this.turn += bytes;
    if (this.bytesLeft < 0) throw new Unreadable();
    if (this.turn > turnBytes) {
      this.turn = 0;
      await nextTurn();
    }
    return object;
  }
}

const inflateTo = promisify<Buffer, ZlibOptions, Buffer>(inflate);

const isActive = (names: Set<string>): boolean => [...names].some((name) => ACTIVE.has(name));

/** Where an object begins, or the dictionary at the end of the file. */
function* headings(content: Buffer): Generator<number> {
  for (const word of ['obj', 'trailer']) {
    for (let at = content.indexOf(word); at !== -1; at = content.indexOf(word, at + 1)) {
      // "endobj" ends one.
      if (word === 'obj' && !/[\0\t\n\f\r \d]/.test(content.toString('latin1', at - 1, at))) continue;
      yield at + word.length;
    }
  }
}
