import { readFile } from 'node:fs/promises';
import { constants, inflateSync } from 'node:zlib';
import { MEGABYTE } from '@talaash/domain/file/limit';
import {
  PDF_ACTIVE_SENTENCE,
  PDF_PROTECTED_SENTENCE,
  PDF_UNREADABLE_SENTENCE,
} from '@talaash/domain/file/words';
import { headings, type PdfObject, readPdfObject } from '@talaash/resume-reader/file/pdf-token';

const HEADER = '%PDF-';
const TRAILER_BYTES = 2048;
const TRAILER = /startxref\s+(\d+)\s+%%EOF/g;

/** What runs code or carries files when a PDF is opened. Links (URI, GoTo) and plain forms are allowed. */
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

/** The limit for an inflated object stream. Those of a long resume stay below a hundredth of it. */
const inflatedBytesMax = 32 * MEGABYTE;

/** Objects can overlap; an honest file makes us read little more than its own length. */
const readingsMax = 4;

/**
 * Why a file is refused as a PDF; undefined if it only displays content. Objects are found by their headers wherever they stand,
 * also within streams and texts, because the table at the end may point anywhere.
 */
export async function pdfRefusal(file: string): Promise<string | undefined> {
  const content = await readFile(file);
  if (!isComplete(content)) return PDF_UNREADABLE_SENTENCE;
  try {
    return new Inspection(content.length * readingsMax + inflatedBytesMax).inspect(content);
  } catch (error) {
    if (error instanceof Unreadable) return PDF_UNREADABLE_SENTENCE;
    throw error;
  }
}

/** Whether it has the header, and a trailer that points into the file. */
function isComplete(content: Buffer): boolean {
  if (content.toString('latin1', 0, HEADER.length) !== HEADER) return false;
  const end = content.toString('latin1', Math.max(0, content.length - TRAILER_BYTES));
  const offset = [...end.matchAll(TRAILER)].at(-1)?.[1];
  return offset !== undefined && Number(offset) > 0 && Number(offset) < content.length;
}

class Unreadable extends Error {}

type Dictionary = { names: Set<string>; start: number; end: number };

class Inspection {
  private inflatedBytes = 0;
  private bytesLeft: number;

  constructor(bytesMax: number) {
    this.bytesLeft = bytesMax;
  }

  inspect(content: Buffer): string | undefined {
    for (const start of headings(content)) {
      const { names, end, isStream } = this.read(content, start);
      if (names.has('Encrypt')) return PDF_PROTECTED_SENTENCE;
      if (isActive(names)) return PDF_ACTIVE_SENTENCE;
      if (isStream && this.isActiveStream(content, { names, start, end })) return PDF_ACTIVE_SENTENCE;
    }
    return undefined;
  }

  /** Objects may also be in a compressed stream: first numbers and offsets, then the objects. */
  private isActiveStream(content: Buffer, { names, start, end }: Dictionary): boolean {
    if (!names.has('ObjStm') && !(names.has('First') && names.has('N'))) return false;
    const objects = this.inflated(content, names, end);
    const [, first] = /\/First\s+(\d+)/.exec(content.toString('latin1', start, end)) ?? [];
    if (first === undefined) throw new Unreadable();
    const numbers = objects.toString('latin1', 0, Number(first)).trim().split(/\s+/).map(Number);
    const offsets = new Set(numbers.filter((_, at) => at % 2 === 1));
    for (const offset of offsets) {
      const object = this.read(objects, Math.min(Number(first) + offset, objects.length), true);
      if (isActive(object.names)) return true;
    }
    return isActive(this.read(objects, 0).names);
  }

  private inflated(content: Buffer, names: Set<string>, start: number): Buffer {
    const filters = [...names].filter((name) => /(Decode|Crypt)$/.test(name));
    if (filters.join() !== 'FlateDecode') throw new Unreadable();
    const begin = start + (content.toString('latin1', start, start + 2) === '\r\n' ? 2 : 1);
    try {
      const objects = inflateSync(content.subarray(begin), {
        maxOutputLength: inflatedBytesMax - this.inflatedBytes,
        finishFlush: constants.Z_SYNC_FLUSH,
      });
      this.inflatedBytes += objects.length;
      return objects;
    } catch {
      throw new Unreadable();
    }
  }

  private read(content: Buffer, start: number, isOne = false): PdfObject {
    const object = readPdfObject(content, start, isOne);
    this.bytesLeft -= object.end - start;
    if (this.bytesLeft < 0) throw new Unreadable();
    return object;
  }
}

const isActive = (names: Set<string>): boolean => [...names].some((name) => ACTIVE.has(name));
