import type { SynonymItemSchema } from 'typesense';
import { RELATED, SYNONYMS } from '@talaash/talent-index/words/vocabulary';
import { wordsOf } from '@talaash/talent-index/words/word';
import { WORD_SYMBOLS, withoutStopWords } from './stored-talent.ts';

/** The vocabulary as a synonym set, which servers know from version 30 on. */
export const SYNONYM_SET = 'talent_profile_vocabulary';

/** Every line of the vocabulary: each of its forms finds the others, written apart or joined. */
export const synonymItems = (): SynonymItemSchema[] => [
  ...SYNONYMS.map((forms, line) => item(`same-${line}`, forms.flatMap(spellingsOf))),
  ...RELATED.map((words, line) => item(`related-${line}`, words)),
];

const item = (id: string, synonyms: readonly string[]): SynonymItemSchema => ({
  id,
  synonyms: [...new Set(synonyms)],
  symbols_to_index: WORD_SYMBOLS,
});

function spellingsOf(form: string): string[] {
  const parts = wordsOf(form).flatMap((word) => word.parts);
  return [withoutStopWords(parts).join(' '), parts.join('')].filter((spelling) => spelling !== '');
}
