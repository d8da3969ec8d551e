import { placeKey } from '@talaash/domain/locality/place-key';
import type { GeoPoint } from '@talaash/domain/locality/schema';
import type { SearchCondition, TalentSearchQuestion } from '@talaash/domain/talent-search/schema';
import { cityOf, largestCityOf } from '@talaash/question/place';
import { understand } from '@talaash/question/understand';
import type { Places } from '../../adapters/places/port.ts';

/** The maximum per query: each costs a gazetteer lookup. */
const POINTS_MAX = 3;

/** A text without any of these has no distance. */
const DISTANCE_WORD = /\d ?k|near|around|close|outskirts/i;

/**
 * A condition as the caller may send it, without coordinates: the server looks the place up. Otherwise many queries with chosen
 * points could reveal where a talent lives.
 */
export function withoutPoint(condition: SearchCondition): SearchCondition {
  if (condition.kind !== 'place') return condition;
  const { point: _, ...named } = condition;
  return named;
}

/**
 * The coordinates of the places that a query wants people near to, by `placeKey`. An unknown place has none: it is matched by
 * name alone.
 */
export async function pointsOf(
  places: Places,
  { query, conditions }: Pick<TalentSearchQuestion, 'query' | 'conditions'>,
): Promise<Record<string, GeoPoint>> {
  const read = DISTANCE_WORD.test(query) ? understand(query).facts.map(({ condition }) => condition) : [];
  const names = [...conditions, ...read].flatMap((condition) =>
    condition.kind === 'place' && condition.withinKm !== undefined ? condition.names.slice(0, 1) : [],
  );
  const points: Record<string, GeoPoint> = {};
  for (const name of new Set(names.slice(0, POINTS_MAX))) {
    const point = await pointOf(places, name);
    if (point !== undefined) points[placeKey(name)] = point;
  }
  return points;
}

const known = new WeakMap<Places, Map<string, GeoPoint | undefined>>();

/**
 * The coordinates of an Indian town or suburb. Only known names are looked up: an unknown one would cost a typo-tolerant search.
 */
async function pointOf(places: Places, name: string): Promise<GeoPoint | undefined> {
  // If suburbs share a name, the one of the largest city is meant: Anna Nagar is in Chennai.
  const city = cityOf(name) ?? largestCityOf(name);
  if (city === undefined) return undefined;
  let points = known.get(places);
  if (points === undefined) known.set(places, (points = new Map()));
  const key = placeKey(name);
  if (!points.has(key)) points.set(key, await findPoint(places, name, city));
  return points.get(key);
}

async function findPoint(places: Places, name: string, city: string): Promise<GeoPoint | undefined> {
  const [smallest = ''] = name.split(',');
  const [own, cityKey] = [placeKey(smallest), placeKey(city)];
  if (own === cityKey) return pointNamed(places, city, [own]);
  // The gazetteer lists some suburbs as towns of their own, without the city.
  return (
    (await pointNamed(places, `${smallest} ${city}`, [own, cityKey])) ?? pointNamed(places, smallest, [own])
  );
}

async function pointNamed(
  places: Places,
  query: string,
  keys: readonly string[],
): Promise<GeoPoint | undefined> {
  const found = await places.searchPlaces({ query, countryCode: 'IN', limit: 5 });
  const localities = found.flatMap(({ locality }) => (locality === undefined ? [] : [locality]));
  const meant = localities.find(({ suburb = '' }) =>
    suburb.split(',').some((part) => keys.includes(placeKey(part))),
  );
  return meant?.geoPoint;
}
