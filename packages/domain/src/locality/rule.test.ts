import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localityFromAddress } from './rule.ts';
import { Locality } from './schema.ts';

describe('an address that was typed', () => {
  test.each([
    [
      'Koramangala, Bengaluru, Karnataka 560034, India',
      { suburb: 'Koramangala, Bengaluru', state: 'Karnataka', countryCode: 'IN', postcode: '560034' },
    ],
    [
      'Flat 4, Baner, Pune, Maharashtra 411045',
      { suburb: 'Baner, Pune', state: 'Maharashtra', countryCode: 'IN', postcode: '411045' },
    ],
    ['Baner, Pune, Maharashtra, India', { suburb: 'Baner, Pune', state: 'Maharashtra', countryCode: 'IN' }],
    [
      'Flat No. 1204, Tower B, 12/4 Pan Card Road, Baner, Pune - 411 045, Maharashtra, India',
      { suburb: 'Baner, Pune', state: 'Maharashtra', countryCode: 'IN', postcode: '411045' },
    ],
    [
      '#12, 3rd Floor, 2nd Stage Indiranagar, Bengaluru, Karnataka, 560038',
      {
        suburb: '2nd Stage Indiranagar, Bengaluru',
        state: 'Karnataka',
        countryCode: 'IN',
        postcode: '560038',
      },
    ],
    [
      'Sector 62, Noida, Uttar Pradesh',
      { suburb: 'Sector 62, Noida', state: 'Uttar Pradesh', countryCode: 'IN' },
    ],
    ['221B Baker Street, London, England, UK', { suburb: 'London', state: 'England', countryCode: 'GB' }],
    [
      `${'Long '.repeat(20).trim()}, Pune, Maharashtra`,
      { suburb: 'Pune', state: 'Maharashtra', countryCode: 'IN' },
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
    ['Cuttack, orissa', { suburb: 'Cuttack', state: 'Odisha', countryCode: 'IN' }],
    ['Uttaranchal', { state: 'Uttarakhand', countryCode: 'IN' }],
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
