import { skillKey } from '../words/phrase.ts';
import { labelTermsOf } from '../words/term-reader.ts';
import { wordsOf } from '../words/word.ts';
import { LabelRegister } from './label-register.ts';

/** The skills of the index: labels with the same key are the same skill. */
export class SkillRegister extends LabelRegister {
  #termsOfLabel = new Map<number, string[]>();
  /** Label numbers by word. */
  readonly #byWord = new Map<string, number[]>();

  constructor() {
    super(skillKey);
  }

  protected override onLabel(label: string, number: number): void {
    for (const word of new Set(wordsOf(label).flatMap(({ parts }) => parts))) {
      const known = this.#byWord.get(word);
      if (known === undefined) this.#byWord.set(word, [number]);
      else known.push(number);
    }
  }

  /** The labels with a word. */
  withWord(word: string): readonly number[] {
    return this.#byWord.get(word) ?? [];
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
