import { skillKey } from '../words/phrase.ts';
import { labelTermsOf } from '../words/term-reader.ts';
import { wordsOf } from '../words/word.ts';

/**
 * Every skill label that was ever in the index, by number, and the key that makes labels the same skill. Counts the
 * talent by label, so that a skill shows under the label that most of them use.
 */
export class SkillRegister {
  readonly labels: string[] = [];
  /** The key's number by label number. Longer than `labels`. */
  keyOfLabel = new Uint32Array(1024);
  #labelNumbers = new Map<string, number>();
  #keyNumbers = new Map<string, number>();
  #labelsOfKey: number[][] = [];
  #termsOfLabel = new Map<number, string[]>();
  /** How many talent have each label. Longer than `labels`. */
  counts = new Uint32Array(1024);

  /** Label numbers of a talent's skills; of labels that are the same skill the first one. */
  register(skills: readonly string[]): number[] {
    const registered: number[] = [];
    for (const skill of skills) {
      const label = this.#labelNumber(skill.trim());
      if (!this.#holdsKey(registered, this.keyOfLabel[label] as number)) registered.push(label);
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
    const key = this.#keyNumber(skillKey(label));
    this.#labelNumbers.set(label, number);
    this.#labelsOfKey[key]?.push(number);
    if (this.labels.length > this.counts.length) {
      this.counts = doubled(this.counts);
      this.keyOfLabel = doubled(this.keyOfLabel);
    }
    this.keyOfLabel[number] = key;
    return number;
  }

  #keyNumber(key: string): number {
    const known = this.#keyNumbers.get(key);
    if (known !== undefined) return known;
    this.#keyNumbers.set(key, this.#labelsOfKey.length);
    return this.#labelsOfKey.push([]) - 1;
  }

  get keyCount(): number {
    return this.#labelsOfKey.length;
  }

  /** The number of the skill that a label names; undefined when no talent ever had it. */
  keyNumber(label: string): number | undefined {
    return this.#keyNumbers.get(skillKey(label));
  }

  /** Takes labels in that another register had, in the same order, each with as many talent. */
  restore(labels: readonly string[], counts: Uint32Array): void {
    for (const label of labels) this.#labelNumber(label);
    this.counts.set(counts);
  }

  /** The label that most talent use for a skill; of equals the first by code units. */
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

  termsOfLabel(label: number): string[] {
    let terms = this.#termsOfLabel.get(label);
    if (terms === undefined) {
      terms = labelTermsOf(wordsOf(this.labels[label] as string));
      this.#termsOfLabel.set(label, terms);
    }
    return terms;
  }
}

function doubled(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(numbers.length * 2);
  grown.set(numbers);
  return grown;
}
