import { hasMark, wordOf } from './entry.ts';
import { PLACE } from './generated/place.ts';

type PlaceName = (typeof PLACE)[number]['names'][number];

const isOtherName = (name: PlaceName): boolean =>
  !hasMark(name, 'search') && !hasMark(name, 'code') && /^[a-z -]+$/.test(name.word);

const statesBy = (isKnown: (name: PlaceName) => boolean): ReadonlyMap<string, string> =>
  new Map(
    PLACE.flatMap(({ word, names }) =>
      names
        .filter((name) => hasMark(name, 'code') && isKnown(name))
        .map((code) => [code.word, word] as const),
    ),
  );

/** States by their lower-case short forms, which a resume may have after a place. */
export const STATE_CODES = statesBy(() => true);

/** The short forms that a search recognizes. Each of them is also a word. */
export const SEARCHED_STATE_CODES = statesBy((name) => !hasMark(name, 'resume'));

/** The other names of each place, keyed by its name in the gazetteer. All are in lower-case Latin letters. */
export const OTHER_PLACE_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  PLACE.map(({ word, names }) => [word.toLowerCase(), names.filter(isOtherName).map(wordOf)]),
);

/** The gazetteer's name for each other name, both in lower case. */
export const PRESENT_PLACE_NAMES: ReadonlyMap<string, string> = new Map(
  [...OTHER_PLACE_NAMES].flatMap(([present, others]) => others.map((other) => [other, present] as const)),
);

/** The proper spelling of the place that a query means, by each of its other names. */
export const SEARCHED_PLACE_NAMES: ReadonlyMap<string, string> = new Map(
  PLACE.flatMap((place) =>
    place.names.filter((name) => !hasMark(name, 'code')).map(({ word }) => [word, place.word] as const),
  ),
);
