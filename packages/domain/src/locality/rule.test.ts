import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localityFromAddress } from './rule.ts';
import { Locality } from './schema.ts';

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
