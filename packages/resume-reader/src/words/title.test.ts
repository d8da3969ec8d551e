import { expect, it } from 'vitest';
import { isCompany, isTitle } from './title.ts';

it.each([
  'Software Engineer',
  'Staff Nurse',
  'Truck Driver',
  'Telecallers',
  'Company Secretary',
  'Co-Founder',
  'SDE-2',
  'इंजीनियर',
])('%s is a title', (text) => {
  expect([isTitle(text), isCompany(text)]).toEqual([true, false]);
});

it.each([
  'Robosoft Technologies',
  'Lumen Retail Pvt. Ltd.',
  'Zuntra Foods',
  'Sharma & Associates',
  'Infosys',
])('%s is a company', (text) => {
  expect([isTitle(text), isCompany(text)]).toEqual([false, true]);
});
