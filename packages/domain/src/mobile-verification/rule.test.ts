import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, MOBILE_COUNTRY_CODES } from '../base/country.ts';
import { USER_TYPES } from '../user-profile/choice.ts';
import {
  internationalNumber,
  isCodeFlood,
  mobileCountryCodesOf,
  mobileNumberRefusal,
  plainNumber,
} from './rule.ts';
import { MobileNumberE164 } from './schema.ts';
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

  test.each([
    ['+91 98765-43210', 'grouped'],
    ['+91 (98765) 43.210', 'in brackets'],
    ['\u200e+91\u200b98765\u2060432\u00ad10\u202c', 'with invisible characters'],
    ['+91\u00a098765\u201043210', 'with a space and a dash that do not break'],
    ['＋９１９８７６５４３２１０', 'in wide digits'],
    ['+९१९८७६५४३२१०', 'in Devanagari digits'],
    ['+৯১৯৮৭৬৫৪৩২১০', 'in Bengali digits'],
    ['+٩١٩٨٧٦٥٤٣٢١٠', 'in Arabic digits'],
    ['+𝟗𝟏𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎', 'in bold digits of mathematics'],
  ])('"%s", %s, is one number', (typed) => {
    expect(MobileNumberE164.parse(typed)).toBe('+919876543210');
  });

  test('has the same digits in every script', () => {
    const allDigits = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((char) => /\p{Nd}/u.test(char));
    const zeros = allDigits.filter((_, index) => index % 10 === 0);
    expect(plainNumber(allDigits.join(''))).toBe('0123456789'.repeat(zeros.length));
  });

  test('is not changed when it is plain', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{1,14}$/), (plain) => {
        expect(plainNumber(plain)).toBe(plain);
      }),
    );
  });

  test.each([
    '919876543210',
    '+0919876543210',
    '+91987654321012345',
    '+91 98765 4321O',
    '+91 98765 43210 ext 5',
    '+',
  ])('is not "%s"', (typed) => {
    expect(MobileNumberE164.safeParse(typed).success).toBe(false);
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

  test('is offered with the countries that its user type may use', () => {
    expect(mobileCountryCodesOf('talent')).toEqual(['IN']);
    expect(mobileCountryCodesOf('company')).toEqual(['AU', 'GB', 'US']);
    expect(mobileCountryCodesOf(undefined)).toEqual(MOBILE_COUNTRY_CODES);
    for (const userType of USER_TYPES)
      for (const code of MOBILE_COUNTRY_CODES) {
        const isRefused =
          mobileNumberRefusal(userType, code, `${COUNTRIES[code].diallingCode}400000000`) !== undefined;
        expect(mobileCountryCodesOf(userType).includes(code)).toBe(!isRefused);
      }
  });

  test('must belong to the country that was chosen', () => {
    expect(mobileNumberRefusal('company', 'GB', '+14155550123')).toBe(
      MOBILE_NUMBER_RULE_SENTENCES.countryMismatch,
    );
  });
});

describe('codes that belong together', () => {
  const limits = { free: 100, verifiedPercent: 25 };

  test.each([
    [{ unverified: 99, verified: 0 }, false],
    [{ unverified: 100, verified: 0 }, true],
    [{ unverified: 102, verified: 1 }, false],
    [{ unverified: 103, verified: 1 }, true],
    [{ unverified: 400, verified: 100 }, true],
    [{ unverified: 399, verified: 100 }, false],
    [{ unverified: 200, verified: 1000 }, false],
  ])('%o are a flood: %s', (tally, isFlood) => {
    expect(isCodeFlood(tally, limits)).toBe(isFlood);
  });

  const amount = fc.nat(10_000);
  const percent = fc.integer({ min: 1, max: 90 });

  test('of which the wanted share is verified are never a flood', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 10, max: 1000 }),
        percent,
        (unverified, verified, free, verifiedPercent) => {
          fc.pre(verified * 100 >= (verified + unverified) * verifiedPercent);
          expect(isCodeFlood({ unverified, verified }, { free, verifiedPercent })).toBe(false);
        },
      ),
    );
  });

  test('are no flood by one more that is verified, and stay one by one more that is not', () => {
    fc.assert(
      fc.property(amount, amount, percent, (unverified, verified, verifiedPercent) => {
        const given = { free: 100, verifiedPercent };
        const isFlood = isCodeFlood({ unverified, verified }, given);
        if (!isFlood) expect(isCodeFlood({ unverified, verified: verified + 1 }, given)).toBe(false);
        else expect(isCodeFlood({ unverified: unverified + 1, verified }, given)).toBe(true);
      }),
    );
  });
});
