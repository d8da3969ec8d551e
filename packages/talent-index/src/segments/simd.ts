import { count } from './shared-memory.ts';

/** The part of WebAssembly that we use. Node's types do not declare it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Memory: new (size: { initial: number; maximum?: number; shared?: boolean }) => Memory;
  Instance: new (module: object, imports: object) => { readonly exports: object };
};
export type Memory = { readonly buffer: ArrayBufferLike };

const repeated = (number: number, times: number): number[] => Array.from({ length: times }, () => number);

/** Encodes a number from 0 as a signed number of WebAssembly: 7 bits in each byte, and a last bit that is 0. */
function signedLeb(number: number): number[] {
  return number < 0x40 ? [number] : [(number & 0x7f) | 0x80, ...signedLeb(number >>> 7)];
}

/** Encodes a number as a length of WebAssembly: 7 bits in each byte. */
function leb(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...leb(number >>> 7)];
}

/** The WebAssembly instructions that we use. */
export const OP = {
  block: [0x02, 0x40],
  loop: [0x03, 0x40],
  end: [0x0b],
  /** Jumps out of a block, or back to the start of a loop. */
  branchIf: [0x0d, 0x00],
  branchIfLess: [0x49, 0x0d, 0x00],
  isZero: [0x45],
  isSame: [0x46],
  get: (local: number) => [0x20, local],
  set: (local: number) => [0x21, local],
  tee: (local: number) => [0x22, local],
  /** From 0. */
  constant: (number: number) => [0x41, ...signedLeb(number)],
  trailingZeros: [0x68],
  add: [0x6a],
  subtract: [0x6b],
  and: [0x71],
  or: [0x72],
  xor: [0x73],
  shiftLeft: [0x74],
  shiftRight: [0x76],
  load8: (offset: number) => [0x2d, 0x00, offset],
  load16: (offset: number) => [0x2f, 0x01, ...leb(offset)],
  load32: (offset: number) => [0x28, 0x02, ...leb(offset)],
  load64: (offset: number) => [0x29, 0x03, offset],
  store32: [0x36, 0x02, 0x00],
  and64: [0x83],
  popCount: [0x69],
  multiply: [0x6c],
  popCount64: [0x7b],
  /** To 32 bits. */
  narrow64: [0xa7],
  load: (offset: number) => [0xfd, 0x00, 0x04, offset],
  store: (offset: number) => [0xfd, 0x0b, 0x04, offset],
  /** The same number below 256 in each of 16 bytes. */
  bytes: (number: number) => [0xfd, 0x0c, ...repeated(number, 16)],
  bitAnd: [0xfd, 0x4e],
  /** The bits that are set in the first and not in the second. */
  bitAndNot: [0xfd, 0x4f],
  bitOr: [0xfd, 0x50],
  /** Fills bytes from an address with one. */
  fill: [0xfc, 0x0b, 0x00],
  /** Looks up 16 bytes in a table of 16 bytes. An index past its end gives 0. */
  lookUp: [0xfd, 0x0e],
  differ8: [0xfd, 0x24],
  /** The same number in each of 16 bytes. */
  everyByte: [0xfd, 0x0f],
  /** Whether each of 16 bytes is at least another. */
  atLeast8: [0xfd, 0x2c],
  /** The highest bit of each of 16 bytes. */
  bitMask8: [0xfd, 0x64],
  subtract8: [0xfd, 0x71],
  min8: [0xfd, 0x77],
  max8: [0xfd, 0x79],
} as const;

const sized = (bytes: readonly number[]) => [...leb(bytes.length), ...bytes];

const NAME = { imports: 0x65, memory: 0x6d, run: 0x72 };
const I32 = 0x7f;
const V128 = 0x7b;

/** A function of numbers that works on a memory. Its locals are the parameters, then `vectors` of 16 bytes, then `numbers`. */
type Loop = {
  parameters: number;
  hasResult: boolean;
  vectors: number;
  numbers: number;
  body: readonly number[];
};

const PAGES_MAX = 65_536;

/** Declares the imported memory: a private one, or a shared one of at most PAGES_MAX pages. */
const IMPORTED = { own: [0x00, 1], shared: [0x03, 1, ...leb(PAGES_MAX)] };

function moduleOf(
  { parameters, hasResult, vectors, numbers, body }: Loop,
  imported: readonly number[],
): object {
  const type = [1, 0x60, parameters, ...repeated(I32, parameters), ...(hasResult ? [1, I32] : [0])];
  return new WebAssembly.Module(
    Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      ...[0x01, ...sized(type)],
      ...[0x02, ...sized([1, 1, NAME.imports, 1, NAME.memory, 0x02, ...imported])],
      ...[0x03, ...sized([1, 0])],
      ...[0x07, ...sized([1, 1, NAME.run, 0x00, 0])],
      ...[0x0a, ...sized([1, ...sized([2, vectors, V128, numbers, I32, ...body, ...OP.end])])],
    ]),
  );
}

/** @returns a function that links the compiled function to a memory */
export function compiled(loop: Loop): (memory: Memory) => (...given: number[]) => number {
  const modules: Partial<Record<keyof typeof IMPORTED, object>> = {};
  return (memory) => {
    const kind = memory.buffer instanceof SharedArrayBuffer ? 'shared' : 'own';
    const module = (modules[kind] ??= moduleOf(loop, IMPORTED[kind]));
    const { exports } = new WebAssembly.Instance(module, { e: { m: memory } });
    return (exports as { r: (...given: number[]) => number }).r;
  };
}

/** clear(start, bytes): fills an area with zeros. JavaScript's `fill` writes shared memory one number at a time. */
export const clearOf = compiled({
  parameters: 2,
  hasResult: false,
  vectors: 0,
  numbers: 0,
  body: [...OP.get(0), ...OP.constant(0), ...OP.get(1), ...OP.fill],
});

const PAGE_BYTES = 65_536;

const pagesFor = (bytes: number): number => Math.max(1, Math.ceil(bytes / PAGE_BYTES));

/** A memory of at least this many bytes. Pages that are never written use no physical memory. */
export const memoryOf = (bytes: number): Memory => new WebAssembly.Memory({ initial: pagesFor(bytes) });

/** The same, shared by several threads. */
export function sharedMemoryOf(bytes: number): Memory {
  const pages = pagesFor(bytes);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  count(memory.buffer);
  return memory;
}
