import type { SearchHit } from '@talaash/contract/talent-search';
import type { SearchField } from '@talaash/domain/talent-search/choice';
import { SEARCH_FIELD_LABELS } from '@talaash/domain/talent-search/words';
import { markedPieces } from './marked-piece.ts';

/** The fields that a row shows, with the matches marked. */
const SHOWN_FIELDS: ReadonlySet<SearchField> = new Set(['name', 'jobTitle', 'locality', 'skills']);

/**
 * What the marks of a row cannot show: the hidden fields in which otherwise unmarked words were found, and the words that were
 * not found. Undefined if the marks show everything.
 */
export function whyFound(
  { fields, words, missing }: SearchHit['match'],
  shown: readonly string[],
): string | undefined {
  const isMarked = (word: string) =>
    shown.some((text) => markedPieces(text, [word], [word]).some((piece) => piece.isMarked));
  const unseen = words.every(isMarked) ? [] : fields.filter((field) => !SHOWN_FIELDS.has(field));
  const parts = [
    ...(unseen.length > 0
      ? [`found in ${unseen.map((field) => SEARCH_FIELD_LABELS[field]).join(', ')}`]
      : []),
    ...(missing.length > 0 ? [`without ${missing.join(', ')}`] : []),
  ];
  const said = parts.join(' · ');
  return said === '' ? undefined : said.charAt(0).toUpperCase() + said.slice(1);
}
