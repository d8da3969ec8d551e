/** Arrays that several threads read without a copy each. What is in them never changes once another thread has them. */

/** The threads that may answer from one memory. Each has working areas of its own beside the tables. */
export const THREADS_MAX = 2;

let ownArea = 0;

/** Which working areas this thread uses, from 0. Called before a thread has its first segment. */
export function useArea(area: number): void {
  ownArea = area;
}

/** Where this thread's working area starts, if each takes so many bytes. */
export const areaStart = (bytes: number): number => ownArea * bytes;

/** A type of typed arrays. */
export type Viewed<View> = {
  new (buffer: ArrayBufferLike, offset?: number, length?: number): View;
  readonly BYTES_PER_ELEMENT: number;
};

/**
 * Garbage collection does not count memory that may be shared, and would keep a gigabyte of it. An array of the same length, of which no page is
 * ever touched, is counted instead for as long as the memory is used.
 */
const counted = new WeakMap<ArrayBufferLike, ArrayBuffer>();

/** Lets this thread's garbage collection count a memory. */
export function count<Shared extends ArrayBufferLike>(buffer: Shared): Shared {
  if (!counted.has(buffer)) counted.set(buffer, new ArrayBuffer(buffer.byteLength));
  return buffer;
}

/** The same for all that another thread made: each array, or memory, of an object and of the objects in it. */
export function countAll(made: object): void {
  for (const value of Object.values(made) as unknown[]) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    if ('buffer' in value && value.buffer instanceof SharedArrayBuffer) count(value.buffer);
    else if (!ArrayBuffer.isView(value)) countAll(value);
  }
}

/** An array of zeros that other threads can read. */
export const sharedArray = <View>(Type: Viewed<View>, length: number): View =>
  new Type(count(new SharedArrayBuffer(length * Type.BYTES_PER_ELEMENT)));

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** The same numbers where other threads can read them. */
export function shared<View extends Numbers>(array: View): View {
  if (array.buffer instanceof SharedArrayBuffer && array.byteLength === array.buffer.byteLength) return array;
  const copy = sharedArray(array.constructor as Viewed<View>, array.length);
  copy.set(array);
  return copy;
}
