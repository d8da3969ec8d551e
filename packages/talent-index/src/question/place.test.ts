import { describe, expect, test } from 'vitest';
import { cityOf, placesNamed } from './place.ts';

describe('the city of', () => {
  test.each([
    ['Koramangala', undefined, 'Bengaluru'],
    ['koramangala ', 'Karnataka', 'Bengaluru'],
    ['Gachibowli', undefined, 'Hyderabad'],
    ['Andheri East', 'Maharashtra', 'Mumbai'],
    ['Borivali', undefined, 'Mumbai'],
    ['Bangalore', undefined, 'Bengaluru'],
    ['blr', undefined, 'Bengaluru'],
    ['New Delhi', 'Delhi', 'Delhi'],
    ['Gurgaon', undefined, 'Gurugram'],
    ['Pune', 'Maharashtra', 'Pune'],
    ['Koramangala, Bengaluru', 'Karnataka', 'Bengaluru'],
    ['Some Layout, Mysore', 'Karnataka', 'Mysuru'],
    ['Aurangabad', 'Bihar', 'Aurangabad'],
    ['Springfield', 'Ohio', undefined],
    ['Koramangala', 'Kerala', undefined],
    ['', undefined, undefined],
    [',', undefined, undefined],
  ])('%s in %s is %s', (name, state, city) => {
    expect(cityOf(name, state)).toBe(city);
  });
});

describe('the places of', () => {
  test.each([
    ['bombay', ['Mumbai'], true],
    ['NCR', ['Delhi', 'Gurugram', 'Noida', 'Greater Noida', 'Ghaziabad', 'Faridabad'], true],
    ['tri-city', ['Chandigarh', 'Mohali', 'Panchkula'], true],
    ['whitefield', ['Whitefield'], true],
    ['Electronics City', ['Electronic City'], true],
    ['anand', ['Anand'], false],
    ['Uttaranchal', ['Uttarakhand'], true],
  ])('%s are %j', (name, names, isPlain) => {
    expect(placesNamed(name)).toEqual({ names, isPlain });
  });

  test('an unknown name are none', () => {
    expect(placesNamed('nowhere')).toBeUndefined();
  });
});
