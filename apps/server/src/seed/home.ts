import type { Places } from '../adapters/places/port.ts';
import type { Locality } from '@talaash/domain/locality/schema';
import type { HomeNames } from './content/person-schema.ts';
import type { Random } from './random.ts';

type City = { weight: number; whole: Locality; parts: Locality[] };

export type Homes = {
  /** Where somebody lives now, perhaps in a part of a city. */
  chooseHome(random: Random, homeState: string): { locality: Locality; isLargeCity: boolean };
  /** A city in which somebody works. */
  chooseWorkplace(random: Random): Locality;
  /** A town of a state. */
  chooseTown(random: Random, state: string): Locality;
};

/** Looks up every place once. Throws when the places know one of them no more. */
export async function findHomes(places: Places, names: HomeNames): Promise<Homes> {
  const find = async (name: string, state: string) => {
    const found = await places.searchPlaces({ query: `${name} ${state}`, countryCode: 'IN', limit: 1 });
    const locality = found[0]?.locality;
    if (locality?.state !== state) throw new Error(`The places do not know ${name}, ${state}`);
    return locality;
  };
  const cities: City[] = [];
  for (const { city, state, weight, suburbs = [] } of names.cities) {
    const parts: Locality[] = [];
    for (const suburb of suburbs) parts.push(await find(`${suburb} ${city}`, state));
    cities.push({ weight, whole: await find(city, state), parts });
  }
  const towns = new Map<string, Locality[]>();
  for (const [state, inState] of Object.entries(names.towns)) {
    const found: Locality[] = [];
    for (const town of inState) found.push(await find(town, state));
    towns.set(state, found);
  }

  return {
    chooseHome(random, homeState) {
      const inTown = towns.get(homeState);
      if (inTown && random.chance(0.2)) return { locality: random.pickCommon(inTown), isLargeCity: false };
      const city = random.pickWeighted(cities);
      const isNamingPart = city.parts.length > 0 && random.chance(0.7);
      return {
        locality: isNamingPart ? random.pickCommon(city.parts) : city.whole,
        isLargeCity: city.weight >= 4,
      };
    },
    chooseWorkplace: (random) => random.pickWeighted(cities).whole,
    chooseTown: (random, state) => random.pick(towns.get(state) ?? [cities[0]?.whole as Locality]),
  };
}
