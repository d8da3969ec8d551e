import { skillKey } from '../words/phrase.ts';
import { labelTermsOf } from '../words/term-reader.ts';
import { wordsOf } from '../words/word.ts';

/**
 * Numbers every skill label that was ever in the index, and every skill key: labels with the same key are the same
 * skill. Counts the talents by label, because a skill is shown under the label that most of them use.
 */
export class SkillRegister {
  readonly labels: string[] = [];
  /** The key number by label number. Longer than `labels`. */
  keyOfLabel = new Uint32Array(1024);
  #labelNumbers = new Map<string, number>();
  #keyNumbers = new Map<string, number>();
  #labelsOfKey: number[][] = [];
  #termsOfLabel = new Map<number, string[]>();
  /** How many talents have each label. Longer than `labels`. */
  counts = new Uint32Array(1024);

  /** The label numbers of a talent's skills. Of labels for the same skill, only the first counts. */
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

  /** The key number of a label's skill; undefined when no talent ever had it. */
  keyNumber(label: string): number | undefined {
    return this.#keyNumbers.get(skillKey(label));
  }

  /** Fills an empty register with another one's labels, in the same order, and their counts. */
  restore(labels: readonly string[], counts: Uint32Array): void {
    for (const label of labels) this.#labelNumber(label);
    this.counts.set(counts);
  }

  /** The label that most talents use for a skill; of equals the first by code units. */
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
