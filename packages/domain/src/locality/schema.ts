import { optionalText, text, z } from '../base/schema.ts';
import { INDIAN_STATES } from './choice.ts';

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

/** The id of a place at a provider of places. */
export const PlaceId = z.string().regex(/^[\w-]{1,300}$/);

/** Binds what a person types to the place that is chosen, so that a provider counts it once. */
export const PlaceSession = z.uuid();

/**
 * A locality from an address that was typed without the locality search: parts separated by commas, the last ones state
 * and country. Undefined when it names no state: in India, one part alone must be a known one.
 *
 * @param countryCode of an address that ends without a country
 */
export function localityFromAddress(address: string, countryCode: string): Locality | undefined {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const postcode = parts.map((part) => POSTCODE.exec(part)?.[0]).find((code) => code !== undefined);
  const names = parts.map((part) => part.replace(POSTCODE, '').trim()).filter((part) => part !== '');
  const named = countryOf(names.at(-1));
  const rest = named === undefined ? names : names.slice(0, -1);
  const country = named ?? countryCode;
  const state = rest.at(-1);
  if (state === undefined || (rest.length === 1 && country === 'IN' && !isIndianState(state)))
    return undefined;
  const suburb = rest.length > 1 ? rest[0] : undefined;
  const locality = Locality.safeParse({ suburb, state, countryCode: country, postcode });
  return locality.success ? locality.data : undefined;
}

const POSTCODE = /\b\d{4,6}\b/;

const isIndianState = (name: string): boolean =>
  INDIAN_STATES.some((state) => state.toLowerCase() === name.toLowerCase());

let countryCodes: ReadonlyMap<string, string> | undefined;

/** The code of a country by its English name or a common short form. */
function countryOf(name: string | undefined): string | undefined {
  countryCodes ??= readCountryCodes();
  return countryCodes.get(name?.toLowerCase().replaceAll('.', '') ?? '');
}

/** From the names that the runtime knows, made at the first use. */
function readCountryCodes(): Map<string, string> {
  const nameOf = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const known = codes.flatMap((code) => {
    const name = nameOf.of(code);
    return name === undefined || NO_COUNTRIES.has(code) ? [] : [[name.toLowerCase(), code] as const];
  });
  return new Map([...known, ...COUNTRY_SHORT_FORMS]);
}

/** Regions with a code and a name that are no country. Georgia is left to the United States, where it is a state. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'GE', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const COUNTRY_SHORT_FORMS: readonly (readonly [string, string])[] = [
  ['usa', 'US'],
  ['us', 'US'],
  ['united states of america', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['uae', 'AE'],
];
