import { partsOf, phraseAt, relatedTerms } from './phrase.ts';
import { TITLE_NOUNS } from './role-noun.ts';
import { STOP_WORDS } from './usual-word.ts';
import { CONCEPTS } from './vocabulary.ts';
import { wordsOf } from './word.ts';

/** The concepts and words of a title. Each is replaced by the first of its near-synonyms. */
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

/** Whether a text names a job, by a noun that ends titles (singular or plural) or by another name of a job. */
export function namesJob(text: string): boolean {
  const { texts, codes } = partsOf(wordsOf(text));
  return texts.some((word, at) => TITLE_NOUNS.has(word) || isTitle(phraseAt(codes, at)?.concept));
}

const isTitle = (concept: number | undefined): boolean =>
  concept !== undefined && CONCEPTS[concept]?.kind === 'title';
