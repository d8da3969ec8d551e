import { SEARCH_CONDITION_VALUES_MAX } from '@talaash/domain/talent-search/limit';
import { SearchCondition } from '@talaash/domain/talent-search/schema';
import { describe, expect, test } from 'vitest';
import { cityOf, placesNamed } from './place.ts';
import { understand } from './understand.ts';

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
    ['Rajouri Garden', undefined, 'Delhi'],
    ['Vile Parle', 'Maharashtra', 'Mumbai'],
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
    ['chakan', ['Chakan'], true],
    ['baddi', ['Baddi'], true],
    ['chirala', ['Chirala'], true],
    ['kunda', ['Kunda'], false],
    ['sachin', ['Sachin'], false],
    ['andheri', ['Andheri', 'Andheri East', 'Andheri West'], true],
    ['hinjewadi', ['Hinjawadi'], true],
    ['Uttaranchal', ['Uttarakhand'], true],
    ['yerawada', ['Yerwada'], true],
    ['Kopar-Khairane', ['Kopar Khairane'], true],
  ])('%s are %j', (name, names, isPlain) => {
    expect(placesNamed(name)).toEqual({ names, isPlain });
  });

  test('an unknown name are none', () => {
    expect(placesNamed('nowhere')).toBeUndefined();
  });
});

test.each([
  ['php whitefield', ['Whitefield'], ['Bengaluru']],
  ['php thane', ['Thane'], ['Mumbai', 'Navi Mumbai', 'Kalyan', 'Dombivli']],
  ['php gurgaon delhi ncr', ['Gurugram'], ['Delhi', 'Noida', 'Greater Noida', 'Ghaziabad', 'Faridabad']],
  ['php kota', ['Kota'], undefined],
])('people of the city or the region are near: %s', (text, names, around) => {
  const [fact] = understand(`${text} `).facts;
  expect(fact?.condition).toEqual({ kind: 'place', names, ...(around && { around: expect.any(Array) }) });
  if (fact?.condition.kind === 'place' && around)
    expect(new Set(fact.condition.around)).toEqual(new Set(around));
});

test.each([
  ['accountant mansarovar jaipur', ['Mansarovar']],
  ['accountant anand, gujarat', ['Anand']],
  ['accountant in rajouri garden', ['Rajouri Garden']],
  ['accountant cg road ahmedabad', ['CG Road']],
  ['accountant noida sec 62', ['Sector 62']],
  ['accountant bhiwadi', ['Bhiwadi']],
])('a name that is also a word means the place before its city or state: %s', (text, names) => {
  const { facts, groups } = understand(`${text} `);
  expect(facts.map(({ condition }) => condition)).toMatchObject([{ kind: 'place', names }]);
  expect(groups).toHaveLength(1);
});

test('no more places are read than a search may ask for', () => {
  const cities =
    'pune mumbai delhi noida gurgaon chennai kolkata hyderabad jaipur indore bhopal lucknow kanpur nagpur surat vadodara rajkot kochi mysuru madurai patna ranchi guwahati';
  const [fact] = understand(`php in ${cities.replaceAll(' ', ' or ')} `).facts;
  expect(SearchCondition.safeParse(fact?.condition).error).toBeUndefined();
  expect(fact?.condition).toMatchObject({ kind: 'place', names: { length: SEARCH_CONDITION_VALUES_MAX } });
});

test.each([
  ['php near pune within 50 km', 50],
  ['php pune 50 km', 50],
  ['php 50 km around pune', 50],
  ['php within 30 kms of pune', 30],
  ['php near pune', 25],
])('the distance in %s is no salary', (text, withinKm) => {
  const facts = understand(`${text} `).facts.map(({ condition }) => condition);
  expect(facts).toEqual([{ kind: 'place', names: ['Pune'], withinKm }]);
});

test.each(['content', 'writer', 'recruiter'])('%s is spelt right', (word) => {
  const groups = understand(`${word} java `).groups.flatMap(({ anyOf }) => anyOf);
  expect(groups[0]).toMatchObject({ kind: 'word', word: { misspelt: undefined } });
});
