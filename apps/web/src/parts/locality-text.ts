import { countryName } from '@talaash/domain/base/country';
import type { Locality } from '@talaash/domain/locality/schema';

/** Koramangala, Karnataka */
export const shortLocalityText = ({ suburb, state }: Pick<Locality, 'suburb' | 'state'>): string =>
  [suburb, state].filter(Boolean).join(', ');

/** Koramangala, Karnataka 560034, India */
export function localityText({ suburb, state, postcode, countryCode }: Locality): string {
  const stateAndPostcode = postcode ? `${state} ${postcode}` : state;
  return [suburb, stateAndPostcode, countryName(countryCode)].filter(Boolean).join(', ');
}
