import { addPlace, bitsetFor, hasPlace, sharedPlaces } from './bitset.ts';
import type { SkillColumn, SkillCounter } from './segment.ts';

/** A skill that fewer than one talent in so many has is looked up by its list. */
const COMMON_SKILL_SHARE = 1 / 64;

/** Who has which skill, by key number of the register. */
export class PackedSkills implements SkillCounter {
  readonly keys: Uint32Array;
  /** Where each key's places start; one more at the end. */
  readonly #starts: Uint32Array;
  readonly #places: Uint32Array;
  readonly commonestFirst: Uint32Array;
  /** Who has a common skill, by key. */
  readonly #common = new Map<number, Int32Array>();

  constructor(size: number, { starts, labels }: SkillColumn, keyOfLabel: Uint32Array, keyCount: number) {
    this.keys = new Uint32Array(labels.length);
    const { keys } = this;
    for (let at = 0; at < keys.length; at += 1) keys[at] = keyOfLabel[labels[at] as number] as number;
    this.#starts = new Uint32Array(keyCount + 1);
    for (const key of keys) (this.#starts[key + 1] as number) += 1;
    for (let key = 0; key < keyCount; key += 1)
      (this.#starts[key + 1] as number) += this.#starts[key] as number;
    this.#places = new Uint32Array(labels.length);
    const next = this.#starts.slice();
    for (let place = 0; place < size; place += 1) {
      const end = starts[place + 1] as number;
      for (let at = starts[place] as number; at < end; at += 1) {
        const key = keys[at] as number;
        this.#places[next[key] as number] = place;
        (next[key] as number) += 1;
      }
    }
    this.commonestFirst = Uint32Array.from({ length: keyCount }, (_, key) => key).sort(
      (a, b) => this.count(b) - this.count(a),
    );
    for (const key of this.commonestFirst) {
      if (this.count(key) < size * COMMON_SKILL_SHARE) break;
      this.#common.set(key, this.#bitsOf(key, size));
    }
  }

  #bitsOf(key: number, size: number): Int32Array {
    const bits = bitsetFor(size);
    for (const place of this.#placesOf(key)) addPlace(bits, place);
    return bits;
  }

  #placesOf(key: number): Uint32Array {
    return this.#places.subarray(this.#starts[key], this.#starts[key + 1]);
  }

  /** 0 for keys that came after this was made. */
  count(key: number): number {
    return key + 1 < this.#starts.length
      ? (this.#starts[key + 1] as number) - (this.#starts[key] as number)
      : 0;
  }

  countIn(places: Int32Array, key: number): number {
    const common = this.#common.get(key);
    return common === undefined ? this.#countListed(places, key) : sharedPlaces(common, places);
  }

  #countListed(places: Int32Array, key: number): number {
    if (this.count(key) === 0) return 0;
    const end = this.#starts[key + 1] as number;
    let count = 0;
    for (let at = this.#starts[key] as number; at < end; at += 1) {
      const place = this.#places[at] as number;
      count += ((places[place >>> 5] as number) >>> (place & 31)) & 1;
    }
    return count;
  }

  /** Takes those out of a set who do not have a skill. */
  narrow(places: Int32Array, key: number): void {
    const common = this.#common.get(key);
    if (common !== undefined) {
      for (let word = 0; word < places.length; word += 1) (places[word] as number) &= common[word] as number;
      return;
    }
    const kept = this.count(key) === 0 ? [] : this.#placesOf(key).filter((place) => hasPlace(places, place));
    places.fill(0);
    for (const place of kept) addPlace(places, place);
  }
}
