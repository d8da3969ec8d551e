import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { WireAnswer } from '../../../test/protocol-server.ts';
import { failure, stripeServer } from '../../../test/stripe-server.ts';
import { createStripePayments } from './stripe.ts';

let clock = 0;
const now = () => Date.now() + clock;
const server = await stripeServer({ now });
afterAll(server.close);
const payments = createStripePayments(server.options);
/** Soon gives up, also where a busy machine is the reason. */
const impatient = createStripePayments({ ...server.options, timeoutMs: 300 });
const { book } = server;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

beforeEach(() => {
  clock = 0;
  server.answerInstead();
  server.requests.length = 0;
});

let clicks = 0;
const checkoutOf = (companyId: string, given: { paymentCustomerId?: string; clickKey?: string } = {}) =>
  payments.createCheckoutSession({
    companyId,
    email: `${companyId}@people.test`,
    paymentCustomerId: undefined,
    successUrl: 'https://talaash.test/success?session_id={CHECKOUT_SESSION_ID}',
    cancelledUrl: 'https://talaash.test/cancelled',
    clickKey: `click ${(clicks += 1)}`,
    ...given,
  });

/** A company that has paid for a first month. */
async function subscribed(companyId: string) {
  const { sessionId } = await checkoutOf(companyId);
  book.pay(sessionId);
  const customer = book.sessions.get(sessionId)?.customer ?? '';
  const subscription = [...book.subscriptions.values()].find((one) => one.customer === customer);
  if (!subscription) throw new Error('Nothing was paid.');
  return { customer: { companyId, paymentCustomerId: customer }, sessionId, subscription };
}

const stateOf = async (customer: { companyId: string; paymentCustomerId: string }) => {
  const found = await payments.readSubscription(customer);
  return {
    isPaidAhead: Date.parse(found?.paidUntilIsoDateTimeUtc ?? '') > now(),
    isCancelled: found?.isCancelledAtPeriodEnd,
    isPastDue: found?.pastDueSinceIsoDateTimeUtc !== null,
    hasEnded: found?.endedIsoDateTimeUtc !== null,
    payments: found?.payments.map(({ state }) => state),
  };
};

const PAID = { isPaidAhead: true, isCancelled: false, isPastDue: false, hasEnded: false, payments: ['paid'] };

test('two nodes make one price and one plan between them, and a later start finds them', async () => {
  const server = await stripeServer({ now });
  onTestFinished(server.close);
  const [payments, other] = [createStripePayments(server.options), createStripePayments(server.options)];
  expect(await payments.probe?.()).toBe(
    'Stripe answers; test mode, no money is taken; the next start creates the price.',
  );
  await Promise.all([payments.prepare?.(), other.prepare?.()]);
  await createStripePayments(server.options).prepare?.();
  expect([...server.state.prices.values()]).toMatchObject([
    { unit_amount: 2500, currency: 'usd', recurring: { interval: 'month', interval_count: 1 } },
  ]);
  expect(server.state.products.size).toBe(1);
  expect(await payments.probe?.()).toBe('Stripe answers; test mode, no money is taken; price found.');
  expect(await createStripePayments({ ...server.options, isTestMode: false }).probe?.()).toContain(
    'live mode',
  );
});

test('a given price is taken, and another one than the pages promise is said', async () => {
  await payments.prepare?.();
  const [price] = server.state.prices.values();
  const given = createStripePayments({ ...server.options, priceId: price?.id });
  await given.prepare?.();
  expect(await given.probe?.()).toContain('price found');
  server.state.prices.set('price_dear', { ...price, id: 'price_dear', unit_amount: 9900 } as never);
  await expect(
    createStripePayments({ ...server.options, priceId: 'price_dear' }).probe?.(),
  ).rejects.toMatchObject({ kind: 'refused', message: expect.stringContaining('25 USD per month') });
  await expect(
    createStripePayments({ ...server.options, priceId: 'price_gone' }).probe?.(),
  ).rejects.toMatchObject({ kind: 'refused', status: 404, code: 'resource_missing' });
  server.state.prices.delete('price_dear');
});

test('a checkout names the company, the price and the ways back, and one click starts one', async () => {
  await payments.prepare?.();
  const first = await checkoutOf('company-1', { clickKey: 'one click' });
  const request = server.requests.at(-1);
  expect(request).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${server.options.secretKey}`,
    'stripe-version': '2026-10-28.endive',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(Object.fromEntries(new URLSearchParams(request?.body.toString()))).toEqual({
    mode: 'subscription',
    'line_items[0][price]': [...server.state.prices.keys()][0],
    'line_items[0][quantity]': '1',
    client_reference_id: 'company-1',
    'metadata[companyId]': 'company-1',
    'subscription_data[metadata][companyId]': 'company-1',
    success_url: 'https://talaash.test/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://talaash.test/cancelled',
    customer_email: 'company-1@people.test',
    billing_address_collection: 'required',
    'subscription_data[description]': 'Talaash premium: contacting talents, by the month',
  });
  expect(await checkoutOf('company-1', { clickKey: 'one click' })).toEqual(first);
  expect(await checkoutOf('company-1', { clickKey: 'another' })).not.toEqual(first);
  // The same moment of another company is another checkout, and not a key that is refused.
  expect(await checkoutOf('company-2', { clickKey: 'one click' })).not.toEqual(first);
});

test('a checkout is open, processing, paid or closed; an unknown one is none', async () => {
  const { sessionId, checkoutUrl } = await checkoutOf('company-3');
  const state = () => payments.readCheckoutSession(sessionId);
  expect(await state()).toEqual({ companyId: 'company-3', state: 'open', checkoutUrl });
  const session = book.pay(sessionId, { isProcessing: true });
  expect(await state()).toEqual({ companyId: 'company-3', state: 'processing' });
  session.payment_status = 'paid';
  const paid = { companyId: 'company-3', state: 'paid', paymentCustomerId: session.customer };
  expect(await state()).toEqual(paid);
  session.status = 'expired';
  expect(await state()).toEqual({ companyId: 'company-3', state: 'closed' });
  expect(await payments.readCheckoutSession('cs_test_unknown')).toBeUndefined();
});

test('a customer that Stripe does not know: nothing is read or changed, and a new one may pay', async () => {
  const gone = { companyId: 'company-4', paymentCustomerId: 'cus_gone' };
  expect(await payments.readSubscription(gone)).toBeUndefined();
  expect(await payments.createPortalUrl({ ...gone, returnUrl: 'https://talaash.test' })).toBeUndefined();
  await payments.cancelSubscription(gone);
  await payments.resumeSubscription(gone);
  await payments.endSubscription(gone);
  await payments.deleteCustomer(gone);
  const { sessionId } = await checkoutOf('company-4', { paymentCustomerId: 'cus_gone' });
  expect(book.sessions.get(sessionId)).toMatchObject({
    customer: null,
    customer_email: 'company-4@people.test',
  });
});

test('who paid before pays as the same customer, and opens the portal', async () => {
  const { customer } = await subscribed('company-5');
  const { sessionId } = await checkoutOf('company-5', customer);
  expect(book.sessions.get(sessionId)).toMatchObject({
    customer: customer.paymentCustomerId,
    customer_email: null,
  });
  // Whoever became a customer before addresses were asked for gives one now.
  const known = book.customers.get(customer.paymentCustomerId);
  if (known) known.name = undefined;
  book.pay(sessionId);
  expect(book.customers.get(customer.paymentCustomerId)?.name).toBe('Imogen Clarke');
  const portalUrl = await payments.createPortalUrl({ ...customer, returnUrl: 'https://talaash.test/back' });
  expect(server.state.portalSessions.get(portalUrl?.split('/').at(-1) ?? '')).toEqual({
    customer: customer.paymentCustomerId,
    returnUrl: 'https://talaash.test/back',
  });
  expect(server.state.portals.size).toBe(1);
});

test('what is paid is read from the invoices, not from the period that goes on', async () => {
  const { customer } = await subscribed('company-6');
  expect(await stateOf(customer)).toEqual(PAID);
  clock = 30 * DAY_MS + HOUR_MS;
  book.renew(customer.paymentCustomerId, 'paid');
  expect(await stateOf(customer)).toEqual({ ...PAID, payments: ['paid', 'paid'] });
  clock = 60 * DAY_MS + HOUR_MS;
  book.renew(customer.paymentCustomerId, 'failed');
  clock += 2 * DAY_MS;
  expect(await stateOf(customer)).toEqual({
    ...PAID,
    isPaidAhead: false,
    isPastDue: true,
    payments: ['failed', 'paid', 'paid'],
  });
  const found = await payments.readSubscription(customer);
  expect(now() - Date.parse(found?.pastDueSinceIsoDateTimeUtc ?? '')).toBeGreaterThan(1.9 * DAY_MS);
  expect(found?.payments[0]).toMatchObject({ amountInCents: 2500, currency: 'USD' });
  book.payDue(customer.paymentCustomerId);
  expect(await stateOf(customer)).toEqual({ ...PAID, payments: ['paid', 'paid', 'paid'] });
});

test.each([
  ['trialing', { isPaidAhead: true, isPastDue: false, hasEnded: false }],
  ['unpaid', { isPastDue: true, hasEnded: false }],
  ['canceled', { hasEnded: true }],
] as const)('a subscription that is %s', async (status, expected) => {
  const { customer, subscription } = await subscribed(`company-${status}`);
  subscription.status = status;
  subscription.trial_end = subscription.items.data[0].current_period_end;
  expect(await stateOf(customer)).toMatchObject(expected);
  const found = await payments.readSubscription(customer);
  if (status === 'unpaid')
    expect(now() - Date.parse(found?.pastDueSinceIsoDateTimeUtc ?? '')).toBeGreaterThanOrEqual(7 * DAY_MS);
});

test('a first payment that was not made, and another product of the account, give nothing', async () => {
  const { customer, subscription } = await subscribed('company-7');
  subscription.status = 'incomplete';
  expect(await payments.readSubscription(customer)).toBeUndefined();
  subscription.status = 'active';
  expect(await payments.readSubscription({ ...customer, companyId: 'company-8' })).toBeUndefined();
});

test('the newest subscription counts, and what has ended does not hide what runs', async () => {
  const { customer, subscription } = await subscribed('company-9');
  book.end(subscription.id);
  expect(await stateOf(customer)).toMatchObject({ hasEnded: true });
  const { sessionId } = await checkoutOf('company-9', customer);
  book.pay(sessionId);
  expect(await stateOf(customer)).toEqual(PAID);
});

test('cancelling and resuming may be repeated, also where the portal names a time', async () => {
  const { customer, subscription } = await subscribed('company-10');
  for (const again of [1, 2]) {
    await payments.cancelSubscription(customer);
    expect(await stateOf(customer), `${again}`).toEqual({ ...PAID, isCancelled: true });
  }
  for (const again of [1, 2]) {
    await payments.resumeSubscription(customer);
    expect(await stateOf(customer), `${again}`).toEqual(PAID);
  }
  subscription.cancel_at = subscription.items.data[0].current_period_end;
  expect(await stateOf(customer)).toEqual({ ...PAID, isCancelled: true });
  await payments.resumeSubscription(customer);
  expect(await stateOf(customer)).toEqual(PAID);
  subscription.cancel_at = subscription.items.data[0].current_period_end + 90 * 24 * 60 * 60;
  expect(await stateOf(customer)).toEqual(PAID);
});

test('what is due is not charged any more once it is cancelled or ended', async () => {
  for (const [companyId, act] of [
    ['company-11', payments.cancelSubscription],
    ['company-12', payments.endSubscription],
  ] as const) {
    const { customer } = await subscribed(companyId);
    book.renew(customer.paymentCustomerId, 'failed');
    await act(customer);
    await act(customer);
    expect(await stateOf(customer)).toMatchObject({ hasEnded: true, payments: ['paid'] });
    const invoices = [...book.invoices.values()].filter((one) => one.customer === customer.paymentCustomerId);
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'void']);
  }
});

test('a customer is forgotten with what it pays', async () => {
  const { customer, subscription } = await subscribed('company-13');
  await payments.deleteCustomer(customer);
  await payments.deleteCustomer(customer);
  expect(subscription.status).toBe('canceled');
  expect(book.customers.has(customer.paymentCustomerId)).toBe(false);
});

test.each<[string, WireAnswer, string, object]>([
  ['a wrong key', failure(401, { message: 'Invalid API Key' }), 'unauthorized', { status: 401 }],
  ['a key without the right', failure(403, { message: 'No rights' }), 'unauthorized', { status: 403 }],
  [
    'too many requests',
    failure(429, { code: 'rate_limit', message: 'Too many' }),
    'rateLimited',
    { code: 'rate_limit' },
  ],
  ['a refusal', failure(400, { code: 'card_declined', message: 'a@b.test' }), 'refused', { status: 400 }],
  ['a failure inside', failure(500, { type: 'api_error', message: 'Oops' }), 'failed', { status: 500 }],
  ['a page instead of JSON', { status: 200, body: '<html>' }, 'nonsense', {}],
  ['JSON that is something else', { status: 200, body: { object: 'cat' } }, 'nonsense', {}],
  ['no answer', 'hang', 'unreachable', {}],
  ['a broken connection', 'reset', 'unreachable', {}],
])('%s', async (_, answer, kind, more) => {
  server.answerInstead(() => answer);
  const customer = { companyId: 'company-1', paymentCustomerId: 'cus_1' };
  const asked = answer === 'hang' ? impatient : payments;
  const failed = await asked.readSubscription(customer).catch((error: unknown) => error);
  expect(failed).toMatchObject({ name: 'ProviderFault', kind, ...more });
  expect(String(failed)).not.toContain('a@b.test');
  // One try more at the most.
  expect(server.requests.length).toBeLessThanOrEqual(2);
});

test.each(['javascript:alert(1)', '', null])('a checkout without an address: %s', async (url) => {
  server.answerInstead(({ path }) =>
    path === '/v1/checkout/sessions' ? { body: { id: 'cs_test_1', url } } : undefined,
  );
  await expect(checkoutOf('company-1')).rejects.toMatchObject({ kind: 'nonsense' });
});
