import { optionalText, text, z } from '../base/schema.ts';

export const GeoPoint = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type GeoPoint = z.infer<typeof GeoPoint>;

export const Locality = z.strictObject({
  suburb: optionalText(1, 100),
  state: text(1, 100),
  countryCode: text(2, 3),
  postcode: optionalText(1, 20),
  geoPoint: GeoPoint.optional(),
});
export type Locality = z.infer<typeof Locality>;

/**
 * A locality from an address that was typed without the locality search: parts separated by commas, the last ones state
 * and country. Undefined when it names no state.
 */
export function localityFromAddress(address: string, countryCode: string): Locality | undefined {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const postcode = parts.map((part) => /\b\d{4,6}\b/.exec(part)?.[0]).find((code) => code !== undefined);
  const names = parts
    .map((part) => part.replace(/\b\d{4,6}\b/, '').trim())
    .filter((part) => part !== '' && !/^india$/i.test(part));
  const state = names.at(-1);
  if (state === undefined) return undefined;
  const suburb = names.length > 1 ? names[0] : undefined;
  const locality = Locality.safeParse({ suburb, state, countryCode, postcode });
  return locality.success ? locality.data : undefined;
}
