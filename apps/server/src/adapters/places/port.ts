import type { Locality } from '@talaash/domain/locality/schema';

export type Place = {
  /** How the place is called in a list, such as "Koramangala, Bengaluru, Karnataka". */
  label: string;
  locality: Locality;
};

/** A place whose locality is known at once, or one whose locality is read when it is chosen (`readPlace`). */
export type PlaceSuggestion = Place | { label: string; placeId: string; locality?: undefined };

export type PlaceQuery = {
  /** What was typed: the beginning of a name, or of a postcode. */
  query: string;
  /** Only places of this country. */
  countryCode?: string;
  limit: number;
  /** A UUID for what a person types until a place is chosen. Without it, no provider that costs money is asked. */
  session?: string;
};

/** The places that come with the product. */
export type Gazetteer = {
  /** Places that fit what was typed, the likeliest first; none for a blank query. */
  searchPlaces(query: PlaceQuery): Promise<Place[]>;
};

export type Places = {
  /** As that of a gazetteer. A provider that fails is stood in for; this does not throw. */
  searchPlaces(query: PlaceQuery): Promise<PlaceSuggestion[]>;
  /**
   * The locality of a chosen suggestion; undefined when there is no such place, or it is in no country. `session` is that of the
   * search. Only where suggestions have ids. Throws ProviderFault.
   */
  readPlace?(chosen: { placeId: string; session: string }): Promise<Locality | undefined>;
  /** @returns what was found, in a sentence @throws ProviderFault */
  probe?(): Promise<string>;
};
