import { describe, expect, it } from 'vitest';
import { findPlace } from '../../test/pdf.ts';
import { placeOf } from './piece.ts';

describe('a place', () => {
  it.each([
    ['Pune, MH', 'Pune'],
    ['Greater Chennai Area', 'Chennai'],
    ['Mumbai Metropolitan Region, India', 'Mumbai'],
    ['Dist- Pune', 'Pune'],
    ['Pune 411048', 'Pune'],
    ['Pune, KA', undefined],
    ['Service Area', undefined],
  ])('%s is %s', (text, suburb) => {
    expect(placeOf(text, findPlace)?.suburb).toBe(suburb);
  });
});
