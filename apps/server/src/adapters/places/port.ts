import type { Locality } from '@talaash/domain/locality/schema';

export type Place = {
  /** The place's name in a list, such as "Koramangala, Bengaluru, Karnataka". */
  label: string;
  locality: Locality;
};

/** A place with its locality, or one whose locality is read once it is chosen (`readPlace`). */
export type PlaceSuggestion = Place | { label: string; placeId: string; locality?: undefined };

export type PlaceQuery = {
  /** The typed beginning of a name or postcode. */
  query: string;
  /** Only places of this country. */
  countryCode?: string;
  limit: number;
  /** A UUID for one search, from the first keystroke to the choice. Without it, no paid provider is asked. */
  session?: string;
};

/** The bundled places. */
export type Gazetteer = {
  /** Places that match, likeliest first; none for a blank query. */
  searchPlaces(query: PlaceQuery): Promise<Place[]>;
};

export type Places = {
  /** Searches like the gazetteer, which also replaces a failing provider; this does not throw. */
  searchPlaces(query: PlaceQuery): Promise<PlaceSuggestion[]>;
  /**
   * The locality of a chosen suggestion; undefined if there is no such place, or it is in no country. `session` is the search's.
   * Only for suggestions with ids. Throws ProviderFault.
   */
  readPlace?(chosen: { placeId: string; session: string }): Promise<Locality | undefined>;
  /** @returns a sentence about the result @throws ProviderFault */
  probe?(): Promise<string>;
};
