import type { SynonymItemSchema } from 'typesense';
import { FOUND_BY } from '@talaash/lexicon/related-word';
import { CONCEPTS, type Form } from '@talaash/lexicon/vocabulary';
import { wordsOf } from '@talaash/lexicon/word';
import { WORD_SYMBOLS, withoutStopWords } from './stored-talent.ts';

/** The name of the vocabulary's synonym set. Servers have synonym sets since version 30. */
export const SYNONYM_SET = 'talent_profile_vocabulary';

/** One item for each line of the vocabulary: its forms, written apart and joined, find each other. */
export const synonymItems = (): SynonymItemSchema[] => [
  ...CONCEPTS.map(({ forms }, line) => item(`same-${line}`, forms.flatMap(spellingsOf))),
  ...[...FOUND_BY].map(([root, found], line) => ({
    ...item(
      `finds-${line}`,
      found.map(({ word }) => word),
    ),
    root,
  })),
];

const item = (id: string, synonyms: readonly string[]): SynonymItemSchema => ({
  id,
  synonyms: [...new Set(synonyms)],
  symbols_to_index: WORD_SYMBOLS,
});

function spellingsOf({ text }: Form): string[] {
  const parts = wordsOf(text).flatMap((word) => word.parts);
  return [withoutStopWords(parts).join(' '), parts.join('')].filter((spelling) => spelling !== '');
}

const FORMS_BY_SPELLING = new Map<string, string[]>();
for (const { forms } of CONCEPTS) {
  // A plain word does not mean the concept in prose.
  const spellings = [...new Set(forms.filter(({ isPlainWord }) => !isPlainWord).flatMap(spellingsOf))];
  for (const spelling of new Set(forms.flatMap(spellingsOf)))
    FORMS_BY_SPELLING.set(spelling, [...(FORMS_BY_SPELLING.get(spelling) ?? []), ...spellings]);
}

/** How a term may be written: itself and the forms of its concept. Filters and exclusions know no synonyms of their own. */
export const spellingsOfTerm = (term: string): string[] => [
  ...new Set([term, ...(FORMS_BY_SPELLING.get(term) ?? [])]),
];
