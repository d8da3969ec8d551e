import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { botCheck } from './config/bot-check.ts';
import { type Config, configurationPage, Environment, readConfig } from './config.ts';
import { isGuessable } from './config/secret-strength.ts';

const secret = '9f2c61d7b80e4a35c7d1f06e2b94a8d3';

const bucket = {
  S3_BUCKET: 'talaash-files',
  S3_ACCESS_KEY_ID: 'AKTEST',
  S3_SECRET_ACCESS_KEY: 'secret',
};

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

  test('pages are counted nowhere, here, or at a Plausible server', () => {
    expect(read({}).analytics.kind).toBe('off');
    expect(read({ ANALYTICS: 'first-party' }).analytics.kind).toBe('first-party');
    const env = {
      ANALYTICS: 'plausible',
      PLAUSIBLE_URL: 'http://127.0.0.1:8000',
      PLAUSIBLE_DOMAIN: 'one.example',
    };
    expect(read(env).analytics).toEqual({
      kind: 'plausible',
      plausibleUrl: 'http://127.0.0.1:8000',
      plausibleDomain: 'one.example',
    });
    expect(problems({ ANALYTICS: 'on' })).toEqual([expect.stringContaining('ANALYTICS must be one of')]);
    expect(problems({ ANALYTICS: 'plausible' })).toEqual([expect.stringContaining('Set PLAUSIBLE_URL')]);
    expect(problems({ PLAUSIBLE_URL: 'https://plausible.io' })).toEqual([
      expect.stringContaining('Set ANALYTICS to plausible'),
    ]);
    expect(problems({ ...env, TALAASH_ENV: 'production' })).toContainEqual(
      expect.stringContaining('Set PLAUSIBLE_URL to an https address'),
    );
  });

  test('proxies are counted, or named by their networks', () => {
    expect(read({}).trustProxy).toBe(0);
    expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(read({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1,fd00::/8' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
      'fd00::/8',
    ]);
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

  test('backups before upgrades are taken in the data folder, until another one is named or they are off', () => {
    expect(read({})).toMatchObject({ isBackedUpBeforeUpgrade: true, backupFolder: undefined });
    expect(read({ BACKUP_BEFORE_UPGRADE: 'off', BACKUP_DIR: '/backups' })).toMatchObject({
      isBackedUpBeforeUpgrade: false,
      backupFolder: '/backups',
    });
    expect(problems({ BACKUP_BEFORE_UPGRADE: 'yes' })).toEqual([
      'BACKUP_BEFORE_UPGRADE must be one of: on, off.',
    ]);
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
    ...[
      'eleven',
      '11',
      '10.0.0.0/0',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      '10.0.0.0/8,',
      '::1/129',
      'proxy.example',
    ].map((value): [Record<string, string>, string] => [
      { TRUST_PROXY: value },
      'TRUST_PROXY must be a whole number from 0 to 10, or networks such as 10.0.0.0/8, 127.0.0.1.',
    ]),
    [{ METRICS_PORT: '-1' }, 'METRICS_PORT must be a whole number from 0 to 65535.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
    [{ TRACE_TOKEN: 'short' }, 'TRACE_TOKEN must have at least 16 characters.'],
    [{ STOP_DELAY_SECONDS: '301' }, 'STOP_DELAY_SECONDS must be a whole number from 0 to 300.'],
    [{ MAINTENANCE: 'yes' }, 'MAINTENANCE must be one of: on, off.'],
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

  test.each([
    'x'.repeat(64),
    'abcd1234'.repeat(8),
    'change-me-to-a-random-secret-of-at-least-32-characters',
    'talaash-production-secret-password-2026',
    '0123456789abcdefghijklmnopqrstuvwxyz',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
  ])('a secret that can be guessed stops the start: %s', (guessable) => {
    expect(problems({ ...complete, TALAASH_ENV: 'staging', APP_SECRET: guessable })).toContain(
      'Set APP_SECRET to a random secret, which this one is not; `openssl rand -hex 32` makes one (TALAASH_ENV is staging).',
    );
    expect(read({ APP_SECRET: guessable }).appSecret).toBe(guessable);
  });

  test('tokens that can be guessed stop the start', () => {
    for (const name of ['METRICS_TOKEN', 'TRACE_TOKEN'])
      expect(problems({ ...complete, TALAASH_ENV: 'production', [name]: 'secret-token-123456' })).toContain(
        'Set METRICS_TOKEN and TRACE_TOKEN to random texts; `openssl rand -hex 32` makes one (TALAASH_ENV is production).',
      );
  });

  test('random secrets are not taken for guessable ones', () => {
    for (let time = 0; time < 500; time += 1)
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        expect(isGuessable(randomBytes(32).toString(encoding))).toBe(false);
  });

  test('production needs https', () => {
    const env = { ...complete, TALAASH_ENV: 'production', BASE_URL: 'http://talaash.example' };
    expect(problems(env)).toContain(
      'Set BASE_URL to an https address: sessions are not safe over http (TALAASH_ENV is production).',
    );
  });
});

describe('a variable read from a file', () => {
  const fileOf = (content: string): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'talaash-config-')), 'value');
    writeFileSync(file, content);
    onTestFinished(() => rmSync(dirname(file), { recursive: true }));
    return file;
  };

  test('counts as if it were set, without the last line break', () => {
    expect(read({ APP_SECRET_FILE: fileOf(`${secret}\n`) }).appSecret).toBe(secret);
    expect(read({ MAIL_FROM_FILE: fileOf('two\nlines\r\n') }).mailFrom).toBe('two\nlines');
    expect(read({ PORT_FILE: fileOf('81') }).port).toBe(81);
    expect(read({ PORT: '82', PORT_FILE: '' }).port).toBe(82);
  });

  test('is refused beside the variable itself, unreadable, empty or wrong, and its content is never told', () => {
    expect(problems({ APP_SECRET: secret, APP_SECRET_FILE: fileOf(secret) })).toEqual([
      'Set APP_SECRET or APP_SECRET_FILE, not both.',
    ]);
    expect(problems({ APP_SECRET_FILE: '/nowhere/secret' })).toEqual([
      'APP_SECRET_FILE names a file that cannot be read (ENOENT).',
    ]);
    expect(problems({ APP_SECRET_FILE: tmpdir() })).toEqual([
      'APP_SECRET_FILE names a file that cannot be read (EISDIR).',
    ]);
    expect(problems({ APP_SECRET_FILE: fileOf('\n') })).toEqual([
      'APP_SECRET_FILE names a file that is empty.',
    ]);
    for (const name of Object.keys(Environment.shape)) {
      const told = problems({ [`${name}_FILE`]: fileOf('hunter2!') });
      expect(told.join(), name).not.toContain('hunter2');
    }
  });
});

describe('a variable that nobody reads', () => {
  const warnings = (env: Record<string, string>) => {
    const reading = readConfig(env);
    return 'warnings' in reading ? reading.warnings : [];
  };

  test.each([
    ['SMTP_ULR', 'SMTP_ULR is not a variable of Talaash: did you mean SMTP_URL?'],
    ['BASEURL', 'BASEURL is not a variable of Talaash: did you mean BASE_URL?'],
    ['APP_SECRET_FLIE', 'APP_SECRET_FLIE is not a variable of Talaash: did you mean APP_SECRET_FILE?'],
    ['TALAASH_EVN', 'TALAASH_EVN is not a variable of Talaash: did you mean TALAASH_ENV?'],
    ['trust_proxy', 'trust_proxy is not a variable of Talaash: did you mean TRUST_PROXY?'],
    ['TALAASH_COLOUR', 'TALAASH_COLOUR is not a variable of Talaash.'],
  ])('is named when it looks like ours: %s', (name, sentence) => {
    expect(warnings({ [name]: 'value' })).toEqual([sentence]);
  });

  test('is not named when it is somebody else’s, empty, or ours', () => {
    const others = [
      'PATH',
      'HOME',
      'SHELL',
      'HOSTNAME',
      'POST',
      'PGPORT',
      'NODE_ENV',
      'LANG',
      'TALAASH_API_ORIGIN',
    ];
    expect(warnings(Object.fromEntries(others.map((name) => [name, 'value'])))).toEqual([]);
    expect(warnings({ SMTP_ULR: '' })).toEqual([]);
    expect(warnings({ MAIL_FROM: 'Talaash <us@talaash.test>', PORT: '80' })).toEqual([]);
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
