import { type Parts, partsOf, phraseAt } from './phrase.ts';
import { STOP_WORDS } from './usual-word.ts';
import type { Spelling, Word } from './word.ts';

/** The search terms of a word in a text. */
export function wordTermsOf({ parts, joined }: Spelling): string[] {
  const terms = parts.filter((part) => !STOP_WORDS.has(part));
  return parts.length > 1 ? [...terms, joined] : terms;
}

function phraseTermsOf(parts: Parts): string[] {
  const terms: string[] = [];
  for (let at = 0; at < parts.texts.length; ) {
    const phrase = phraseAt(parts.codes, at);
    if (phrase?.addsTerm === true) terms.push(phrase.term);
    at += phrase?.length ?? 1;
  }
  return terms;
}

/** The search terms that find a talent with this label. */
export function labelTermsOf(words: readonly Word[]): string[] {
  return [...words.flatMap(wordTermsOf), ...phraseTermsOf(partsOf(words))];
}
