import { once } from 'node:events';
import { constants, createBrotliDecompress, createInflate, inflateSync } from 'node:zlib';

/** A stream decodes to more bytes than allowed. */
export class TooMuch extends Error {}

/** `length`: decoded bytes. `read`: bytes of input used. `data`: the decoded bytes, if the caller keeps them. */
export type Decoded = { data: Buffer; length: number; read: number };

/**
 * Decodes one layer of a self-terminating stream, to at most `max` bytes; throws TooMuch beyond that. Output before an error
 * counts.
 */
export type Decoder = (data: Buffer, max: number, isKept: boolean) => Decoded | Promise<Decoded>;

const CHUNK = 64 * 1024;
const NOTHING: Decoded = { data: Buffer.alloc(0), length: 0, read: 0 };

const inflated: Decoder = (data, max, isKept) => {
  // PDF readers ignore data without this zlib header; so do we.
  const heading = data.length < 2 ? 0 : data.readUInt16BE(0);
  if ((heading & 0x0f00) !== 0x0800 || heading % 31 !== 0) return NOTHING;
  if (!isKept) return streamed(createInflate({ chunkSize: CHUNK }), data, max, isKept);
  try {
    const options = { maxOutputLength: max, finishFlush: constants.Z_SYNC_FLUSH, info: true };
    const { buffer, engine } = inflateSync(data, options) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    return { data: buffer, length: buffer.length, read: engine.bytesWritten };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooMuch();
    return streamed(createInflate({ chunkSize: CHUNK }), data, max, isKept);
  }
};

const brotli: Decoder = (data, max, isKept) =>
  streamed(createBrotliDecompress({ chunkSize: CHUNK }), data, max, isKept);

/** The output of a decoder until it ends or fails. */
async function streamed(
  decoder: ReturnType<typeof createInflate> | ReturnType<typeof createBrotliDecompress>,
  data: Buffer,
  max: number,
  isKept: boolean,
): Promise<Decoded> {
  const chunks: Buffer[] = [];
  let length = 0;
  decoder.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (isKept) chunks.push(chunk);
    if (length > max) decoder.destroy();
  });
  decoder.end(data);
  await Promise.race([once(decoder, 'close'), once(decoder, 'end')]).catch(() => undefined);
  decoder.destroy();
  if (length > max) throw new TooMuch();
  return { data: Buffer.concat(chunks), length, read: decoder.bytesWritten };
}

/** A growing buffer of at most `max` bytes. */
class Output {
  bytes = Buffer.alloc(CHUNK);
  length = 0;
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** Makes room for this many more bytes. */
  reserve(count: number): void {
    if (this.length + count > this.#max) throw new TooMuch();
    if (this.length + count <= this.bytes.length) return;
    const larger = Buffer.alloc(Math.max(this.bytes.length * 2, this.length + count));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  decoded(read: number): Decoded {
    return { data: this.bytes.subarray(0, this.length), length: this.length, read };
  }
}

const HEX_END = 0x3e;

const hex: Decoder = (data) => {
  const end = data.indexOf(HEX_END);
  const read = end === -1 ? data.length : end;
  const digits = data.toString('latin1', 0, read).replace(/[^\da-f]/gi, '');
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
  return { data: bytes, length: bytes.length, read };
};

const BASE85 = { end: 0x7e, zero: 0x7a, first: 0x21 };

const base85: Decoder = (data, max) => {
  const output = new Output(max);
  let [read, value, count] = [0, 0, 0];
  const put = (word: number, bytes: number) => {
    output.reserve(bytes);
    for (let index = 0; index < bytes; index += 1)
      output.bytes[output.length++] = (word / 2 ** (24 - 8 * index)) & 0xff;
  };
  for (const byte of data) {
    if (byte === BASE85.end) break;
    read += 1;
    if (byte === BASE85.zero && count === 0) put(0, 4);
    else if (byte >= BASE85.first && byte < BASE85.first + 85) {
      value = value * 85 + byte - BASE85.first;
      count += 1;
      if (count === 5) {
        put(value, 4);
        [value, count] = [0, 0];
      }
    }
  }
  if (count > 1) put(value * 85 ** (5 - count) + 85 ** (5 - count) - 1, count - 1);
  return output.decoded(read);
};

const RUN_END = 128;

const runs: Decoder = (data, max) => {
  const output = new Output(max);
  let at = 0;
  while (at < data.length && data[at] !== RUN_END) {
    const length = data[at] ?? RUN_END;
    const isCopied = length < RUN_END;
    const count = isCopied ? length + 1 : 257 - length;
    output.reserve(count);
    if (isCopied) data.copy(output.bytes, output.length, at + 1, at + 1 + count);
    else output.bytes.fill(data[at + 1] ?? 0, output.length, output.length + count);
    output.length += count;
    at += isCopied ? count + 1 : 2;
  }
  return output.decoded(Math.min(at, data.length));
};

const LZW = { clear: 256, end: 257, first: 258, bits: 9, bitsMax: 12 };

/**
 * Some encoders widen the codes one code earlier than others, and state it in a parameter that we do not read. Decodes both ways
 * and keeps the longer output.
 */
const lzw: Decoder = (data, max) => {
  const [early, late] = [lzwIn(data, max, 1), lzwIn(data, max, 0)];
  return early.length >= late.length ? early : late;
};

function lzwIn(data: Buffer, max: number, early: 0 | 1): Decoded {
  const output = new Output(max);
  const table = new LzwTable(output, early);
  let [bits, held, read] = [0, 0, 0];
  for (const byte of data) {
    read += 1;
    held = ((held << 8) | byte) & 0xff_ffff;
    bits += 8;
    if (bits < table.width) continue;
    bits -= table.width;
    const code = (held >> bits) & ((1 << table.width) - 1);
    if (code === LZW.clear) table.clear();
    else if (code === LZW.end || !table.write(code)) break;
  }
  return output.decoded(read);
}

/** Each entry is the output of the last code plus one byte. It is already in the output, so the table keeps only its position. */
class LzwTable {
  /** The width of the next code, in bits. */
  width = LZW.bits;
  #next = LZW.first;
  #last = { start: 0, length: 0 };
  readonly #starts = new Int32Array(2 ** LZW.bitsMax);
  readonly #lengths = new Int32Array(2 ** LZW.bitsMax);
  readonly #output: Output;
  readonly #early: 0 | 1;

  constructor(output: Output, early: 0 | 1) {
    this.#output = output;
    this.#early = early;
  }

  clear(): void {
    [this.#next, this.width, this.#last] = [LZW.first, LZW.bits, { start: 0, length: 0 }];
  }

  /** Writes the bytes of a code. Returns false for a code that the table cannot have. */
  write(code: number): boolean {
    const last = this.#last;
    const output = this.#output;
    const isByte = code < LZW.clear;
    const isKnown = isByte || code < this.#next;
    if (!isKnown && last.length === 0) return false;
    const length = isByte ? 1 : isKnown ? (this.#lengths[code] ?? 0) : last.length + 1;
    const from = isKnown ? (this.#starts[code] ?? 0) : last.start;
    output.reserve(length);
    const { bytes, length: start } = output;
    if (isByte) bytes[start] = code;
    else for (let index = 0; index < length; index += 1) bytes[start + index] = bytes[from + index] ?? 0;
    output.length += length;
    this.#add();
    this.#last = { start, length };
    return true;
  }

  #add(): void {
    const { start, length } = this.#last;
    if (length > 0 && this.#next < 2 ** LZW.bitsMax) {
      [this.#starts[this.#next], this.#lengths[this.#next]] = [start, length + 1];
      this.#next += 1;
    }
    while (this.width < LZW.bitsMax && this.#next + this.#early >= 2 ** this.width) this.width += 1;
  }
}

/** The filters that expand a stream, by each of their names, without the image filters. */
export const DECODERS: Readonly<Record<string, Decoder>> = {
  FlateDecode: inflated,
  Fl: inflated,
  LZWDecode: lzw,
  LZW: lzw,
  ASCIIHexDecode: hex,
  AHx: hex,
  ASCII85Decode: base85,
  A85: base85,
  RunLengthDecode: runs,
  RL: runs,
  BrotliDecode: brotli,
};
