import type { SynonymItemSchema } from 'typesense';
import { ALIASES, FINDS, FINDS_ALIASES, RELATED } from '@talaash/lexicon/related-word';
import { SYNONYMS } from '@talaash/lexicon/vocabulary';
import { wordsOf } from '@talaash/lexicon/word';
import { WORD_SYMBOLS, withoutStopWords } from './stored-talent.ts';

/** The name of the vocabulary's synonym set. Servers have synonym sets since version 30. */
export const SYNONYM_SET = 'talent_profile_vocabulary';

/** One item for each line of the vocabulary: its forms, written apart and joined, find each other. */
export const synonymItems = (): SynonymItemSchema[] => [
  ...SYNONYMS.map((forms, line) => item(`same-${line}`, forms.flatMap(spellingsOf))),
  ...[...RELATED, ...ALIASES].map((words, line) => item(`related-${line}`, words)),
  ...[...FINDS, ...FINDS_ALIASES].map(([root, ...words], line) => ({
    ...item(`finds-${line}`, words),
    root,
  })),
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

const FORMS_BY_SPELLING = new Map<string, string[]>();
for (const forms of SYNONYMS) {
  // A form with a question mark is also a plain word, which in prose does not mean the concept.
  const spellings = [...new Set(forms.filter((form) => !form.endsWith('?')).flatMap(spellingsOf))];
  for (const spelling of new Set(forms.flatMap(spellingsOf)))
    FORMS_BY_SPELLING.set(spelling, [...(FORMS_BY_SPELLING.get(spelling) ?? []), ...spellings]);
}

/** How a term may be written: itself and the forms of its concept. Filters and exclusions know no synonyms of their own. */
export const spellingsOfTerm = (term: string): string[] => [
  ...new Set([term, ...(FORMS_BY_SPELLING.get(term) ?? [])]),
];
