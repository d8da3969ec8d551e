/** A set of ordinals, 32 in a number. Signed, because bit operations work on signed 32-bit integers. */
export const bitsetFor = (size: number): Int32Array => new Int32Array(Math.ceil(size / 256) * 8);

export function addOrdinal(bits: Int32Array, ordinal: number): void {
  (bits[ordinal >>> 5] as number) |= 1 << (ordinal & 31);
}

export function removeOrdinal(bits: Int32Array, ordinal: number): void {
  (bits[ordinal >>> 5] as number) &= ~(1 << (ordinal & 31));
}

export const hasOrdinal = (bits: Int32Array, ordinal: number): boolean =>
  ((bits[ordinal >>> 5] as number) & (1 << (ordinal & 31))) !== 0;

/**
 * How many ordinals two sets share. Adds eight numbers with a Harley-Seal carry-save adder, so that only one of eight
 * has to be counted.
 */
export function countShared(a: Int32Array, b: Int32Array): number {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  for (let i = 0; i < a.length; i += 8) {
    let left = (a[i] as number) & (b[i] as number);
    let right = (a[i + 1] as number) & (b[i + 1] as number);
    let odd = ones ^ left;
    let twosA = (ones & left) | (odd & right);
    ones = odd ^ right;
    left = (a[i + 2] as number) & (b[i + 2] as number);
    right = (a[i + 3] as number) & (b[i + 3] as number);
    odd = ones ^ left;
    let twosB = (ones & left) | (odd & right);
    ones = odd ^ right;
    odd = twos ^ twosA;
    const foursA = (twos & twosA) | (odd & twosB);
    twos = odd ^ twosB;
    left = (a[i + 4] as number) & (b[i + 4] as number);
    right = (a[i + 5] as number) & (b[i + 5] as number);
    odd = ones ^ left;
    twosA = (ones & left) | (odd & right);
    ones = odd ^ right;
    left = (a[i + 6] as number) & (b[i + 6] as number);
    right = (a[i + 7] as number) & (b[i + 7] as number);
    odd = ones ^ left;
    twosB = (ones & left) | (odd & right);
    ones = odd ^ right;
    odd = twos ^ twosA;
    const foursB = (twos & twosA) | (odd & twosB);
    twos = odd ^ twosB;
    odd = fours ^ foursA;
    eights += popCount((fours & foursA) | (odd & foursB));
    fours = odd ^ foursB;
  }
  return 8 * eights + 4 * popCount(fours) + 2 * popCount(twos) + popCount(ones);
}

/** The number of set bits. */
export function popCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The size of a set. */
export function countOrdinals(bits: Int32Array): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) if (bits[i] !== 0) count += popCount(bits[i] as number);
  return count;
}

/** The members of a set, ascending. */
export function ordinalsIn(bits: Int32Array): number[] {
  const ordinals: number[] = [];
  for (let block = 0; block < bits.length; block += 1)
    for (let rest = bits[block] as number; rest !== 0; rest &= rest - 1)
      ordinals.push(block * 32 + 31 - Math.clz32(rest & -rest));
  return ordinals;
}
