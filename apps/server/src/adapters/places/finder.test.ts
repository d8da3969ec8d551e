import { expect, test } from 'vitest';
import { openPlaceFinder } from './finder.ts';

const findPlace = await openPlaceFinder();

test.each([
  ['Bengaluru', { suburb: 'Bengaluru', state: 'Karnataka', countryCode: 'IN' }],
  ['Bangalore, India', { suburb: 'Bengaluru', state: 'Karnataka', countryCode: 'IN' }],
  ['BOMBAY', { suburb: 'Mumbai', state: 'Maharashtra', countryCode: 'IN' }],
  [
    'Koramangala, Bangalore 560034',
    { suburb: 'Koramangala, Bengaluru', state: 'Karnataka', countryCode: 'IN' },
  ],
  ['Kochi, Kerala, India', { suburb: 'Kochi', state: 'Kerala', countryCode: 'IN' }],
  ['Flat 4, Green Street, Pune', { suburb: 'Pune', state: 'Maharashtra', countryCode: 'IN' }],
  ['Kerala', { state: 'Kerala', countryCode: 'IN' }],
  ['London', { suburb: 'London', state: 'England', countryCode: 'GB' }],
])('%s is found', (text, locality) => {
  expect(findPlace(text)).toMatchObject(locality);
});

test.each(['', 'India', 'Beng', 'React', 'Senior Developer', 'Pune, Kerala, Texas'])(
  '%j is no place',
  (text) => {
    expect(findPlace(text)).toBeUndefined();
  },
);
