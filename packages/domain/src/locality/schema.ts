import { optionalText, text, z } from '../base/schema.ts';
import { PLACE_NAME_LENGTH_MAX } from './limit.ts';

export const GeoPoint = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type GeoPoint = z.infer<typeof GeoPoint>;

export const Locality = z.strictObject({
  suburb: optionalText(1, PLACE_NAME_LENGTH_MAX),
  state: text(1, PLACE_NAME_LENGTH_MAX),
  countryCode: text(2, 3),
  postcode: optionalText(1, 20),
  geoPoint: GeoPoint.optional(),
});
export type Locality = z.infer<typeof Locality>;

/** A provider's id of a place. */
export const PlaceId = z.string().regex(/^[\w-]{1,300}$/);

/** Links keystrokes to the chosen place, so that a provider bills them as one. */
export const PlaceSession = z.uuid();
