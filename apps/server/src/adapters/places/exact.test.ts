import { expect, it } from 'vitest';
import { createExactPlaces } from './exact.ts';
import { readGazetteer } from './gazetteer.ts';

const findPlace = createExactPlaces(await readGazetteer());

it.each([
  ['Pune', 'Pune', 'Maharashtra'],
  ['Bengaluru, Karnataka', 'Bengaluru', 'Karnataka'],
  ['Bangalore, India', 'Bengaluru', 'Karnataka'],
  ['Kochi, Kerala - 682001', 'Kochi', 'Kerala'],
  ['Koramangala, Bangalore', 'Koramangala, Bengaluru', 'Karnataka'],
  ['Kerala', undefined, 'Kerala'],
  ['Orissa', undefined, 'Odisha'],
  ['BLR', 'Bengaluru', 'Karnataka'],
  ['Vashi, New Bombay', 'Vashi, Navi Mumbai', 'Maharashtra'],
  ['Cuttack, Orissa', 'Cuttack', 'Odisha'],
])('finds %s', (text, suburb, state) => {
  const found = findPlace(text);
  expect([found?.suburb, found?.state]).toEqual([suburb, state]);
});

it.each(['Remote', 'Java', 'Infosys', 'Pun', 'Pune, Kerala', '', 'x'.repeat(500)])(
  'finds no place in %s',
  (text) => {
    expect(findPlace(text)).toBeUndefined();
  },
);
