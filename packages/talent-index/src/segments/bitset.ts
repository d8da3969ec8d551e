/** A set of ordinals, 32 to a number. Signed, because bit operations work on signed 32-bit integers. */
export const bitsetFor = (size: number): Int32Array => new Int32Array(Math.ceil(size / 256) * 8);

export function addOrdinal(bits: Int32Array, ordinal: number): void {
  (bits[ordinal >>> 5] as number) |= 1 << (ordinal & 31);
}

export function removeOrdinal(bits: Int32Array, ordinal: number): void {
  (bits[ordinal >>> 5] as number) &= ~(1 << (ordinal & 31));
}

export const hasOrdinal = (bits: Int32Array, ordinal: number): boolean =>
  ((bits[ordinal >>> 5] as number) & (1 << (ordinal & 31))) !== 0;

/** The number of set bits. */
export function popCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The members of a set, ascending. */
export function ordinalsIn(bits: Int32Array): number[] {
  const ordinals: number[] = [];
  for (let block = 0; block < bits.length; block += 1)
    for (let rest = bits[block] as number; rest !== 0; rest &= rest - 1)
      ordinals.push(block * 32 + 31 - Math.clz32(rest & -rest));
  return ordinals;
}
