import type { Places } from '../adapters/places/port.ts';
import type { Locality } from '@talaash/domain/locality/schema';
import type { HomeNames } from './content/person-schema.ts';
import type { Random } from './random.ts';

type City = { weight: number; locality: Locality; suburbs: Locality[] };

export type Homes = {
  /** Where a person lives now: a city, one of its suburbs or a town. */
  chooseHome(random: Random, homeState: string): { locality: Locality; isLargeCity: boolean };
  /** A city where a person works. */
  chooseWorkplace(random: Random): Locality;
  /** A town in a state. */
  chooseTown(random: Random, state: string): Locality;
};

/** Looks up every place once. Throws when a place is not found. */
export async function findHomes(places: Places, names: HomeNames): Promise<Homes> {
  const find = async (name: string, state: string) => {
    const found = await places.searchPlaces({ query: `${name} ${state}`, countryCode: 'IN', limit: 1 });
    const locality = found[0]?.locality;
    if (locality?.state !== state) throw new Error(`The places do not know ${name}, ${state}`);
    return locality;
  };
  const cities: City[] = [];
  for (const { city, state, weight, suburbs: suburbNames = [] } of names.cities) {
    const suburbs: Locality[] = [];
    for (const suburb of suburbNames) suburbs.push(await find(`${suburb} ${city}`, state));
    cities.push({ weight, locality: await find(city, state), suburbs });
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
      const hasSuburb = city.suburbs.length > 0 && random.chance(0.7);
      return {
        locality: hasSuburb ? random.pickCommon(city.suburbs) : city.locality,
        isLargeCity: city.weight >= 4,
      };
    },
    chooseWorkplace: (random) => random.pickWeighted(cities).locality,
    chooseTown: (random, state) => random.pick(towns.get(state) ?? [cities[0]?.locality as Locality]),
  };
}
