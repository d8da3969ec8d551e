/** Arrays that several threads read without copies. Their content never changes after another thread has received them. */

/** The maximum number of threads that answer from one memory. Each has its own working areas beside the tables. */
export const THREADS_MAX = 2;

let ownArea = 0;

/** Sets the working areas of this thread, from 0. Call it before the thread opens its first segment. */
export function useArea(area: number): void {
  ownArea = area;
}

/** The offset of this thread's working area. @param bytes the size of each thread's area */
export const areaStart = (bytes: number): number => ownArea * bytes;

/** The constructor of a typed array. */
export type Viewed<View> = {
  new (buffer: ArrayBufferLike, offset?: number, length?: number): View;
  readonly BYTES_PER_ELEMENT: number;
};

/**
 * Garbage collection does not count shared memory, and would keep a gigabyte of it. For each shared memory in use, it counts
 * an ordinary array of the same length instead. No page of that array is ever touched.
 */
const counted = new WeakMap<ArrayBufferLike, ArrayBuffer>();

/** Makes the garbage collection of this thread count a memory. */
export function count<Shared extends ArrayBufferLike>(buffer: Shared): Shared {
  if (!counted.has(buffer)) counted.set(buffer, new ArrayBuffer(buffer.byteLength));
  return buffer;
}

/** The same for the shared arrays and memories in an object of another thread, and in the objects inside it. */
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

/** Copies an array to shared memory, unless it is there already. */
export function shared<View extends Numbers>(array: View): View {
  if (array.buffer instanceof SharedArrayBuffer && array.byteLength === array.buffer.byteLength) return array;
  const copy = sharedArray(array.constructor as Viewed<View>, array.length);
  copy.set(array);
  return copy;
}
