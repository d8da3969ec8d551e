import { describe, expect, test } from 'vitest';
import { Locality } from './schema.ts';
import { validate } from '../base/schema.ts';

describe('a locality', () => {
  test.each([
    ['without a state', { countryCode: 'IN' }, { state: 'State is required' }],
    ['with an empty state', { state: ' ', countryCode: 'IN' }, { state: 'State is required' }],
    ['without a country', { state: 'Goa' }, { countryCode: 'Country is required' }],
    [
      'of a country with one letter',
      { state: 'Goa', countryCode: 'I' },
      { countryCode: 'Must be at least 2 characters long' },
    ],
    [
      'with a long suburb',
      { state: 'Goa', countryCode: 'IN', suburb: 's'.repeat(101) },
      { suburb: 'Must be no more than 100 characters long' },
    ],
    [
      'with a long postcode',
      { state: 'Goa', countryCode: 'IN', postcode: '1'.repeat(21) },
      { postcode: 'Must be no more than 20 characters long' },
    ],
    [
      'off the globe',
      { state: 'Goa', countryCode: 'IN', geoPoint: { latitude: 91, longitude: -181 } },
      { 'geoPoint.latitude': 'Must be 90 or less', 'geoPoint.longitude': 'Must be -180 or greater' },
    ],
  ])('%s is refused', (_, given, errors) => {
    expect(validate<unknown>(Locality, given)).toEqual({ ok: false, errors });
  });

  test('is trimmed, and its empty fields are dropped', () => {
    const given = { suburb: '', state: ' गोवा ', countryCode: 'IN', postcode: null };
    expect(Locality.parse(given)).toEqual({ state: 'गोवा', countryCode: 'IN' });
  });
});
