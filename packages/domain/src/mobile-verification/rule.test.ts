import { describe, expect, test } from 'vitest';
import { internationalNumber, mobileNumberRefusal } from './rule.ts';
import { MOBILE_NUMBER_RULE_SENTENCES } from './words.ts';

describe('a mobile number', () => {
  test.each([
    ['IN', '98765 43210', '+919876543210'],
    ['IN', '098765-43210', '+919876543210'],
    ['US', '(415) 555-0123', '+14155550123'],
    ['GB', '07700 900123', '+447700900123'],
    ['AU', '+61 412 345 678', '+61412345678'],
    ['AU', '', ''],
  ] as const)('typed beside %s as "%s" is %s', (countryCode, typed, number) => {
    expect(internationalNumber(countryCode, typed)).toBe(number);
  });

  test('from India is for talents, not for companies', () => {
    expect(mobileNumberRefusal('talent', 'IN', '+919876543210')).toBeUndefined();
    expect(mobileNumberRefusal('company', 'IN', '+919876543210')).toBe(
      MOBILE_NUMBER_RULE_SENTENCES.companyNumber,
    );
  });

  test('from another country is for companies, not for talents', () => {
    expect(mobileNumberRefusal('company', 'US', '+14155550123')).toBeUndefined();
    expect(mobileNumberRefusal('talent', 'US', '+14155550123')).toBe(
      MOBILE_NUMBER_RULE_SENTENCES.talentNumber,
    );
  });

  test('must belong to the country that was chosen', () => {
    expect(mobileNumberRefusal('company', 'GB', '+14155550123')).toBe(
      MOBILE_NUMBER_RULE_SENTENCES.countryMismatch,
    );
  });
});
