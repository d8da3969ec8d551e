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

describe('a language model', () => {
  const ours = { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm' };

  test('is none, one of one’s own server, or one of a provider whose address is known', () => {
    expect(read({})).toMatchObject({ model: undefined, headshotModel: undefined });
    expect(read({ ...ours, MODEL_URL: 'http://127.0.0.1:11434/v1/', MODEL_USES: 'resume' }).model).toEqual({
      provider: 'openai-compatible',
      url: 'http://127.0.0.1:11434/v1',
      apiKey: undefined,
      name: 'm',
      uses: ['resume'],
      tokensPerDay: 2_000_000,
      reviewMs: 4000,
      resumeMs: 20_000,
    });
    const google = { PROVIDER: 'google', NAME: 'm', API_KEY: 'k' };
    const env = Object.fromEntries(
      Object.entries(google).flatMap(([name, value]) => [
        [`MODEL_${name}`, value],
        [`HEADSHOT_MODEL_${name}`, value],
      ]),
    );
    const url = 'https://generativelanguage.googleapis.com/v1beta';
    expect(read(env)).toMatchObject({ model: { url }, headshotModel: { url, picturesPerDay: 500 } });
  });

  test.each([
    ['http://127.0.0.1:11434/v1', true],
    ['http://[::1]:8080/v1', true],
    ['http://10.1.2.3/v1', true],
    ['http://172.31.0.1/v1', true],
    ['http://192.168.1.9/v1', true],
    ['http://[fd00::5]/v1', true],
    ['http://ollama:11434/v1', true],
    ['http://model.internal/v1', true],
    ['https://api.example/v1', true],
    ['http://api.example/v1', false],
    ['http://172.32.0.1/v1', false],
    ['http://8.8.8.8/v1', false],
    ['http://[2001:db8::1]/v1', false],
    ['http://internal.example/v1', false],
  ])('outside local may be at %s: %s', (address, isAllowed) => {
    const env = { ...ours, TALAASH_ENV: 'production', MODEL_URL: address };
    const said = problems(env).filter((sentence) => sentence.includes('MODEL_'));
    expect(said).toEqual(
      isAllowed
        ? []
        : [
            'Set MODEL_URL to an https address: texts and the key are not safe over http outside of your own network (TALAASH_ENV is production).',
          ],
    );
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
    [
      { MODEL_PROVIDER: 'oracle' },
      'MODEL_PROVIDER must be one of: none, openai-compatible, anthropic, google.',
    ],
    [
      { MODEL_URL: 'http://127.0.0.1:11434/v1' },
      'Set MODEL_PROVIDER too, or none of its settings: it is none, so no model is asked.',
    ],
    [
      { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm' },
      'Set MODEL_URL to the address of the server, such as http://127.0.0.1:11434/v1.',
    ],
    [
      { MODEL_PROVIDER: 'openai-compatible', MODEL_URL: 'http://127.0.0.1:11434/v1' },
      'Set MODEL_NAME to the model that openai-compatible is asked for.',
    ],
    [
      { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm' },
      'Set MODEL_API_KEY: anthropic answers nobody without a key.',
    ],
    [
      { MODEL_USES: 'review,poems' },
      'MODEL_USES must be one or both of: review, resume, separated by a comma.',
    ],
    [{ MODEL_DAILY_BUDGET: 'much' }, 'MODEL_DAILY_BUDGET must be a whole number from 0 to 10000000000.'],
    [
      { HEADSHOT_MODEL_PROVIDER: 'google', HEADSHOT_MODEL_NAME: 'm' },
      'Set HEADSHOT_MODEL_API_KEY: google answers nobody without a key.',
    ],
    [
      { HEADSHOT_MODEL_PROVIDER: 'anthropic' },
      'HEADSHOT_MODEL_PROVIDER must be one of: none, openai-compatible, google.',
    ],
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
