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

describe('identity providers', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const oidc = {
    OIDC_ISSUER: 'https://id.example/realms/us',
    OIDC_CLIENT_ID: 'talaash',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Office',
  };

  test('are those whose settings are complete, Google first', () => {
    expect(read({}).identityProviders).toEqual([]);
    expect(read({ ...oidc, ...google }).identityProviders).toEqual([
      {
        id: 'google',
        name: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'id',
        clientSecret: 'secret',
      },
      { id: 'oidc', name: 'Office', issuer: oidc.OIDC_ISSUER, clientId: 'talaash', clientSecret: 'secret' },
    ]);
  });

  test.each([...Object.keys(google), ...Object.keys(oidc)])('without %s stop the start', (missing) => {
    expect(problems({ ...google, ...oidc, [missing]: '' })).toEqual([
      missing.startsWith('GOOGLE')
        ? 'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.'
        : 'Set OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME, or none of them.',
    ]);
  });

  test.each([
    [{ GOOGLE_ISSUER: 'https://elsewhere.example' }, 'Set GOOGLE_ISSUER to https://accounts.google.com'],
    [{ ...oidc, OIDC_ISSUER: 'http://id.example' }, 'Set OIDC_ISSUER to an https address'],
    [{ ...oidc, OIDC_ISSUER: 'http://localhost.id.example' }, 'Set OIDC_ISSUER to an https address'],
  ])('outside local %o is refused', (env, beginning) => {
    expect(problems({ ...env, TALAASH_ENV: 'production' })).toContainEqual(
      expect.stringMatching(`^${beginning}.* \\(TALAASH_ENV is production\\)\\.$`),
    );
    expect(problems(env)).toEqual([]);
  });

  test('a server on this machine may stand in everywhere', () => {
    const env = { GOOGLE_ISSUER: 'http://127.0.0.1:8080', ...oidc, OIDC_ISSUER: 'http://localhost:8080' };
    expect(problems({ ...env, TALAASH_ENV: 'production' }).join()).not.toMatch(/GOOGLE|OIDC/);
  });
});

test('registration is open for both sides, unless it is set', () => {
  expect(read({}).registration).toEqual({ talent: 'open', company: 'open' });
  expect(read({ REGISTRATION_TALENT: 'invitation', REGISTRATION_COMPANY: 'closed' }).registration).toEqual({
    talent: 'invitation',
    company: 'closed',
  });
  expect(problems({ REGISTRATION_COMPANY: 'never' })).toEqual([
    'REGISTRATION_COMPANY must be one of: open, invitation, closed.',
  ]);
});

test('docs/configuration.md is what the schema says; `npm run docs` writes it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8');
  expect(page).toBe(configurationPage());
});
