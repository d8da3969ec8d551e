import type { TalentFacts } from '@talaash/domain/talent-search/condition-fit';
import { fold } from '@talaash/lexicon/fold';
import { placesNamed, PLACE_WORDS_MAX } from './place.ts';

/** What a profile states only in its texts: no field holds it. */
type Statements = Pick<TalentFacts, 'movesTo' | 'isServingNotice'>;

const WOULD_MOVE =
  /(?<!not )(?:open|ready|willing|happy|flexible|able|looking|planning|prefer|keen) (?:to|for|on) (?:relocat\w*|mov(?:e|ing)|shift(?:ing)?) (?:to|in|at|for) (?<where>[^.;!\n]{2,80})/g;
const SERVING =
  /(?<!not )(?:currently |already |now )?(?:serving|on) (?:my |the |a )?(?:\d+ (?:days?|months?|weeks?) )?notice(?: period)?(?![a-z])/;
const LIST_SIGNS = /\s*(?:,|\/|&|\bor\b|\band\b)\s*/;
const PLACES_MAX = 10;

/** Most profiles state neither: a quick test skips them. @param texts as guests may read them */
export function statementsIn(texts: readonly string[]): Statements {
  const movesTo = new Set<string>();
  let isServingNotice = false;
  for (const text of texts) {
    if (!/relocat|moving|move|shift|notice/i.test(text)) continue;
    const plain = fold(text).replace(/[ \t]+/g, ' ');
    isServingNotice ||= SERVING.test(plain);
    for (const { groups } of plain.matchAll(WOULD_MOVE))
      for (const place of placesIn(groups?.['where'] ?? '')) movesTo.add(place);
  }
  return {
    ...(movesTo.size === 0 ? {} : { movesTo: [...movesTo].slice(0, PLACES_MAX) }),
    ...(isServingNotice ? { isServingNotice } : {}),
  };
}

/** The places of a list. The first part that names none ends it: "Hyderabad or Pune with my family". */
function placesIn(where: string): string[] {
  const places: string[] = [];
  for (const part of where.split(LIST_SIGNS)) {
    const words = part.split(' ').slice(0, PLACE_WORDS_MAX);
    const named = [...words.keys()]
      .map((shorter) => words.slice(0, words.length - shorter).join(' '))
      .map((name) => placesNamed(name))
      .find((found) => found !== undefined);
    if (named === undefined) break;
    places.push(...named.names);
  }
  return places;
}
