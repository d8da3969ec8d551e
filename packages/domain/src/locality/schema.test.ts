import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Locality, localityFromAddress } from './schema.ts';
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

describe('an address that was typed', () => {
  test.each([
    [
      'Koramangala, Bengaluru, Karnataka 560034, India',
      { suburb: 'Koramangala', state: 'Karnataka', countryCode: 'IN', postcode: '560034' },
    ],
    ['Goa', { state: 'Goa', countryCode: 'IN' }],
    ['Portland, Oregon, United States', { suburb: 'Portland', state: 'Oregon', countryCode: 'US' }],
    [
      'Austin, Texas 78701, U.S.A.',
      { suburb: 'Austin', state: 'Texas', countryCode: 'US', postcode: '78701' },
    ],
    ['Karnataka, India', { state: 'Karnataka', countryCode: 'IN' }],
    ['Oregon, USA', { state: 'Oregon', countryCode: 'US' }],
    ['Singapore, Singapore', { state: 'Singapore', countryCode: 'SG' }],
    ['Leeds, England, UK', { suburb: 'Leeds', state: 'England', countryCode: 'GB' }],
    [' , Panaji , Goa , ', { suburb: 'Panaji', state: 'Goa', countryCode: 'IN' }],
  ])('%s is split by its commas', (address, locality) => {
    expect(localityFromAddress(address, 'IN')).toEqual(locality);
  });

  test.each(['', ' , , ', 'India', '560034', 'Koramangala, India', 'Koramangala'])(
    '%j has no state',
    (address) => {
      expect(localityFromAddress(address, 'IN')).toBeUndefined();
    },
  );

  test('gives a valid locality or none, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (address) => {
        const locality = localityFromAddress(address, 'IN');
        expect(locality === undefined || Locality.safeParse(locality).success).toBe(true);
      }),
    );
  });
});
