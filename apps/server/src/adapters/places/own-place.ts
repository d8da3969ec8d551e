import { INDIAN_STATES } from '@talaash/domain/locality/choice';
import type { Locality } from '@talaash/domain/locality/schema';
import type { Gazetteer, NamedPlace } from './port.ts';

/** How many places of the same name are compared. */
const COMPARED_MAX = 50;

/**
 * The place of our own list with these external names: the part of a city, else the city, else an Indian state. The names
 * themselves are not returned.
 */
export async function findOwnPlace(
  gazetteer: Gazetteer,
  { part, city, state, countryCode }: NamedPlace,
): Promise<Locality | undefined> {
  const suburbs = [part && city && part !== city ? `${part}, ${city}` : undefined, city, part];
  for (const suburb of suburbs) {
    if (suburb === undefined) continue;
    const found = await gazetteer.searchPlaces({ query: suburb, countryCode, limit: COMPARED_MAX });
    const own = found.find(
      ({ locality }) =>
        isSame(locality.suburb, suburb) && (state === undefined || isSame(locality.state, state)),
    );
    if (own) return own.locality;
  }
  const own = countryCode === 'IN' ? INDIAN_STATES.find((one) => isSame(one, state)) : undefined;
  return own === undefined ? undefined : { state: own, countryCode: 'IN' };
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && comparable.compare(one, other) === 0;

/** Ignores case, accents, spaces and signs. */
const comparable = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });
