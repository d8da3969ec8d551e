import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configurationPage } from './config.ts';
import { complete, problems, read, testWrongValues } from '../../test/config.ts';

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

testWrongValues([[{ TALAASH_ENV: 'prod' }, 'TALAASH_ENV must be one of: local, staging, production.']]);

test.each([
  ['APP_SECRET', 'Set APP_SECRET to a secret'],
  ['BASE_URL', 'Set BASE_URL to the public origin'],
  ['SMTP_URL', 'Set SMTP_URL to the server that delivers mail'],
])('the server refuses to start without %s', (name, beginning) => {
  const env = { ...complete, TALAASH_ENV: 'staging', [name]: '' };
  expect(problems(env)).toContainEqual(
    expect.stringMatching(`^${beginning}.* \\(TALAASH_ENV is staging\\)\\.$`),
  );
});

test('the server refuses to start with local providers', () => {
  expect(problems({ ...complete, TALAASH_ENV: 'production' })).toEqual([
    'Set OTP_PROVIDER to a provider that sends codes: local accepts 123456 from everybody (TALAASH_ENV is production).',
    'Set PAYMENTS_PROVIDER to a provider that takes money: local takes none (TALAASH_ENV is production).',
  ]);
});

test('docs/configuration.md is what the schema says; `npm run docs` writes it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8');
  expect(page).toBe(configurationPage());
});
