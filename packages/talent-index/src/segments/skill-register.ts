import { skillKey } from '@talaash/lexicon/phrase';
import { labelTermsOf } from '@talaash/lexicon/label-term';
import { wordsOf } from '@talaash/lexicon/word';
import { LabelRegister } from './label-register.ts';
import { NameTable } from './name-table.ts';

/** Numbers the skills of the index. Labels with the same key are the same skill. */
export class SkillRegister extends LabelRegister {
  #termsOfLabel = new Map<number, string[]>();
  /** Label numbers by word. */
  readonly #byWord = new Map<string, number[]>();
  readonly #names = new NameTable();

  constructor() {
    super(skillKey);
  }

  protected override onLabel(label: string, number: number): void {
    this.#names.add(label, number);
    for (const word of new Set(wordsOf(label).flatMap(({ parts }) => parts))) {
      const known = this.#byWord.get(word);
      if (known === undefined) this.#byWord.set(word, [number]);
      else known.push(number);
    }
  }

  /** The keys of the skills that complete a folded text. */
  beginning(typed: string): number[] {
    return [...new Set(this.#names.beginning(typed).map((label) => this.keyOfLabel[label] as number))];
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
