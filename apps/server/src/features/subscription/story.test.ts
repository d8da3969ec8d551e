import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { CompanyPerson } from '../../../test/person.ts';
import { failure, stripeServer } from '../../../test/stripe-server.ts';
import { subscriptionCalls } from '../../../test/subscription.ts';
import { reconcileSubscriptions } from './reconcile.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let clock = 0;
const now = () => Date.now() + clock;

const twin = await stripeServer({ now });
afterAll(twin.close);
const byStripe = await testApp({ instead: { now }, env: twin.env });
const byLocal = await testApp({ instead: { now } });

beforeEach(() => {
  clock = 0;
  twin.answerInstead();
});

type App = typeof byStripe;

/** What people and banks do at a provider. What they have done is reported before it returns. */
type Bank = {
  app: App;
  pay(checkoutUrl: string): Promise<void>;
  refuseCard(checkoutUrl: string): Promise<void>;
  failRenewal(hiring: CompanyPerson): Promise<void>;
  payDue(hiring: CompanyPerson): Promise<void>;
};

function localBank(app: App): Bank {
  const { pathOf, press } = subscriptionCalls(app);
  const atPortal = async (hiring: CompanyPerson, button: string) => {
    const { portalUrl } = await app.client(hiring).subscription.createCustomerPortalUrl({});
    await press(`${pathOf(portalUrl)}/${button}`);
  };
  return {
    app,
    pay: async (checkoutUrl) => void (await press(`${pathOf(checkoutUrl)}/pay`)),
    refuseCard: async (checkoutUrl) => void (await press(`${pathOf(checkoutUrl)}/decline`)),
    failRenewal: (hiring) => atPortal(hiring, 'fail'),
    payDue: (hiring) => atPortal(hiring, 'pay'),
  };
}

/** Every event comes twice, and the newest first. */
function stripeBank(app: App): Bank {
  const report = async () => {
    const statuses = await twin.deliver({ url: app.url, times: 2, isReversed: true });
    expect(statuses.every((status) => status === 200)).toBe(true);
    await subscriptionCalls(app).followEvents();
  };
  const atPortal = async (hiring: CompanyPerson) => {
    const { portalUrl } = await app.client(hiring).subscription.createCustomerPortalUrl({});
    return twin.state.portalSessions.get(idIn(portalUrl))?.customer ?? '';
  };
  return {
    app,
    async pay(checkoutUrl) {
      const answer = await fetch(`${checkoutUrl}/pay`, { method: 'POST', redirect: 'manual' });
      expect(answer.headers.get('location')).toBe(
        `${app.url}/company/subscription/success?session_id=${idIn(checkoutUrl)}`,
      );
      await report();
    },
    refuseCard: report,
    async failRenewal(hiring) {
      twin.book.renew(await atPortal(hiring), 'failed');
      await report();
    },
    async payDue(hiring) {
      twin.book.payDue(await atPortal(hiring));
      await report();
    },
  };
}

const idIn = (address: string) => address.split('/').at(-1) ?? '';

describe.each([
  ['the local provider', localBank(byLocal)],
  ['Stripe', stripeBank(byStripe)],
])('with %s', (_, bank) => {
  const { client, company, deps } = bank.app;
  const { changesOf, isPremium, statusOf } = subscriptionCalls(bank.app);
  const startCheckout = async (hiring: CompanyPerson) =>
    (await client(hiring).subscription.createCheckoutSessionUrl({})).checkoutUrl;

  test('a company pays, cancels, resumes, mends a payment, lapses and comes back', async () => {
    const hiring = await company();
    const { subscription } = client(hiring);
    const checkoutUrl = await startCheckout(hiring);
    const sessionId = idIn(checkoutUrl);
    const notPaid = {
      success: false,
      hasPremiumAccess: false,
      message: 'The payment has not been completed.',
    };
    expect(await subscription.verifyStatus({ sessionId })).toEqual(notPaid);
    await bank.refuseCard(checkoutUrl);
    expect(await subscription.verifyStatus({ sessionId })).toEqual(notPaid);
    expect(await startCheckout(hiring)).toBe(checkoutUrl);

    await bank.pay(checkoutUrl);
    expect(await isPremium(hiring)).toBe(true);
    expect((await subscription.verifyStatus({ sessionId })).success).toBe(true);
    expect(await subscription.get()).toMatchObject({
      standing: { state: 'active' },
      payments: [{ state: 'paid', amountInCents: 2500, currency: 'USD' }],
    });
    await expect(startCheckout(hiring)).rejects.toMatchObject({ code: 'CONFLICT' });

    expect((await subscription.cancel({})).standing.state).toBe('cancelled');
    expect((await subscription.resume({})).standing.state).toBe('active');

    await bank.failRenewal(hiring);
    expect((await subscription.get()).payments.map(({ state }) => state)).toEqual(['failed', 'paid']);
    expect((await statusOf(hiring)).state).toBe('pastDue');
    expect(await isPremium(hiring)).toBe(true);
    await bank.payDue(hiring);
    expect((await subscription.get()).payments.map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect((await statusOf(hiring)).state).toBe('active');

    await bank.failRenewal(hiring);
    clock = 7.01 * DAY_MS;
    await reconcileSubscriptions(deps);
    expect((await statusOf(hiring)).state).toBe('lapsed');
    expect(await isPremium(hiring)).toBe(false);

    await bank.pay(await startCheckout(hiring));
    expect((await statusOf(hiring)).state).toBe('active');
    expect(await changesOf(hiring)).toEqual([
      'started',
      'cancelled',
      'resumed',
      'paymentFailed',
      'renewed',
      'paymentFailed',
      'ended',
      'started',
    ]);
  });
});

const { client, company, deps, request, url } = byStripe;
const { changesOf, followEvents, isPremium } = subscriptionCalls(byStripe);
const webhook = (payload: string, given: Parameters<typeof twin.sendEvent>[2] = {}) =>
  twin.sendEvent(url, payload, given);

async function paid(): Promise<{ hiring: CompanyPerson; sessionId: string }> {
  const hiring = await company();
  const { checkoutUrl } = await client(hiring).subscription.createCheckoutSessionUrl({});
  const sessionId = idIn(checkoutUrl);
  twin.book.pay(sessionId);
  return { hiring, sessionId };
}

test('people are told that Stripe is in test mode, and that the local provider is not', async () => {
  expect((await client().publicConfiguration.get()).isPaymentTestMode).toBe(true);
  expect((await byLocal.client().publicConfiguration.get()).isPaymentTestMode).toBe(false);
  expect((await request('/dev/checkout/anything/pay', { method: 'POST' })).status).toBe(404);
});

test('messages that are forged, altered or old change nothing; true ones are stored once', async () => {
  const { hiring } = await paid();
  const messages = twin.book.events.splice(0).map((event) => JSON.stringify(event));
  const message = messages.at(-1) ?? '';
  const refused = await Promise.all([
    webhook(message, { secret: 'whsec_another12345' }),
    webhook(message, { at: now() - 301_000 }),
    request('/api/payments/webhook', { method: 'POST', body: message }),
    request('/api/payments/webhook', {
      method: 'POST',
      body: message.replace('evt_', 'evt_9'),
      headers: { 'stripe-signature': 't=1,v1=abc' },
    }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  await followEvents();
  expect(await isPremium(hiring)).toBe(false);
  expect((await webhook(message)).status).toBe(200);
  await followEvents();
  expect(await isPremium(hiring)).toBe(true);
  twin.requests.length = 0;
  expect((await webhook(message)).status).toBe(200);
  await followEvents();
  expect(twin.requests).toEqual([]);
  expect(await changesOf(hiring)).toEqual(['started']);
});

test('a message is answered while Stripe is away, and followed when it is back', async () => {
  const { hiring } = await paid();
  twin.answerInstead(() => 'reset');
  expect(await twin.deliver({ url })).toEqual([200, 200, 200]);
  await expect(followEvents()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await isPremium(hiring)).toBe(false);
  twin.answerInstead();
  await followEvents();
  expect(await isPremium(hiring)).toBe(true);
});

test('the page after the payment asks Stripe itself when no message came', async () => {
  const { hiring, sessionId } = await paid();
  twin.book.events.length = 0;
  twin.answerInstead(() => failure(500, { type: 'api_error', message: 'Oops' }));
  await expect(client(hiring).subscription.verifyStatus({ sessionId })).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
  twin.answerInstead();
  expect(await client(hiring).subscription.verifyStatus({ sessionId })).toMatchObject({ success: true });
  expect(await isPremium(hiring)).toBe(true);
});

test('a payment that nobody reported or looked at is found within the hour', async () => {
  const { hiring } = await paid();
  twin.book.events.length = 0;
  clock = 11 * 60 * 1000;
  await reconcileSubscriptions(deps);
  expect(await isPremium(hiring)).toBe(true);
});

test.each([
  ['a wrong key', failure(401, { message: 'Invalid API Key' })],
  ['too many requests', failure(429, { message: 'Too many' })],
  ['nonsense', { status: 200, body: 'nonsense' }],
])('%s at Stripe is a sentence for the person, and what was tried goes on later', async (_, answer) => {
  const hiring = await company();
  const start = () => client(hiring).subscription.createCheckoutSessionUrl({});
  twin.answerInstead(() => answer);
  await expect(start()).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'The payment provider is not responding. Nothing has changed. Please try again.',
  });
  twin.answerInstead();
  expect((await start()).checkoutUrl).toContain('/pay/cs_test_');
});

test('clicks in the same moment start one checkout', async () => {
  const hiring = await company();
  const started = await Promise.all(
    Array.from({ length: 4 }, () => client(hiring).subscription.createCheckoutSessionUrl({})),
  );
  expect(new Set(started.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
});
