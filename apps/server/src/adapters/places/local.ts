import { type GazetteerPlace, readGazetteer } from './gazetteer.ts';
import { findByPrefixWithTypo, findByPrefix, type Found, indexNames, type NameIndex } from './name-index.ts';
import { placeKey } from '@talaash/domain/locality/place-key';
import { OTHER_PLACE_NAMES, PRESENT_PLACE_NAMES } from '@talaash/lexicon/place-name';
import type { Gazetteer, Place, PlaceQuery } from './port.ts';

/** `ofState`: the numbers of the largest places of a state of India by its key. */
type Loaded = { places: GazetteerPlace[]; names: NameIndex; ofState: ReadonlyMap<string, number[]> };

const PLACES_OF_STATE_MAX = 50;

/** No place has a longer name. Edit distances are stored in bytes, so they must stay below 256. */
const LETTERS_MAX = 120;
const TYPO_LETTERS_MIN = 4;
const POSTCODE_DIGITS_MIN = 3;

/** Places from the bundled gazetteer, which is loaded at the first search. */
export function createLocalPlaces(): Gazetteer {
  let gazetteer: Promise<Loaded> | undefined;
  return {
    async searchPlaces(query) {
      const typed = fold(query.query);
      if (typed === '' || typed.length > LETTERS_MAX) return [];
      gazetteer ??= loadGazetteer();
      return search(await gazetteer, typed, query).map(toPlace);
    },
  };
}

async function loadGazetteer(): Promise<Loaded> {
  const places = await readGazetteer();
  return { places, names: indexNames(namesOf(places)), ofState: byState(places) };
}

function byState(places: readonly GazetteerPlace[]): Map<string, number[]> {
  const states = new Map<string, number[]>();
  for (const [placeId, { countryCode, state }] of places.entries()) {
    if (countryCode !== 'IN') continue;
    const same = states.get(placeKey(state)) ?? [];
    states.set(placeKey(state), same);
    if (same.length < PLACES_OF_STATE_MAX) same.push(placeId);
  }
  return states;
}

function* namesOf(places: readonly GazetteerPlace[]) {
  const named = new Set<string>();
  for (const [placeId, place] of places.entries()) {
    const name = fold(place.name);
    const rest = fold(`${place.city} ${place.state}`);
    yield { placeId, name, rest };
    if (place.countryCode !== 'IN' || named.has(name)) continue;
    // Of several places with one name, the largest has the other names.
    named.add(name);
    for (const other of OTHER_PLACE_NAMES.get(name) ?? []) yield { placeId, name: fold(other), rest };
  }
}

function search(
  { places, names, ofState }: Loaded,
  typed: string,
  { countryCode, limit }: PlaceQuery,
): GazetteerPlace[] {
  const inCountry = (place: GazetteerPlace) => !countryCode || place.countryCode === countryCode;
  if (/^\d+$/.test(typed)) {
    if (typed.length < POSTCODE_DIGITS_MIN) return [];
    return places.filter((place) => inCountry(place) && place.postcode.startsWith(typed)).slice(0, limit);
  }
  const prefix = withPresentNames(typed);
  const best = new Map<number, number>();
  const weigh = (found: Found, factor: number) => {
    const place = places[found.placeId];
    if (!place || !inCountry(place)) return;
    const weight = factor * weightOf(place, found, prefix);
    if (weight > (best.get(found.placeId) ?? 0)) best.set(found.placeId, weight);
  };
  for (const found of findByPrefix(names, prefix)) weigh(found, 1);
  for (const placeId of ofState.get(placeKey(typed)) ?? [])
    weigh({ placeId, text: prefix, isInside: true }, 1);
  if (best.size < limit && prefix.length >= TYPO_LETTERS_MIN) {
    for (const found of findByPrefixWithTypo(names, prefix)) if (!best.has(found.placeId)) weigh(found, 1e-3);
  }
  return [...best]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([placeId]) => places[placeId] as GazetteerPlace);
}

/** Larger places rank higher, a whole word higher than its beginning, the beginning of a name higher than a later word. */
function weightOf(place: GazetteerPlace, { text, isInside }: Found, prefix: string): number {
  const isWhole = text.length === prefix.length || text[prefix.length] === ' ';
  return (place.population + 1000) * (isWhole ? 20 : 1) * (isInside ? 0.1 : 1);
}

const OTHER_NAME_WORDS_MAX = 4;

/** "koramangala bangalore" means a suburb of Bengaluru. A name at the beginning stays: the index knows the other names of places. */
function withPresentNames(typed: string): string {
  const words = typed.split(' ');
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const names = Array.from({ length: OTHER_NAME_WORDS_MAX }, (_, count) =>
      words.slice(at, at + OTHER_NAME_WORDS_MAX - count).join(' '),
    );
    const other = names.find((name) => PRESENT_PLACE_NAMES.has(name));
    const next = other ?? words[at] ?? '';
    kept.push(at === 0 ? next : (PRESENT_PLACE_NAMES.get(next) ?? next));
    at += next.split(' ').length;
  }
  return kept.join(' ');
}

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

function toPlace({ name, city, state, countryCode, postcode, latitude, longitude }: GazetteerPlace): Place {
  const suburb = city === '' ? name : `${name}, ${city}`;
  const country = countryCode === 'IN' ? undefined : regionNames.of(countryCode);
  const label = [...new Set([name, city, state, country])].filter((part) => part).join(', ');
  return {
    label,
    locality: {
      suburb,
      state,
      countryCode,
      ...(postcode !== '' && { postcode }),
      ...(latitude !== undefined && longitude !== undefined && { geoPoint: { latitude, longitude } }),
    },
  };
}

/** Lower case without accents, words separated by one space: "Bīkaner" is "bikaner", and "T. Nagar" is "t nagar". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
