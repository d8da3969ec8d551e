import { placeKey } from '@talaash/domain/locality/place-key';
import { expect, test } from 'vitest';
import { createLocalPlaces } from '../../adapters/places/local.ts';
import { pointsOf } from './place-point.ts';

const places = createLocalPlaces();

test.each([
  ['a city', 'Pune', 18.5, 73.9],
  ['a suburb', 'Koramangala', 12.9, 77.6],
  ['a suburb of several cities, in the largest of them', 'Anna Nagar', 13.1, 80.2],
  ['a suburb with its city', 'Anna Nagar, Madurai', 9.9, 78.1],
  ['a suburb that is a town of its own', 'Borivali', 19.2, 72.9],
])('finds the point of %s: %s', async (_, name, latitude, longitude) => {
  const points = await pointsOf(places, {
    query: '',
    conditions: [{ kind: 'place', names: [name], withinKm: 25 }],
  });
  expect(points[placeKey(name)]?.latitude).toBeCloseTo(latitude, 0);
  expect(points[placeKey(name)]?.longitude).toBeCloseTo(longitude, 0);
});
