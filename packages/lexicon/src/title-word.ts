import { partsOf, phraseAt, relatedTerms } from './phrase.ts';
import { STOP_WORDS } from './usual-word.ts';
import { wordsOf } from './word.ts';

/** The concepts and words of a title, each as the first of those that mean nearly the same. */
export function titleWords(title: string): Set<string> {
  const parts = partsOf(wordsOf(title));
  const found = new Set<string>();
  for (let at = 0; at < parts.texts.length; ) {
    const concept = phraseAt(parts.codes, at);
    const term = concept?.term ?? parts.texts[at] ?? '';
    if (!STOP_WORDS.has(term)) found.add([term, ...relatedTerms(term)].toSorted()[0] ?? term);
    at += concept?.length ?? 1;
  }
  return found;
}
