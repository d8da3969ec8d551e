/** A seeded random generator: the same seed gives the same values on every machine. */
export type Random = {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks by Zipf's law: the n-th entry has the weight 1/n. */
  pickCommon<T>(list: readonly T[]): T;
  pickWeighted<T extends { weight: number }>(list: readonly T[]): T;
  /** Up to `count` different entries, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  bytes(count: number): Uint8Array;
};

/** sfc32, the small fast counter by Chris Doty-Humphrey. The seed is mixed into its state. */
export function createRandom(...seed: number[]): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let counter = 1;
  const next32 = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (const word of seed) {
    a ^= word;
    c ^= word >>> 16;
    for (let round = 0; round < 12; round++) next32();
  }

  const next = () => next32() / 0x1_0000_0000;
  const below = (count: number) => Math.floor(next() * count);
  const at = <T>(list: readonly T[], index: number) => {
    if (index >= list.length) throw new RangeError('Nothing to pick from');
    return list[index] as T;
  };
  return {
    next,
    between: (min, max) => min + below(max - min + 1),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, below(list.length)),
    pickCommon: (list) => at(list, Math.min(list.length - 1, Math.floor((list.length + 1) ** next()) - 1)),
    pickWeighted: (list) => {
      let remaining = next() * list.reduce((sum, entry) => sum + entry.weight, 0);
      for (const entry of list) {
        remaining -= entry.weight;
        if (remaining < 0) return entry;
      }
      return at(list, list.length - 1);
    },
    sample: (list, count) => {
      const rest = [...list];
      const wanted = Math.min(count, rest.length);
      for (let index = 0; index < wanted; index++) {
        const other = index + below(rest.length - index);
        const swapped = rest[index] as (typeof rest)[number];
        rest[index] = at(rest, other);
        rest[other] = swapped;
      }
      return rest.slice(0, wanted);
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => next32() >>> 24),
  };
}
