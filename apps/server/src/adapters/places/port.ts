import type { Locality } from '@talaash/domain/locality/schema';

export type Place = {
  /** How the place is called in a list, such as "Koramangala, Bengaluru, Karnataka". */
  label: string;
  locality: Locality;
};

export type PlaceQuery = {
  /** What was typed: the beginning of a name, or of a postcode. */
  query: string;
  /** Only places of this country. */
  countryCode?: string;
  limit: number;
};

export type Places = {
  /** Places that fit what was typed, the likeliest first; none for a blank query. */
  searchPlaces(query: PlaceQuery): Promise<Place[]>;
};
