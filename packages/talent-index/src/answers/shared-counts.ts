import { countShared, popCount } from '../segments/bitset.ts';

/** Of a set with fewer blocks that are not empty than this share, only these blocks are looked at. */
const FEW_SHARE = 1 / 4;

type Blocks = { at: Uint32Array; bits: Int32Array };

/** Counts how many talents of some sets are in many others. */
export class SharedCounts {
  readonly #known = new Map<Int32Array, Blocks | undefined>();

  /** @param ordinalSet asked about often */
  count(ordinalSet: Int32Array, other: Int32Array): number {
    const blocks = this.#blocksOf(ordinalSet);
    if (blocks === undefined) return countShared(ordinalSet, other);
    const { at, bits } = blocks;
    let count = 0;
    for (let i = 0; i < at.length; i += 1) {
      const both = (bits[i] as number) & (other[at[i] as number] as number);
      if (both !== 0) count += popCount(both);
    }
    return count;
  }

  /** Undefined when there are too many. */
  #blocksOf(ordinalSet: Int32Array): Blocks | undefined {
    if (this.#known.has(ordinalSet)) return this.#known.get(ordinalSet);
    let length = 0;
    for (let block = 0; block < ordinalSet.length; block += 1) if (ordinalSet[block] !== 0) length += 1;
    const blocks =
      length > ordinalSet.length * FEW_SHARE
        ? undefined
        : { at: new Uint32Array(length), bits: new Int32Array(length) };
    this.#known.set(ordinalSet, blocks);
    if (blocks === undefined) return undefined;
    let end = 0;
    for (let block = 0; block < ordinalSet.length; block += 1) {
      if (ordinalSet[block] === 0) continue;
      blocks.at[end] = block;
      blocks.bits[end] = ordinalSet[block] as number;
      end += 1;
    }
    return blocks;
  }
}
