import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Config, configurationPage, readConfig } from './config.ts';

const secret = 'x'.repeat(32);

const bucket = {
  S3_BUCKET: 'talaash-files',
  S3_ACCESS_KEY_ID: 'AKTEST',
  S3_SECRET_ACCESS_KEY: 'secret',
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

  test('files are on the disk, or in a bucket, which can be named before they are moved', () => {
    expect(read({})).toMatchObject({ fileStore: 'disk', s3: undefined });
    expect(read(bucket)).toMatchObject({
      fileStore: 'disk',
      s3: {
        endpoint: undefined,
        region: 'us-east-1',
        bucket: 'talaash-files',
        hasPathStyle: false,
        isDirect: true,
      },
    });
    const ours = { ...bucket, FILE_STORE: 's3', S3_ENDPOINT: 'http://127.0.0.1:9000', S3_PATH_STYLE: 'on' };
    expect(read(ours)).toMatchObject({ fileStore: 's3', s3: { hasPathStyle: true, isDirect: false } });
    expect(read({ ...ours, S3_DIRECT_DOWNLOAD: 'on' }).s3?.isDirect).toBe(true);
  });

  test.each([
    [
      { FILE_STORE: 's3' },
      'Set S3_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too: FILE_STORE is s3.',
    ],
    [
      { S3_BUCKET: 'talaash-files' },
      'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too, or none of the variables of S3.',
    ],
    [
      { S3_ENDPOINT: 'https://s3.test' },
      'Set S3_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too, or none of the variables of S3.',
    ],
  ])('a bucket that is half-set is refused: %j', (env, sentence) => {
    expect(problems(env)).toEqual([sentence]);
  });

  test('places are those of the product, or of Google when its key is there', () => {
    expect(read({}).googlePlaces).toBeUndefined();
    const env = { PLACES_PROVIDER: 'google', GOOGLE_PLACES_API_KEY: 'key' };
    expect(read(env).googlePlaces).toEqual({
      url: 'https://places.googleapis.com',
      apiKey: 'key',
      requestsPerDay: 5000,
    });
    expect(problems({ PLACES_PROVIDER: 'google' })).toEqual([
      'Set GOOGLE_PLACES_API_KEY too: PLACES_PROVIDER is google.',
    ]);
    expect(problems({ GOOGLE_PLACES_API_KEY: 'key' })).toEqual([
      'Set PLACES_PROVIDER to google, or leave GOOGLE_PLACES_API_KEY out.',
    ]);
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

  test('a bucket needs https, unless it is on this machine', () => {
    const sentence =
      'Set S3_ENDPOINT to an https address: files of people are not safe over http (TALAASH_ENV is production).';
    const at = (endpoint: string) =>
      problems({ ...complete, ...bucket, TALAASH_ENV: 'production', S3_ENDPOINT: endpoint });
    expect(at('http://minio:9000')).toContain(sentence);
    for (const endpoint of [
      'https://minio:9000',
      'http://127.0.0.1:9000',
      'http://localhost:9000',
      'http://[::1]:9000',
    ])
      expect(at(endpoint)).not.toContain(sentence);
  });

  test('Google Places needs https, unless it is on this machine', () => {
    const at = (address: string) =>
      problems({
        ...complete,
        TALAASH_ENV: 'production',
        PLACES_PROVIDER: 'google',
        GOOGLE_PLACES_API_KEY: 'key',
        GOOGLE_PLACES_URL: address,
      });
    const sentence =
      'Set GOOGLE_PLACES_URL to an https address: the key is not safe over http (TALAASH_ENV is production).';
    expect(at('http://places.example')).toContain(sentence);
    expect(at('http://127.0.0.1.evil.example')).toContain(sentence);
    for (const address of ['', 'https://places.example', 'http://127.0.0.1:9000'])
      expect(at(address)).not.toContain(sentence);
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
