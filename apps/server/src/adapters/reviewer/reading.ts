import { readings } from '@talaash/domain/contact-detail/legible';

/** The texts that a rule for words reads: as it is written, and with words that are spaced out or misspelt on purpose. */
export const readingsOf = (text: string): string[] => readings(text).map((reading) => reading.text);

/** The first words that a pattern finds in any reading of a text. */
export function firstFound(patterns: readonly RegExp[], texts: readonly string[]): string | undefined {
  for (const text of texts) {
    for (const pattern of patterns) {
      const found = pattern.exec(text)?.[0];
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
