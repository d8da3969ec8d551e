import { expect, test } from 'vitest';
import { complete, problems, read } from '../../../test/config.ts';

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
    'Set STRIPE_SECRET_KEY to a live key (sk_live_...): with a test key, everybody gets premium without paying. To try it out, set TALAASH_ENV to staging.',
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
    'Set STRIPE_SECRET_KEY too: PAYMENTS_PROVIDER is stripe, and Stripe requires a key.',
  ],
  [
    { STRIPE_WEBHOOK_SECRET: '' },
    'Set STRIPE_WEBHOOK_SECRET too: PAYMENTS_PROVIDER is stripe, and the server accepts only signed messages.',
  ],
  [
    { STRIPE_SECRET_KEY: 'pk_test_0123456789' },
    'STRIPE_SECRET_KEY must be a secret key (sk_... or rk_...), not the publishable one (pk_...).',
  ],
  [
    { STRIPE_WEBHOOK_SECRET: 'sk_test_0123456789' },
    'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint (whsec_...).',
  ],
  [{ STRIPE_PRICE_ID: 'prod_1' }, 'STRIPE_PRICE_ID must be the id of a price (price_...), not of a product.'],
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

test('members cost nothing unless a price is set, in whole dollars', () => {
  expect(read({}).seatPriceInDollars).toBeNull();
  expect(read({ SEAT_PRICE_IN_DOLLARS: '10' }).seatPriceInDollars).toBe(10);
  for (const wrong of ['0', '-1', '9.5', '1001', 'ten'])
    expect(problems({ SEAT_PRICE_IN_DOLLARS: wrong })).toEqual([
      'SEAT_PRICE_IN_DOLLARS must be a whole number from 1 to 1000.',
    ]);
});

test('Stripe with a stand-in', () => {
  for (const url of ['http://localhost:12111', 'http://127.0.0.1:12111/', 'https://[::1]:12111'])
    expect(read({ ...stripe, STRIPE_API_URL: url }).stripe?.apiUrl).toBe(url);
});
