import { DECODERS, TooMuch } from './decode.ts';
import { headings, type PdfObject, readPdfObject } from './pdf-token.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Limits of the decoded size of all streams together, in bytes. `labelled` is for streams that claim to be an image or a font,
 * which are never read as a page. Text compresses to a tenth; only an image or an attack compresses to a hundredth (`dense`).
 */
const BOUNDS = { plain: 32 * MEGABYTE, dense: 4 * MEGABYTE, labelled: 256 * MEGABYTE };
const DENSE_FACTOR = 100;

/** Objects may overlap, but an honest file does not make the reader read much more than its own size. */
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

/** The filters of a stream that names them elsewhere: decode for as long as the data looks deflated. */
const UNKNOWN_FILTERS = Array.from({ length: 8 }, () => 'FlateDecode');

/**
 * Whether the streams of a PDF, decoded layer by layer, stay within the limits of a resume. Finds streams by their headers
 * anywhere in the file and reads each to its own end: it trusts neither the cross-reference table nor a stated length. Cannot
 * decode encrypted streams.
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
    // An unknown filter leaves the stream unchanged.
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

/** The position after the line that holds "stream". */
function dataStart(content: Buffer, end: number): number {
  let at = end;
  while (at < content.length && content[at] !== 10 && content[at] !== 13) at += 1;
  return content[at] === 13 && content[at + 1] === 10 ? at + 2 : at + 1;
}
