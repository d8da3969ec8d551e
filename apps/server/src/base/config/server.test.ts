import { expect, test } from 'vitest';
import { complete, problems, read, testWrongValues } from '../../../test/config.ts';

test('proxies are counted, or named by their networks', () => {
  expect(read({}).trustProxy).toBe(0);
  expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(read({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1,fd00::/8' }).trustProxy).toEqual([
    '10.0.0.0/8',
    '127.0.0.1',
    'fd00::/8',
  ]);
});

testWrongValues([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/talaash.',
  ],
  [
    { BASE_URL: 'talaash.example' },
    'BASE_URL must be an http or https address, such as https://talaash.example.',
  ],
  [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters; `openssl rand -hex 32` makes one.'],
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
]);

test('production needs https', () => {
  const env = { ...complete, TALAASH_ENV: 'production', BASE_URL: 'http://talaash.example' };
  expect(problems(env)).toContain(
    'Set BASE_URL to an https address: http does not protect sessions (TALAASH_ENV is production).',
  );
});
