import fc from 'fast-check';
import { expect, test } from 'vitest';
import { websiteFit } from './website.ts';

test.each([
  ['Harbor Ledger', 'https://www.harborledger.com'],
  ['Harbor Ledger Inc', 'https://harbor-ledger.io/about'],
  ['Tata Consultancy Services', 'https://www.tcs.com'],
  ['International Business Machines', 'https://ibm.com'],
  ['Infosys Limited', 'https://www.infosys.com'],
  ['Infosys', 'https://infy.com'.replace('infy', 'infosysbpm')],
  ['Zoho Corporation Pvt. Ltd.', 'https://zoho.in'],
  ['Acme Labs', 'https://getacme.dev'],
  ['The Northern Bakery', 'https://northernbakery.co.nz'],
  ['Müller & Söhne', 'https://mueller-soehne.com'.replace('mueller', 'muller')],
  ['Kavya Payments', 'https://careers.kavya.co.in'],
  ['9 Dots Design', 'https://9dots.design'],
  ['Technology Group', 'https://technologygroup.com'],
  ['मीरा टेक', 'https://meeratech.in'],
  ["O'Reilly Media", 'https://oreilly.com'],
  ['Global Software Solutions', 'https://gss.com'],
])('%s belongs to %s', (name, website) => {
  expect(websiteFit(name, website)).toBe('fits');
});

test.each([
  ['Harbor Ledger', 'https://www.bluewhale.com'],
  ['Acme Labs', 'https://labs.com'],
  ['Acme Technologies', 'https://randomtechnologies.com'],
  ['Kavya Payments', 'https://amazon.com'],
])('%s does not belong to %s', (name, website) => {
  expect(websiteFit(name, website)).toBe('otherName');
});

test.each([
  'https://harborledger.blogspot.com',
  'https://harborledger.github.io',
  'https://sites.google.com/view/harborledger',
  'https://www.facebook.com/harborledger',
  'https://linkedin.com/company/harborledger',
  'https://harborledger.wordpress.com',
  'https://harbor.example.com',
])('%s is a free host', (website) => {
  expect(websiteFit('Harbor Ledger', website)).toBe('freeHost');
});

test('any name and address get an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.oneof(fc.webUrl(), fc.string()), (name, website) => {
      expect(['fits', 'freeHost', 'otherName']).toContain(websiteFit(name, website));
    }),
  );
});
