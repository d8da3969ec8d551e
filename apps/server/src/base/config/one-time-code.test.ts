import { expect, test } from 'vitest';
import { complete, problems, read, secret, testWrongValues, twilioKeys } from '../../../test/config.ts';

test('one-time codes are sent by the providers of each country', () => {
  expect(read({}).oneTimeCodeVendors).toBeUndefined();
  const env = { ...twilioKeys, TWOFACTOR_API_KEY: secret, TWOFACTOR_TEMPLATE: 'OTP' };
  const vendorsOf = (OTP_PROVIDER: string) =>
    Object.fromEntries(read({ ...env, OTP_PROVIDER }).oneTimeCodeVendors ?? []);
  expect(vendorsOf('both')).toEqual({ IN: ['2factor', 'twilio'], '*': ['twilio'] });
  expect(vendorsOf('2factor')).toEqual({ '*': ['2factor'] });
  expect(vendorsOf('GB=twilio+2factor, * = twilio')).toEqual({
    GB: ['twilio', '2factor'],
    '*': ['twilio'],
  });
  expect(read({ ...env, TWILIO_VERIFY_URL: 'http://localhost:8080/' })).toMatchObject({
    twilio: { url: 'http://localhost:8080' },
    twoFactorIndia: { url: 'https://2factor.in', apiKey: secret, template: 'OTP' },
  });
});

test('the limits of one-time codes can be set', () => {
  expect(read({ ONE_TIME_CODES_VERIFIED_PERCENT: '40' }).oneTimeCodes).toEqual({
    unverifiedPerNetwork: 100,
    unverifiedPerPrefix: 50,
    verifiedPercent: 40,
    alertPerCountry: 500,
  });
});

test('the cost limit of one-time codes is set for each country', () => {
  const amountsOf = (ONE_TIME_CODES_PER_COUNTRY_A_DAY: string) =>
    Object.fromEntries(read({ ONE_TIME_CODES_PER_COUNTRY_A_DAY }).codesPerCountryADay);
  expect(amountsOf('')).toEqual({ IN: 20_000, '*': 2000 });
  expect(amountsOf('50')).toEqual({ '*': 50 });
  expect(amountsOf('US=0,*=50')).toEqual({ US: 0, '*': 50 });
});

testWrongValues([
  ...['pigeon', 'IN=2factor', 'FR=twilio,*=twilio', 'IN=2factor+2factor,*=twilio', '*=twilio=2factor'].map(
    (OTP_PROVIDER): [Record<string, string>, string] => [
      { OTP_PROVIDER },
      'OTP_PROVIDER must be local, twilio, 2factor, both, or a rule such as IN=2factor+twilio,*=twilio: countries (IN, US, AU, GB, and * for all others) with their providers in order.',
    ],
  ),
  [
    { OTP_PROVIDER: 'twilio', TWILIO_AUTH_TOKEN: secret },
    'Set TWILIO_ACCOUNT_SID and TWILIO_VERIFY_SERVICE_SID too: OTP_PROVIDER names twilio.',
  ],
  [
    { OTP_PROVIDER: 'both', ...twilioKeys, TWOFACTOR_API_KEY: secret },
    'Set TWOFACTOR_TEMPLATE too: OTP_PROVIDER names 2factor.',
  ],
  [{ TWOFACTOR_TEMPLATE: 'OTP' }, 'Set TWOFACTOR_API_KEY too: TWOFACTOR_TEMPLATE has no effect alone.'],
  [
    { TWILIO_ACCOUNT_SID: 'me' },
    'TWILIO_ACCOUNT_SID must be a SID of 34 characters that begins with AC or SK.',
  ],
  ...['many', 'IN=5', 'IN=5,*=-1'].map((amounts): [Record<string, string>, string] => [
    { ONE_TIME_CODES_PER_COUNTRY_A_DAY: amounts },
    'ONE_TIME_CODES_PER_COUNTRY_A_DAY must be a whole number, or numbers by country such as IN=20000,*=2000: countries (IN, US, AU, GB, and * for all others) with the number of codes each gets per day.',
  ]),
  [
    { ONE_TIME_CODES_UNVERIFIED_PER_NETWORK: '0' },
    'ONE_TIME_CODES_UNVERIFIED_PER_NETWORK must be a whole number from 10 to 1000000.',
  ],
  [
    { ONE_TIME_CODES_UNVERIFIED_PER_PREFIX: 'many' },
    'ONE_TIME_CODES_UNVERIFIED_PER_PREFIX must be a whole number from 10 to 1000000.',
  ],
  [
    { ONE_TIME_CODES_VERIFIED_PERCENT: '100' },
    'ONE_TIME_CODES_VERIFIED_PERCENT must be a whole number from 1 to 90.',
  ],
  [
    { ONE_TIME_CODES_ALERT_PER_COUNTRY: '-1' },
    'ONE_TIME_CODES_ALERT_PER_COUNTRY must be a whole number from 10 to 10000000.',
  ],
]);

test('a key to one-time codes does not go over http to another machine', () => {
  const env = { ...complete, TALAASH_ENV: 'staging', ...twilioKeys, OTP_PROVIDER: 'twilio' };
  expect(problems({ ...env, TWILIO_VERIFY_URL: 'http://verify.example' })).toContain(
    'Set TWILIO_VERIFY_URL to an https address: the key is not safe over http (TALAASH_ENV is staging).',
  );
  expect(problems({ ...env, TWILIO_VERIFY_URL: 'http://127.0.0.1:8080' }).join()).not.toContain('TWILIO');
});
