import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstinCheckDigit, identifierRefusal, normalIdentifier } from './identifier.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('the GSTIN %s is right', (gstin) =>
  expect(identifierRefusal('gstin', gstin)).toBeUndefined(),
);

test.each([
  ['27AAPFU0939F1ZW', 'last character'],
  ['27AAPFU0993F1ZV', 'last character'],
  ['00AAPFU0939F1ZV', 'no state'],
  ['39AAPFU0939F1ZV', 'no state'],
  ['27AAPFU0939F1Z', '15 characters'],
  ['27AAPFU0939F1ZVX', '15 characters'],
  ['27AAPF10939F1ZV', '15 characters'],
  ['27AAPFU0939F0ZV', '15 characters'],
  ['', '15 characters'],
])('the GSTIN %j is refused: %s', (gstin, reason) =>
  expect(identifierRefusal('gstin', gstin)).toContain(reason),
);

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const first14 = fc.stringMatching(/^(0[1-9]|[12]\d|3[0-8])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z$/);

test('any one changed character of the first 14 is noticed', () => {
  fc.assert(
    fc.property(first14, fc.nat(13), fc.integer({ min: 1, max: 35 }), (text, at, by) => {
      const changed = DIGITS.charAt((DIGITS.indexOf(text.charAt(at)) + by) % 36);
      const other = text.slice(0, at) + changed + text.slice(at + 1);
      expect(gstinCheckDigit(other)).not.toBe(gstinCheckDigit(text));
    }),
  );
});

test.each([
  'L17110MH1973PLC019786',
  'L22210MH1995PLC028781',
  'L85110KA1981PLC013115',
  'U72200KA2013PTC097389',
])('the CIN %s is right', (cin) => expect(identifierRefusal('cin', cin, 2026)).toBeUndefined());

test.each([
  ['X17110MH1973PLC019786', '21 characters'],
  ['L1711MH1973PLC019786', '21 characters'],
  ['L17110XX1973PLC019786', 'no state'],
  ['L17110MH1799PLC019786', 'no year'],
  ['L17110MH2027PLC019786', 'no year'],
  ['L17110MH1973ABC019786', 'no kind'],
  ['L17110MH1973PLC01978A', '21 characters'],
])('the CIN %s is refused: %s', (cin, reason) =>
  expect(identifierRefusal('cin', cin, 2026)).toContain(reason),
);

test('typed with spaces, hyphens and small letters', () =>
  expect(normalIdentifier(' 27-aapfu 0939f1zv ')).toBe('27AAPFU0939F1ZV'));
