import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Config, configurationPage, readConfig } from './config.ts';

const secret = 'x'.repeat(32);

function read(env: Record<string, string>): Config {
  const reading = readConfig(env);
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  return reading.config;
}

function problems(env: Record<string, string>): string[] {
  const reading = readConfig(env);
  return 'problems' in reading ? reading.problems : [];
}

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
    [{ OTP_PROVIDER: 'pigeon' }, 'OTP_PROVIDER must be one of: local.'],
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

  const stripe = {
    PAYMENTS_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  };

  test('a test key of Stripe is for staging, a live one for production', () => {
    const env = { ...complete, ...stripe, OTP_PROVIDER: 'local' };
    const about = (given: Record<string, string>) =>
      problems({ ...env, ...given }).filter(
        (sentence) => sentence.includes('STRIPE') || sentence.includes('PAYMENTS'),
      );
    const tried = { STRIPE_SECRET_KEY: 'rk_test_0123456789' };
    expect(about({ TALAASH_ENV: 'production' })).toEqual([]);
    expect(about({ TALAASH_ENV: 'staging', ...tried })).toEqual([]);
    expect(about({ TALAASH_ENV: 'production', ...tried })).toEqual([
      'Set STRIPE_SECRET_KEY to a live key (sk_live_...): with a test key everybody has premium without paying. For a trial, set TALAASH_ENV to staging.',
    ]);
    expect(about({ TALAASH_ENV: 'local' })).toEqual([
      'Set STRIPE_SECRET_KEY to a test key (sk_test_...): an installation with TALAASH_ENV=local must not take money.',
    ]);
    expect(read({ ...stripe, ...tried }).stripe).toEqual({
      secretKey: 'rk_test_0123456789',
      webhookSecret: 'whsec_0123456789',
      isTestMode: true,
    });
    expect(read({}).stripe).toBeUndefined();
  });

  test.each([
    [
      { STRIPE_SECRET_KEY: '' },
      'Set STRIPE_SECRET_KEY too: PAYMENTS_PROVIDER is stripe, and Stripe lets nobody in without it.',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: '' },
      'Set STRIPE_WEBHOOK_SECRET too: PAYMENTS_PROVIDER is stripe, and its messages are believed only when they are signed.',
    ],
    [
      { STRIPE_SECRET_KEY: 'pk_test_0123456789' },
      'STRIPE_SECRET_KEY must be a secret key (sk_... or rk_...), not the publishable one (pk_...).',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'sk_test_0123456789' },
      'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint (whsec_...).',
    ],
    [
      { STRIPE_PRICE_ID: 'prod_1' },
      'STRIPE_PRICE_ID must be the id of a price (price_...), not of a product.',
    ],
    [
      { STRIPE_API_URL: 'http://127.0.0.1.evil.example' },
      'STRIPE_API_URL must be an address of this machine: it is for a stand-in in tests.',
    ],
    [
      { STRIPE_API_URL: 'http://localhost@evil.example' },
      'STRIPE_API_URL must be an address of this machine: it is for a stand-in in tests.',
    ],
    [
      { PAYMENTS_PROVIDER: 'local', STRIPE_WEBHOOK_SECRET: '' },
      'Set PAYMENTS_PROVIDER to stripe, or remove STRIPE_SECRET_KEY.',
    ],
  ])('Stripe with %o', (given, sentence) => {
    const env = { ...stripe, STRIPE_SECRET_KEY: 'sk_test_0123456789', ...given };
    expect(problems(env)).toEqual([sentence]);
  });

  test('Stripe with a stand-in', () => {
    for (const url of ['http://localhost:12111', 'http://127.0.0.1:12111/', 'https://[::1]:12111'])
      expect(read({ ...stripe, STRIPE_API_URL: url }).stripe?.apiUrl).toBe(url);
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
