/**
 * Numbers every label that was ever in the index, and every key. Labels with the same key name the same thing. Counts the
 * talents by label, because pages show a thing under its most common label.
 */
export class LabelRegister {
  readonly labels: string[] = [];
  /** The key number by label number. Longer than `labels`. */
  keyOfLabel = new Uint32Array(1024);
  #labelNumbers = new Map<string, number>();
  #keyNumbers = new Map<string, number>();
  #labelsOfKey: number[][] = [];
  /** By key number. */
  readonly keys: string[] = [];
  readonly #keyOf: (label: string) => string;
  /** The number of talents by label number. Longer than `labels`. */
  counts = new Uint32Array(1024);

  constructor(keyOf: (label: string) => string) {
    this.#keyOf = keyOf;
  }

  /**
   * Numbers the labels of a talent. Of labels with the same key, only the first counts.
   *
   * @param places receives the position of each label that counts
   */
  register(written: readonly string[], places: number[] = []): number[] {
    const registered: number[] = [];
    for (const [place, one] of written.entries()) {
      const label = this.#labelNumber(one.trim());
      if (this.#holdsKey(registered, this.keyOfLabel[label] as number)) continue;
      registered.push(label);
      places.push(place);
    }
    return registered;
  }

  #holdsKey(labels: readonly number[], key: number): boolean {
    for (const label of labels) if (this.keyOfLabel[label] === key) return true;
    return false;
  }

  #labelNumber(label: string): number {
    const known = this.#labelNumbers.get(label);
    if (known !== undefined) return known;
    const number = this.labels.push(label) - 1;
    const key = this.#keyNumber(this.#keyOf(label));
    this.#labelNumbers.set(label, number);
    this.#labelsOfKey[key]?.push(number);
    if (this.labels.length > this.counts.length) {
      this.counts = doubled(this.counts);
      this.keyOfLabel = doubled(this.keyOfLabel);
    }
    this.keyOfLabel[number] = key;
    this.onLabel(label, number);
    return number;
  }

  #keyNumber(key: string): number {
    const known = this.#keyNumbers.get(key);
    if (known !== undefined) return known;
    this.#keyNumbers.set(key, this.#labelsOfKey.length);
    this.keys.push(key);
    const number = this.#labelsOfKey.push([]) - 1;
    this.onKey(key, number);
    return number;
  }

  /** Called for each new label. */
  protected onLabel(_label: string, _number: number): void {}

  /** Called for each new key. */
  protected onKey(_key: string, _number: number): void {}

  /** Changes the number of talents of each label. */
  addToCounts(labels: ArrayLike<number>, change: 1 | -1): void {
    for (let at = 0; at < labels.length; at += 1) (this.counts[labels[at] as number] as number) += change;
    this.onCounts();
  }

  /** Called after counts changed. */
  protected onCounts(): void {}

  get keyCount(): number {
    return this.#labelsOfKey.length;
  }

  /** The key number of a label; undefined if no talent ever had it. */
  keyNumber(label: string): number | undefined {
    return this.numberOfKey(this.#keyOf(label));
  }

  numberOfKey(key: string): number | undefined {
    return this.#keyNumbers.get(key);
  }

  /** The number of talents with a key, under any label. */
  countOfKey(key: number): number {
    let count = 0;
    for (const label of this.#labelsOfKey[key] ?? []) count += this.counts[label] as number;
    return count;
  }

  labelsOfKey(key: number): readonly number[] {
    return this.#labelsOfKey[key] ?? [];
  }

  /** Fills an empty register with the labels of another register, in the same order, and their counts. */
  restore(labels: readonly string[], counts: Uint32Array): void {
    for (const label of labels) this.#labelNumber(label);
    this.counts.set(counts);
  }

  /** The most common label of a key; of equals the first by code units. */
  labelOfKey(key: number): string {
    let best = '';
    let bestCount = -1;
    for (const number of this.#labelsOfKey[key] ?? []) {
      const label = this.labels[number] as string;
      const count = this.counts[number] as number;
      if (count > bestCount || (count === bestCount && label < best)) {
        best = label;
        bestCount = count;
      }
    }
    return best;
  }
}

function doubled(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(numbers.length * 2);
  grown.set(numbers);
  return grown;
}
