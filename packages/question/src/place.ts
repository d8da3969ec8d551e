import { INDIAN_STATES } from '@talaash/domain/locality/choice';
import { placeKey } from '@talaash/domain/locality/place-key';
import { hasMark, wordOf, wordsOfAll, wordsWith } from '@talaash/lexicon/entry';
import { DOUBTFUL_PLACE } from '@talaash/lexicon/generated/doubtful-place';
import { NEIGHBOUR } from '@talaash/lexicon/generated/neighbour';
import { PLACE } from '@talaash/lexicon/generated/place';
import { PLACE_GROUP } from '@talaash/lexicon/generated/place-group';
import { SUBURB } from '@talaash/lexicon/generated/suburb';
import { SUBURB_LINES, TOWN_LINES } from '@talaash/lexicon/place-list';
import { SEARCHED_PLACE_NAMES, SEARCHED_STATE_CODES } from '@talaash/lexicon/place-name';

/** A shorter name of a suburb is usually another word. */
const PLAIN_SUBURB_LENGTH_MIN = 5;
/** A shorter name of a small town is usually another word or a person, unless people from all over the country work there. */
const PLAIN_TOWN_LENGTH_MIN = 6;
const TOLD_TOWNS: ReadonlySet<string> = new Set(wordsWith(PLACE, 'short').map(placeKey));
/** Shorter names are those of offices and schools. */
const SUBURB_LENGTH_MIN = 4;

type KnownPlace = {
  name: string;
  /** Whether the name always means the place, not only after `in` and the like. */
  isPlain: boolean;
};

const PLACES = new Map<string, KnownPlace>();
/** The cities that have a suburb of this name, with their states, by place key. */
const CITIES = new Map<string, { state: string; city: string }[]>();
const SPELLINGS = new Map(SEARCHED_PLACE_NAMES);
const GROUPS = new Map(
  PLACE_GROUP.flatMap(({ word, names }) => {
    const members = names.filter((name) => !hasMark(name, 'name')).map(wordOf);
    return [word, ...wordsWith(names, 'name')].map((name) => [placeKey(name), members] as const);
  }),
);
const DOUBTFUL: ReadonlySet<string> = new Set(wordsOfAll(DOUBTFUL_PLACE));

/** Suburbs by city, those of the gazetteer first. */
const SUBURBS: readonly { state: string; city: string; names: readonly string[] }[] = [
  ...SUBURB_LINES.map((line) => {
    const [state = '', city = '', names = ''] = line.split('|');
    return { state, city, names: names.split(',') };
  }),
  ...SUBURB.flatMap(({ word: state, names }) =>
    names.map((city) => ({ state, city: city.word, names: wordsOfAll(city.names) })),
  ),
];

export const PLACE_WORDS_MAX = 5;

for (const state of INDIAN_STATES) PLACES.set(placeKey(state), { name: state, isPlain: true });
for (const line of TOWN_LINES) {
  const [state = '', size, names = ''] = line.split('|');
  for (const name of names.split(',')) {
    const key = placeKey(name);
    const isPlain = size === 'large' || key.length >= PLAIN_TOWN_LENGTH_MIN || TOLD_TOWNS.has(key);
    put(key, name, isPlain && !DOUBTFUL.has(key));
    putCity(key, state, name);
  }
}
for (const { state, city, names } of SUBURBS) {
  for (const name of names) {
    const key = placeKey(name);
    if (key.length < SUBURB_LENGTH_MIN) continue;
    put(key, name, key.length >= PLAIN_SUBURB_LENGTH_MIN && !DOUBTFUL.has(key));
    putCity(key, state, city);
  }
}

/** A shorter name becomes another word without its blanks. */
const JOINED_LENGTH_MIN = 8;

// "tamilnadu", "navimumbai", "hsrlayout".
for (const [key, { name }] of PLACES) {
  const joined = key.replaceAll(' ', '');
  if (joined !== key && joined.length >= JOINED_LENGTH_MIN && !PLACES.has(joined) && !SPELLINGS.has(joined))
    SPELLINGS.set(joined, name);
}

function put(key: string, name: string, isPlain: boolean): void {
  const known = PLACES.get(key);
  if (known === undefined || (isPlain && !known.isPlain)) PLACES.set(key, { name, isPlain });
}

function putCity(key: string, state: string, city: string): void {
  const known = CITIES.get(key);
  if (known === undefined) CITIES.set(key, [{ state, city }]);
  else known.push({ state, city });
}

/** The cities that have a suburb of this name. For a city's own name, that city. */
export const citiesOf = (name: string): string[] => [
  ...new Set((CITIES.get(keyOf(name)) ?? []).map(({ city }) => city)),
];

const keyOf = (name: string): string => {
  const key = placeKey(name);
  const other = SPELLINGS.get(key);
  return other === undefined ? key : placeKey(other);
};

/**
 * The city of a suburb of India, or the town itself, by today's name. Parts after a comma help: `Koramangala, Bengaluru`.
 *
 * @param state decides between places of one name
 * @returns undefined for an unknown name, and for a suburb of several cities if the state does not decide
 */
export function cityOf(name: string, state?: string): string | undefined {
  const parts = name.split(',').map((part) => part.trim());
  if (parts.length > 1) {
    const cities = parts.toReversed().map((part) => cityOf(part, state));
    return cities.find((city) => city !== undefined);
  }
  const all = CITIES.get(keyOf(name)) ?? [];
  const inState = state === undefined ? all : all.filter((one) => placeKey(one.state) === placeKey(state));
  const cities = new Set(inState.map(({ city }) => city));
  if (cities.size <= 1) return cities.values().next().value;
  // A town takes precedence over a suburb of the same name.
  return [...cities].find((city) => placeKey(city) === keyOf(name));
}

/** The largest city that has a suburb of this name, or the town itself. */
export const largestCityOf = (name: string): string | undefined => CITIES.get(keyOf(name))?.[0]?.city;

/** Suburbs that are part of another by their name: Andheri East and Andheri West of Andheri. */
const PARTS = new Map<string, string[]>();
for (const [key, { name }] of PLACES) {
  const whole = /^(.+) (?:east|west|north|south)$/.exec(key)?.[1];
  if (whole !== undefined && CITIES.get(key)?.some(({ city }) => city !== name))
    PARTS.set(whole, [...(PARTS.get(whole) ?? []), name]);
}

/** The towns that have grown together with a town. */
export const neighboursOf = (city: string): readonly string[] => GROWN_TOGETHER.get(city) ?? [];

/** Neighbours in both directions: the ones that a town lists, in its order, then the towns that list it. */
const GROWN_TOGETHER = new Map(NEIGHBOUR.map(({ word, names }) => [word, wordsOfAll(names)]));
for (const { word, names } of NEIGHBOUR)
  for (const other of wordsOfAll(names)) {
    const known = GROWN_TOGETHER.get(other) ?? [];
    if (!known.includes(word)) GROWN_TOGETHER.set(other, [...known, word]);
  }

const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...PLACES.keys(), ...SPELLINGS.keys(), ...GROUPS.keys()].map((key) => key.split(' ', 1)[0] ?? ''),
);

/** @param word in lower case */
export const mayBeginPlace = (word: string): boolean =>
  FIRST_WORDS.has(word) || (/[._'-]/.test(word) && FIRST_WORDS.has(placeKey(word).split(' ', 1)[0] ?? ''));

/** Whether a place is a suburb of a city, or lies in a state. */
export const liesIn = (place: string, other: string): boolean =>
  place !== other &&
  (CITIES.get(placeKey(place)) ?? []).some(({ state, city }) => city === other || state === other);

/** The state that an abbreviation means: "php developer, UP". */
export const stateOf = (short: string): string | undefined => SEARCHED_STATE_CODES.get(short);

/** The places that a name means: one, or those of a group such as NCR. */
export function placesNamed(name: string): { names: readonly string[]; isPlain: boolean } | undefined {
  const group = GROUPS.get(placeKey(name));
  if (group !== undefined) return { names: group, isPlain: !DOUBTFUL.has(placeKey(name)) };
  const key = keyOf(name);
  const place = PLACES.get(key);
  if (place === undefined) return undefined;
  const isTown = CITIES.get(key)?.some(({ city }) => placeKey(city) === key) !== false;
  return {
    names: [place.name, ...(isTown ? [] : (PARTS.get(key) ?? []))],
    isPlain: place.isPlain || key !== placeKey(name),
  };
}

/** Cities whose suburbs are known by name elsewhere, too. */
const METROS: ReadonlySet<string> = new Set(wordsWith(PLACE, 'metro'));
/** A shorter name is similar to too many other words. */
const LONG_TOWN_LENGTH_MIN = 6;
const SHORT_TOWNS: ReadonlySet<string> = new Set(wordsWith(PLACE, 'spelling'));
const isTold = (town: string): boolean =>
  !DOUBTFUL.has(placeKey(town)) && (town.length >= LONG_TOWN_LENGTH_MIN || SHORT_TOWNS.has(town));
const LONG_SUBURB_LENGTH_MIN = 8;
const isLongSuburb = (suburb: string): boolean =>
  suburb.length >= LONG_SUBURB_LENGTH_MIN && !DOUBTFUL.has(placeKey(suburb));

/** Names that a misspelt place is compared with: states, large towns, long suburbs of metros, and other spellings. */
export const largePlaceNames = (): string[] => [
  ...INDIAN_STATES,
  ...TOWN_LINES.flatMap((line) => {
    const [, size, names = ''] = line.split('|');
    return size === 'large' ? names.split(',').filter(isTold) : [];
  }),
  ...SUBURBS.flatMap(({ city, names }) => (METROS.has(city) ? names.filter(isLongSuburb) : [])),
  ...SEARCHED_PLACE_NAMES.keys(),
];
