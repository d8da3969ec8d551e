import { SEAT_PRICE_IN_DOLLARS } from '@talaash/domain/seat/limit';
import { z } from 'zod';
import {
  oneOf,
  optional,
  wholeNumber,
  withDefault,
  wrongOnes,
  wrongOutsideLocal,
  configPart,
} from './kit.ts';

const secretKey = /^[sr]k_(test|live)_[A-Za-z0-9]{8,}$/;

/** Loopback addresses: a stand-in for tests. A key must never go anywhere but to Stripe. */
const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/;

/** The payment provider. */
export const payment = configPart({
  variables: {
    PAYMENTS_PROVIDER: withDefault(oneOf(['local', 'stripe']), 'local').describe(
      'The payment provider. `local` is a checkout page that takes no money; it is refused outside `local`.',
    ),
    STRIPE_SECRET_KEY: optional(
      z
        .string()
        .regex(secretKey, 'must be a secret key (sk_... or rk_...), not the publishable one (pk_...)'),
    ).describe(
      'The server’s Stripe key. Required with PAYMENTS_PROVIDER=stripe. A test key (`sk_test_...`) takes no money, and pages say so; production refuses it. `local` refuses a live key.',
    ),
    STRIPE_WEBHOOK_SECRET: optional(
      z.string().regex(/^whsec_\S{8,}$/, 'must be the signing secret of the webhook endpoint (whsec_...)'),
    ).describe(
      'The signing secret of the webhook endpoint `<BASE_URL>/api/payments/webhook`. Required with PAYMENTS_PROVIDER=stripe.',
    ),
    STRIPE_PRICE_ID: optional(
      z.string().regex(/^price_\w+$/, 'must be the id of a price (price_...), not of a product'),
    ).describe('The price of the premium plan, 25 USD per month. Without it the server creates one, once.'),
    SEAT_PRICE_IN_DOLLARS: optional(
      wholeNumber(SEAT_PRICE_IN_DOLLARS.min, SEAT_PRICE_IN_DOLLARS.max),
    ).describe(
      'What each member of a company past the third costs, in whole US dollars per month, while the company has premium. Without it members cost nothing. The server creates the price at the payment provider, once. After a change, a company pays the new price from the next change of its members on.',
    ),
    STRIPE_API_URL: optional(
      z.string().regex(loopback, 'must be an address of this machine: it is for a stand-in in tests'),
    ).describe('The address of a stand-in for Stripe on this machine, for tests.'),
  },
  problems: (given, environment) => [
    ...wrongOnes([
      [
        isStripe(given) && !given.STRIPE_SECRET_KEY,
        'Set STRIPE_SECRET_KEY too: PAYMENTS_PROVIDER is stripe, and Stripe requires a key.',
      ],
      [
        isStripe(given) && !given.STRIPE_WEBHOOK_SECRET,
        'Set STRIPE_WEBHOOK_SECRET too: PAYMENTS_PROVIDER is stripe, and the server accepts only signed messages.',
      ],
      ...STRIPE_ONLY.map((name): [boolean, string] => [
        !isStripe(given) && given[name] !== undefined,
        `Set PAYMENTS_PROVIDER to stripe, or remove ${name}.`,
      ]),
      [
        environment === 'local' && isLive(given.STRIPE_SECRET_KEY) && !given.STRIPE_API_URL,
        'Set STRIPE_SECRET_KEY to a test key (sk_test_...): an installation with TALAASH_ENV=local must not take money.',
      ],
      [
        environment === 'production' && isStripe(given) && isTest(given.STRIPE_SECRET_KEY),
        'Set STRIPE_SECRET_KEY to a live key (sk_live_...): with a test key, everybody gets premium without paying. To try it out, set TALAASH_ENV to staging.',
      ],
    ]),
    ...wrongOutsideLocal(environment, [
      [
        given.PAYMENTS_PROVIDER === 'local',
        'Set PAYMENTS_PROVIDER to a provider that takes money: local takes none.',
      ],
    ]),
  ],
  read: (given) => ({
    /** Undefined for the local provider. */
    stripe:
      given.STRIPE_SECRET_KEY && given.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: given.STRIPE_SECRET_KEY,
            webhookSecret: given.STRIPE_WEBHOOK_SECRET,
            priceId: given.STRIPE_PRICE_ID,
            apiUrl: given.STRIPE_API_URL,
            isTestMode: isTest(given.STRIPE_SECRET_KEY),
          }
        : undefined,
    /** Per month, for each seat past the included ones; null if seats are free. */
    seatPriceInDollars: given.SEAT_PRICE_IN_DOLLARS ?? null,
  }),
  providers: { payments: { check: 'payments', variables: 'STRIPE_SECRET_KEY and STRIPE_PRICE_ID' } },
  featuresOff: [
    {
      check: 'payments',
      isOff: ({ stripe }) => !stripe,
      found: 'The checkout takes no money.',
      remedy: 'Set PAYMENTS_PROVIDER.',
    },
  ],
});

const STRIPE_ONLY = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
  'STRIPE_API_URL',
] as const;

const isStripe = ({ PAYMENTS_PROVIDER: provider }: { PAYMENTS_PROVIDER: string }) => provider === 'stripe';
const isLive = (key: string | undefined) => key !== undefined && /^[sr]k_live_/.test(key);
const isTest = (key: string | undefined) => key !== undefined && /^[sr]k_test_/.test(key);
