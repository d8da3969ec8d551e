import { DECODERS, TooMuch } from './decode.ts';
import { headings, type PdfObject, readPdfObject } from './pdf-token.ts';

const MEGABYTE = 1024 * 1024;

/**
 * What the streams of a resume may be decoded to, in bytes, all of them together. Those that say that they are a picture or a font
 * are never read as a page. Text shrinks to a tenth; what shrinks to a hundredth is a picture or an attack.
 */
const BOUNDS = { plain: 32 * MEGABYTE, dense: 4 * MEGABYTE, labelled: 256 * MEGABYTE };
const DENSE_FACTOR = 100;

/** Objects may be written into one another; nobody honest reads more bytes than the file has by much. */
const READINGS_MAX = 4;

const FONTS = new Set(['Type1C', 'CIDFontType0C', 'OpenType']);
const FONT_LENGTHS = ['Length1', 'Length2', 'Length3'];

const PICTURE_FILTERS = new Set([
  'DCTDecode',
  'DCT',
  'JPXDecode',
  'JPX',
  'CCITTFaxDecode',
  'CCF',
  'JBIG2Decode',
]);

/** Of a stream whose filters stand elsewhere: as long as it looks deflated. */
const UNKNOWN_FILTERS = Array.from({ length: 8 }, () => 'FlateDecode');

/**
 * Whether the streams of a PDF, decoded layer by layer, stay within the bounds of a resume. Streams are found by their headings,
 * wherever these stand, and read up to their own end: neither the table of the file nor a length in it is believed. What is
 * encrypted cannot be decoded here.
 */
export async function isBounded(bytes: Uint8Array): Promise<boolean> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const left = { ...BOUNDS };
  let readingsLeft = content.length * READINGS_MAX;
  try {
    for (const start of headings(content)) {
      const object = readPdfObject(content, start);
      readingsLeft -= object.end - start;
      if (readingsLeft < 0) return false;
      if (object.isStream) await spend(content, object, left);
    }
    return true;
  } catch (error) {
    if (error instanceof TooMuch) return false;
    throw error;
  }
}

async function spend(content: Buffer, object: PdfObject, left: typeof BOUNDS): Promise<void> {
  const kind = isLabelled(object) ? 'labelled' : 'plain';
  let data = content.subarray(dataStart(content, object.end));
  const filters = filtersOf(object);
  for (const [at, filter] of filters.entries()) {
    if (PICTURE_FILTERS.has(filter)) return;
    const decode = DECODERS[filter];
    // One that nobody knows leaves the stream as it is.
    if (!decode) continue;
    const isLast = at === filters.length - 1;
    const decoded = await decode(data, left[kind], !isLast);
    left[kind] -= decoded.length;
    const isDense = kind === 'plain' && decoded.length > decoded.read * DENSE_FACTOR;
    if (isDense) left.dense -= decoded.length;
    if (left.dense < 0) throw new TooMuch();
    ({ data } = decoded);
  }
}

const isLabelled = ({ entries }: PdfObject): boolean =>
  entries.get('Subtype')?.some((name) => name === 'Image' || FONTS.has(name)) === true ||
  FONT_LENGTHS.some((name) => entries.has(name));

function filtersOf({ entries }: PdfObject): readonly string[] {
  const filters = entries.get('F') ?? entries.get('Filter');
  return filters?.length === 0 ? UNKNOWN_FILTERS : (filters ?? []);
}

/** After the end of the line in which "stream" stands. */
function dataStart(content: Buffer, end: number): number {
  let at = end;
  while (at < content.length && content[at] !== 10 && content[at] !== 13) at += 1;
  return content[at] === 13 && content[at + 1] === 10 ? at + 2 : at + 1;
}
