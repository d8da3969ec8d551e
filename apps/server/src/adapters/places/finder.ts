import type { Locality } from '@talaash/domain/locality/schema';
import { INDIAN_STATES } from '@talaash/domain/locality/choice';
import { type GazetteerPlace, readGazetteer } from './gazetteer.ts';
import { fold, presentName, toPlace } from './local.ts';

export type PlaceFinder = (text: string) => Locality | undefined;

/** Finds a place that is written out, such as "Koramangala, Bangalore" or "Pune, India". Part of a name is not a place. */
export async function openPlaceFinder(): Promise<PlaceFinder> {
  const byName = new Map<string, GazetteerPlace[]>();
  for (const place of await readGazetteer()) {
    const name = fold(place.name);
    const named = byName.get(name);
    if (named) named.push(place);
    else byName.set(name, [place]);
  }
  return (text) => find(byName, text);
}

const STATES = new Map(INDIAN_STATES.map((state) => [fold(state), state]));
const COUNTRIES = new Map([
  ['india', 'IN'],
  ['bharat', 'IN'],
]);

function find(byName: ReadonlyMap<string, readonly GazetteerPlace[]>, text: string): Locality | undefined {
  const parts = text
    .split(/[,/|()–-]|\s{2,}/)
    .map((part) => fold(part.replace(/\b\d{3}\s?\d{3}\b/, '')))
    .filter((part) => part !== '' && !COUNTRIES.has(part))
    .map(presentName);
  const [first, ...rest] = parts;
  if (first === undefined) return undefined;
  const fits = (byName.get(first) ?? []).filter((place) => rest.every((part) => isWithin(place, part)));
  // The places stand in the order of their size. At home a name means the Indian one.
  const place = fits.find(({ countryCode }) => countryCode === 'IN') ?? fits[0];
  if (place) return toPlace(place).locality;
  const state = STATES.get(first);
  if (state && rest.length === 0) return { state, countryCode: 'IN' };
  // "Flat 4, MG Road, Pune": the street is not known, the city is.
  return rest.length > 0 ? find(byName, rest.join(',')) : undefined;
}

const isWithin = ({ name, city, state, countryCode }: GazetteerPlace, part: string): boolean =>
  [name, city, state, countryCode].some((whole) => presentName(fold(whole)) === part);
