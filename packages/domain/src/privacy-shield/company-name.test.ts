import { describe, expect, test } from 'vitest';
import { companyNameKey } from './company-name.ts';

describe('names of the same company', () => {
  test.each([
    ['Lumen Retail', 'LUMEN RETAIL PVT. LTD.'],
    ['Lumen Retail', 'Lumen Retail Private Limited'],
    ['Lumen Retail', 'lumen-retail, Inc.'],
    ['Lumen Retail', 'LumenRetail'],
    ['Lumen Retail', 'The Lumen Retail Company'],
    ['Lumen Retail', 'Lumen Retail (India) Pvt Ltd'],
    ['Nestlé', 'Nestle S.A.'],
    ['Müller & Söhne', 'Muller and Sohne GmbH'],
    ['Smith', 'Smith & Co.'],
    ['I.B.M.', 'IBM Corporation'],
    ['Straße', 'Strasse AG'],
    ["Byju's", 'Byjus'],
    ['टाटा मोटर्स', 'टाटा  मोटर्स Ltd'],
  ])('%s and %s', (one, other) => {
    expect(companyNameKey(other)).toBe(companyNameKey(one));
    expect(companyNameKey(one)).not.toBe('');
  });
});

describe('names of different companies', () => {
  test.each([
    ['Air India', 'Air'],
    ['Lumen', 'Lumen Retail'],
    ['Orchid Health', 'Orchid Wealth'],
    ['टाटा', 'टीटी'],
    ['Company', 'Limited'],
    ['Cosa', 'Co'],
  ])('%s and %s', (one, other) => expect(companyNameKey(other)).not.toBe(companyNameKey(one)));
});

test('a name of legal forms alone keeps one, and a name without letters has no key', () => {
  expect(companyNameKey('Limited')).toBe('limited');
  expect(companyNameKey('(Curly)')).toBe('curly');
  expect(companyNameKey('...')).toBe('');
});
