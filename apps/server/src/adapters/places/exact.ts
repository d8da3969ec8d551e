import type { Locality } from '@talaash/domain/locality/schema';
import type { GazetteerPlace } from './gazetteer.ts';
import { OTHER_PLACE_NAMES } from '@talaash/lexicon/place-name';
import { placeKey } from '@talaash/domain/locality/place-key';

/**
 * Finds the place that a whole text names, such as "Pune" or "Bengaluru, Karnataka, India". Unlike the search, it completes
 * nothing and corrects no typo.
 */
export function createExactPlaces(
  gazetteer: readonly GazetteerPlace[],
): (text: string) => Locality | undefined {
  const byName = new Map<string, GazetteerPlace[]>();
  const states = new Map<string, string>();
  for (const place of gazetteer) {
    const name = fold(place.name);
    if (place.countryCode === 'IN') states.set(placeKey(place.state), place.state);
    // Of several places with one name, the largest has the other names.
    const isNamed = place.countryCode === 'IN' && !byName.has(name);
    for (const known of [name, ...((isNamed && OTHER_PLACE_NAMES.get(name)) || [])]) {
      const same = byName.get(known);
      if (same === undefined) byName.set(known, [place]);
      else same.push(place);
    }
  }
  return (text) => {
    if (text.length > LENGTH_MAX) return undefined;
    const parts = text
      .split(',')
      .map((part) => fold(part.replace(/\d+/g, ' ')))
      .filter((part) => part !== '');
    if (COUNTRIES.has(parts.at(-1) ?? '') && parts.length > 1) parts.pop();
    const [first, ...rest] = parts;
    if (first === undefined) return undefined;
    const named = byName.get(first) ?? [];
    const best =
      rest.length === 0
        ? knownAlone(named)
        : named.find((place) => rest.every((part) => isPartOf(place, part)));
    if (best !== undefined) return localityOf(best);
    const state = rest.length === 0 ? states.get(placeKey(first)) : undefined;
    return state === undefined ? undefined : { state, countryCode: 'IN' };
  };
}

const LENGTH_MAX = 120;
const COUNTRIES = new Set(['india', 'bharat', 'in']);
/** A village, or a town abroad, matches only if its state is named too. */
const INHABITANTS_MIN = 1000;
const INHABITANTS_ABROAD_MIN = 200_000;

const knownAlone = (named: readonly GazetteerPlace[]): GazetteerPlace | undefined =>
  named.find(
    ({ countryCode, city, population }) =>
      (countryCode === 'IN' && city === '' && population >= INHABITANTS_MIN) ||
      (countryCode !== 'IN' && population >= INHABITANTS_ABROAD_MIN),
  ) ?? (named.length === 1 && named[0]?.city !== '' ? named[0] : undefined);

const isPartOf = (place: GazetteerPlace, part: string): boolean =>
  [place.state, place.city].some((name) => placeKey(name) === placeKey(part));

function localityOf({
  name,
  city,
  state,
  countryCode,
  postcode,
  latitude,
  longitude,
}: GazetteerPlace): Locality {
  return {
    suburb: city === '' ? name : `${name}, ${city}`,
    state,
    countryCode,
    ...(postcode !== '' && { postcode }),
    ...(latitude !== undefined && longitude !== undefined && { geoPoint: { latitude, longitude } }),
  };
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
