/** A set of places, 32 to a number. Signed, for those are the numbers a processor does bit arithmetic on. */
export const bitsetFor = (size: number): Int32Array => new Int32Array(Math.ceil(size / 256) * 8);

export function addPlace(bits: Int32Array, place: number): void {
  (bits[place >>> 5] as number) |= 1 << (place & 31);
}

export function removePlace(bits: Int32Array, place: number): void {
  (bits[place >>> 5] as number) &= ~(1 << (place & 31));
}

export const hasPlace = (bits: Int32Array, place: number): boolean =>
  ((bits[place >>> 5] as number) & (1 << (place & 31))) !== 0;

/**
 * How many places two sets share. Adds eight numbers bit by bit before it counts (Harley and Seal's carry-save adder), so
 * that it counts once for eight.
 */
export function sharedPlaces(a: Int32Array, b: Int32Array): number {
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
    eights += onesIn((fours & foursA) | (odd & foursB));
    fours = odd ^ foursB;
  }
  return 8 * eights + 4 * onesIn(fours) + 2 * onesIn(twos) + onesIn(ones);
}

/** How many bits of a number are set. */
export function onesIn(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many places a set has. */
export function countPlaces(bits: Int32Array): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) if (bits[i] !== 0) count += onesIn(bits[i] as number);
  return count;
}
