import { ProviderFault } from '../../base/provider-fault.ts';
import type { NamedPlace, ProviderPlace } from './port.ts';

/** Shown with each suggestion, as Google's terms require. */
const SOURCE = 'Google Maps';

type Component = { longText: string; shortText: string; types: readonly string[] };

const nonsense = () => new ProviderFault('nonsense', 'Google Places did not answer as documented.');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The suggestions of an answer; without any, Google leaves the list out. */
export function readSuggestions(answer: unknown): ProviderPlace[] {
  if (!isRecord(answer)) throw nonsense();
  const { suggestions = [] } = answer;
  if (!Array.isArray(suggestions)) throw nonsense();
  return suggestions.map((suggestion: unknown) => {
    const place = isRecord(suggestion) ? suggestion['placePrediction'] : undefined;
    const text = isRecord(place) ? place['text'] : undefined;
    const label = isRecord(text) ? text['text'] : undefined;
    const placeId = isRecord(place) ? place['placeId'] : undefined;
    if (typeof label !== 'string' || typeof placeId !== 'string') throw nonsense();
    return { label, placeId, source: SOURCE };
  });
}

/** The names in the parts of an address; undefined when they name no country. */
export function readNames(answer: unknown): NamedPlace | undefined {
  if (!isRecord(answer) || !Array.isArray(answer['addressComponents'])) throw nonsense();
  const components = answer['addressComponents'].filter(isComponent);
  const find = (...types: string[]): Component | undefined =>
    types.flatMap((type) => components.find((one) => one.types.includes(type)) ?? []).at(0);
  const country = find('country');
  return (
    country && {
      part: find('sublocality_level_1', 'sublocality', 'neighborhood')?.longText,
      city: find('locality', 'postal_town', 'administrative_area_level_3', 'administrative_area_level_2')
        ?.longText,
      state: find('administrative_area_level_1')?.longText,
      countryCode: country.shortText,
    }
  );
}

const isComponent = (value: unknown): value is Component =>
  isRecord(value) &&
  typeof value['longText'] === 'string' &&
  typeof value['shortText'] === 'string' &&
  Array.isArray(value['types']);
