import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { botCheck } from './config/bot-check.ts';
import { type Config, configurationPage, Environment, readConfig } from './config.ts';

const secret = 'x'.repeat(32);
const twilioKeys = {
  TWILIO_ACCOUNT_SID: `AC${secret}`,
  TWILIO_AUTH_TOKEN: secret,
  TWILIO_VERIFY_SERVICE_SID: `VA${secret}`,
};

function read(env: Record<string, string>): Config {
  const reading = readConfig(env);
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  return reading.config;
}

function problems(env: Record<string, string>): string[] {
  const reading = readConfig(env);
  return 'problems' in reading ? reading.problems : [];
}

const parsed = (env: Record<string, string>) => Environment.parse(env);

describe('on a developer’s machine', () => {
  test('nothing needs to be set', () => {
    expect(read({})).toMatchObject({
      environment: 'local',
      port: 3000,
      host: 'localhost',
      isDemo: true,
      hasDemoPages: true,
      databaseUrl: undefined,
      appSecret: undefined,
      logLevel: 'warn',
    });
    expect(read({}).dataDir).toBe(join(import.meta.dirname, '../../../../.data'));
  });

  test('an empty variable counts as not set', () => {
    expect(read({ PORT: '', DATABASE_URL: '', TALAASH_DEMO: '' })).toEqual(read({}));
  });

  test('the search index is in the server, or in Typesense when it is named', () => {
    expect(read({}).typesense).toBeUndefined();
    const env = { TYPESENSE_URL: 'http://one.test:8108, http://two.test/search', TYPESENSE_API_KEY: secret };
    expect(read(env).typesense).toEqual({
      urls: ['http://one.test:8108/', 'http://two.test/search'],
      apiKey: secret,
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

  test('one-time codes are sent by the providers of each country', () => {
    expect(read({}).otpVendors).toBeUndefined();
    const env = { ...twilioKeys, TWOFACTOR_API_KEY: secret, TWOFACTOR_TEMPLATE: 'OTP' };
    const vendorsOf = (OTP_PROVIDER: string) =>
      Object.fromEntries(read({ ...env, OTP_PROVIDER }).otpVendors ?? []);
    expect(vendorsOf('both')).toEqual({ IN: ['2factor', 'twilio'], '*': ['twilio'] });
    expect(vendorsOf('2factor')).toEqual({ '*': ['2factor'] });
    expect(vendorsOf('GB=twilio+2factor, * = twilio')).toEqual({
      GB: ['twilio', '2factor'],
      '*': ['twilio'],
    });
    expect(read({ ...env, TWILIO_VERIFY_URL: 'http://localhost:8080/' })).toMatchObject({
      twilio: { url: 'http://localhost:8080' },
      twoFactor: { url: 'https://2factor.in', apiKey: secret, template: 'OTP' },
    });
  });

  test('the cost limit of one-time codes is set for each country', () => {
    const amountsOf = (ONE_TIME_CODES_PER_COUNTRY_A_DAY: string) =>
      Object.fromEntries(read({ ONE_TIME_CODES_PER_COUNTRY_A_DAY }).codesPerCountryADay);
    expect(amountsOf('')).toEqual({ IN: 20_000, '*': 2000 });
    expect(amountsOf('50')).toEqual({ '*': 50 });
    expect(amountsOf('US=0,*=50')).toEqual({ US: 0, '*': 50 });
  });

  test('nothing is checked of bots, unless it is turned on', () => {
    expect(read({})).toMatchObject({ hasBotCheck: false, botCheckCost: 5000 });
    expect(read({ BOT_CHECK: 'on', BOT_CHECK_COST: '7' })).toMatchObject({
      hasBotCheck: true,
      botCheckCost: 7,
    });
  });

  test('the operator has an address when it is set', () => {
    expect(read({}).operatorEmail).toBeUndefined();
    expect(read({ OPERATOR_EMAIL: 'us@talaash.test' }).operatorEmail).toBe('us@talaash.test');
    expect(problems({ OPERATOR_EMAIL: 'us' })).toEqual([expect.stringContaining('must be an email address')]);
  });

  test('the demo can be left out', () => {
    expect(read({ TALAASH_DEMO: 'off' }).isDemo).toBe(false);
  });

  test('the demo pages can be left out', () => {
    expect(read({ DEMO_PAGES: 'off' }).hasDemoPages).toBe(false);
  });
});

describe('a wrong value is refused with its name and what it must be', () => {
  test.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ TALAASH_ENV: 'prod' }, 'TALAASH_ENV must be one of: local, staging, production.'],
    [{ TALAASH_DEMO: 'yes' }, 'TALAASH_DEMO must be one of: on, off.'],
    [{ DEMO_PAGES: 'yes' }, 'DEMO_PAGES must be one of: on, off.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/talaash.',
    ],
    [
      { TYPESENSE_URL: 'search.example', TYPESENSE_API_KEY: secret },
      'TYPESENSE_URL must be an http or https address such as https://search.example:8108, or several of a cluster, separated by commas.',
    ],
    [
      { TYPESENSE_URL: 'https://one.example,ftp://two.example', TYPESENSE_API_KEY: secret },
      'TYPESENSE_URL must be an http or https address such as https://search.example:8108, or several of a cluster, separated by commas.',
    ],
    [
      { TYPESENSE_URL: 'http://localhost:8108' },
      'Set TYPESENSE_API_KEY too: without it the search server lets nobody in.',
    ],
    [{ TYPESENSE_API_KEY: secret }, 'Set TYPESENSE_URL too, or neither: TYPESENSE_API_KEY is a key to it.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
    [
      { BASE_URL: 'talaash.example' },
      'BASE_URL must be an http or https address, such as https://talaash.example.',
    ],
    [
      { APP_SECRET: 'short' },
      'APP_SECRET must have at least 32 characters; `openssl rand -hex 32` makes one.',
    ],
    ...['pigeon', 'IN=2factor', 'FR=twilio,*=twilio', 'IN=2factor+2factor,*=twilio', '*=twilio=2factor'].map(
      (OTP_PROVIDER): [Record<string, string>, string] => [
        { OTP_PROVIDER },
        'OTP_PROVIDER must be local, twilio, 2factor, both, or a rule such as IN=2factor+twilio,*=twilio: countries (IN, US, AU, GB, and * for all others) with the providers that are asked, the first one first.',
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
    [{ TWOFACTOR_TEMPLATE: 'OTP' }, 'Set TWOFACTOR_API_KEY too: TWOFACTOR_TEMPLATE is of no use alone.'],
    [
      { TWILIO_ACCOUNT_SID: 'me' },
      'TWILIO_ACCOUNT_SID must be a SID of 34 characters that begins with AC or SK.',
    ],
    ...['many', 'IN=5', 'IN=5,*=-1'].map((amounts): [Record<string, string>, string] => [
      { ONE_TIME_CODES_PER_COUNTRY_A_DAY: amounts },
      'ONE_TIME_CODES_PER_COUNTRY_A_DAY must be a whole number, or numbers by country such as IN=20000,*=2000: countries (IN, US, AU, GB, and * for all others) with how many codes each gets in a day.',
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
  ])('%o', (env, sentence) => {
    expect(problems(env)).toEqual([sentence]);
  });
});

describe('outside local', () => {
  const complete = {
    APP_SECRET: secret,
    BASE_URL: 'https://talaash.example',
    SMTP_URL: 'smtp://mail.example',
  };

  test.each([
    ['APP_SECRET', 'Set APP_SECRET to a secret'],
    ['BASE_URL', 'Set BASE_URL to the public origin'],
    ['SMTP_URL', 'Set SMTP_URL to the server that delivers mail'],
  ])('a missing %s stops the start', (name, beginning) => {
    const env = { ...complete, TALAASH_ENV: 'staging', [name]: '' };
    expect(problems(env)).toContainEqual(
      expect.stringMatching(`^${beginning}.* \\(TALAASH_ENV is staging\\)\\.$`),
    );
  });

  test('a key to one-time codes does not go over http to another machine', () => {
    const env = { ...complete, TALAASH_ENV: 'staging', ...twilioKeys, OTP_PROVIDER: 'twilio' };
    expect(problems({ ...env, TWILIO_VERIFY_URL: 'http://verify.example' })).toContain(
      'Set TWILIO_VERIFY_URL to an https address: the key is not safe over http (TALAASH_ENV is staging).',
    );
    expect(problems({ ...env, TWILIO_VERIFY_URL: 'http://127.0.0.1:8080' }).join()).not.toContain('TWILIO');
  });

  test('bots are checked, unless it is turned off', () => {
    const env = { ...complete, ...twilioKeys, OTP_PROVIDER: 'twilio', TALAASH_ENV: 'staging' };
    expect(problems(env).join()).not.toContain('BOT_CHECK');
    expect(botCheck.read(parsed(env), 'staging')).toMatchObject({ hasBotCheck: true });
    expect(botCheck.read(parsed({ ...env, BOT_CHECK: 'off' }), 'staging')).toMatchObject({
      hasBotCheck: false,
    });
  });

  test('the local providers stop the start', () => {
    expect(problems({ ...complete, TALAASH_ENV: 'production' })).toEqual([
      'Set OTP_PROVIDER to a provider that sends codes: local accepts 123456 from everybody (TALAASH_ENV is production).',
      'Set PAYMENTS_PROVIDER to a provider that takes money: local takes none (TALAASH_ENV is production).',
    ]);
  });

  test('weak password hashes stop the start', () => {
    expect(read({ WEAK_PASSWORD_HASHES: 'on' }).hasWeakPasswordHashes).toBe(true);
    expect(read({}).hasWeakPasswordHashes).toBe(false);
    for (const environment of ['staging', 'production'])
      expect(problems({ ...complete, TALAASH_ENV: environment, WEAK_PASSWORD_HASHES: 'on' })).toContain(
        `Set WEAK_PASSWORD_HASHES to off: whoever steals a weak hash finds its password (TALAASH_ENV is ${environment}).`,
      );
  });

  test('demo people, whose password is published, stop the start', () => {
    expect(problems({ ...complete, TALAASH_ENV: 'production', TALAASH_DEMO: 'on' })).toContain(
      'Set TALAASH_DEMO to off: everybody knows the password of the demo people, and one of them is an admin (TALAASH_ENV is production).',
    );
  });

  test('Typesense needs https', () => {
    const typesense = { TYPESENSE_URL: 'https://one.example,http://two.example', TYPESENSE_API_KEY: secret };
    expect(problems({ ...complete, ...typesense, TALAASH_ENV: 'staging' })).toContain(
      'Set TYPESENSE_URL to https addresses: names and the key are not safe over http (TALAASH_ENV is staging).',
    );
  });

  test('production needs https', () => {
    const env = { ...complete, TALAASH_ENV: 'production', BASE_URL: 'http://talaash.example' };
    expect(problems(env)).toContain(
      'Set BASE_URL to an https address: sessions are not safe over http (TALAASH_ENV is production).',
    );
  });
});

test('docs/configuration.md is what the schema says; `npm run docs` writes it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8');
  expect(page).toBe(configurationPage());
});
