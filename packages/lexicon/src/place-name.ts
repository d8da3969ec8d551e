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

/** States by their short forms in small letters, as a resume has them behind a place. */
export const STATE_CODES = statesBy(() => true);

/** Of these short forms those that a search knows: each is also a word. */
export const SEARCHED_STATE_CODES = statesBy((name) => !hasMark(name, 'resume'));

/** The other names of places in small Latin letters, by the place's name in the gazetteer, in small letters too. */
export const OTHER_PLACE_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  PLACE.map(({ word, names }) => [word.toLowerCase(), names.filter(isOtherName).map(wordOf)]),
);

/** The name in the gazetteer by another name, both in small letters. */
export const PRESENT_PLACE_NAMES: ReadonlyMap<string, string> = new Map(
  [...OTHER_PLACE_NAMES].flatMap(([present, others]) => others.map((other) => [other, present] as const)),
);

/** The name as it is written of a place that a search means, by any other name. */
export const SEARCHED_PLACE_NAMES: ReadonlyMap<string, string> = new Map(
  PLACE.flatMap((place) =>
    place.names.filter((name) => !hasMark(name, 'code')).map(({ word }) => [word, place.word] as const),
  ),
);
