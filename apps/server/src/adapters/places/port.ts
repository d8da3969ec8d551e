import type { Locality } from '@talaash/domain/locality/schema';

export type Place = {
  /** The place's name in a list, such as "Koramangala, Bengaluru, Karnataka". */
  label: string;
  locality: Locality;
};

/** A place of a provider. Its locality is read once it is chosen (`readPlace`). */
export type ProviderPlace = {
  label: string;
  placeId: string;
  /** The provider's name, which the page shows beside the suggestion. */
  source: string;
};

export type PlaceSuggestion = Place | (ProviderPlace & { locality?: undefined });

/** A provider's name of a place. It is compared with our own list, and never stored: a provider's terms can forbid keeping it. */
export type NamedPlace = {
  part: string | undefined;
  city: string | undefined;
  state: string | undefined;
  countryCode: string;
};

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
