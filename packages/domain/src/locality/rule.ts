import { isBlank, isStorable } from '../base/text.ts';
import { INDIAN_STATES } from './choice.ts';
import { PLACE_NAME_LENGTH_MAX } from './limit.ts';
import { placeKey } from './place-key.ts';
import type { Locality } from './schema.ts';

/**
 * Parses a locality from an address that was typed without the place search: parts separated by commas, the last ones being city,
 * state and country. What precedes the city becomes the suburb; a flat, house or floor is dropped, because everybody can read the
 * result. Undefined without a state: in India, a single part must be a known one.
 *
 * @param countryCode of an address that ends without a country
 */
export function localityFromAddress(address: string, countryCode: string): Locality | undefined {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !isBlank(part) && !HOUSE.test(part));
  const postcode = parts.map((part) => POSTCODE.exec(part)?.[0]).findLast((code) => code !== undefined);
  const names = parts
    .map((part) => part.replace(POSTCODE, '').replace(DASHES_AT_END, '').trim())
    .filter((part) => !isBlank(part));
  const named = countryOf(names.at(-1));
  const rest = named === undefined ? names : names.slice(0, -1);
  const country = named ?? countryCode;
  const state = stateAtEnd(rest, country);
  if (state === undefined) return undefined;
  const city = rest.at(-2);
  if (!isPlaceName(state) || (city !== undefined && !isPlaceName(city))) return undefined;
  const suburbAndCity = rest.slice(-3, -1).join(', ');
  const suburb = isPlaceName(suburbAndCity) ? suburbAndCity || undefined : city;
  return {
    ...(suburb === undefined ? {} : { suburb }),
    state,
    countryCode: country,
    ...(postcode === undefined ? {} : { postcode: postcode.replace(' ', '') }),
  };
}

const isPlaceName = (name: string): boolean => name.length <= PLACE_NAME_LENGTH_MAX && isStorable(name);

/** 411045, and 411 045 as many write it. */
const POSTCODE = /\b(?:\d{3} \d{3}|\d{4,6})\b/;

/** Left of "Pune - 411045". */
const DASHES_AT_END = /[\s\p{Pd}]+$/u;

/** "Flat 4", "#12", "3rd floor", "12/4 MG Road", but neither "2nd Stage" nor a postcode alone. */
const HOUSE =
  /^(?:#|(?:flat|house|door|plot|shop|unit|apt|apartment|room|wing|tower|bungalow|h\.? ?no|no)\b[\s.:#-]*[\p{L}]?-?\d|[\d/-]+\p{L}?[\s,]+\p{L})|\bfloor\b/iu;

/** The state at the end of an address. An Indian state is known by any of its names; alone, it must be a known one. */
function stateAtEnd(parts: readonly string[], countryCode: string): string | undefined {
  const written = parts.at(-1);
  if (written === undefined || countryCode !== 'IN') return written;
  const known = INDIAN_STATES.find((state) => placeKey(state) === placeKey(written));
  return known ?? (parts.length > 1 ? written : undefined);
}

let countryCodes: ReadonlyMap<string, string> | undefined;

/** The code of a country by its English name or a common short form. */
function countryOf(name: string | undefined): string | undefined {
  countryCodes ??= readCountryCodes();
  return countryCodes.get(name?.toLowerCase().replaceAll('.', '') ?? '');
}

/** From the runtime's own names, built on first use. */
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

/** Regions with a code and a name that are not countries. Georgia is left out in favour of the US state. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'GE', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const COUNTRY_SHORT_FORMS: readonly (readonly [string, string])[] = [
  ['usa', 'US'],
  ['us', 'US'],
  ['united states of america', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['uae', 'AE'],
];
