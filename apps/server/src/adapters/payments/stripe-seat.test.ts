import { afterAll, beforeEach, expect, test } from 'vitest';
import { failure, stripeServer } from '../../../test/stripe-server.ts';
import { createStripePayments } from './stripe.ts';

const server = await stripeServer();
afterAll(server.close);
const { book } = server;
const payments = createStripePayments({ ...server.options, seatPriceInDollars: 10 });

beforeEach(() => server.answerInstead());

async function subscribed(companyId: string) {
  const { sessionId } = await payments.createCheckoutSession({
    companyId,
    email: `${companyId}@people.test`,
    paymentCustomerId: undefined,
    successUrl: 'https://talaash.test/success',
    cancelledUrl: 'https://talaash.test/cancelled',
    clickKey: companyId,
  });
  const { customer } = book.pay(sessionId);
  const subscription = [...book.subscriptions.values()].find((one) => one.customer === customer);
  if (!subscription) throw new Error('Nothing was paid.');
  server.requests.length = 0;
  return { customer: { companyId, paymentCustomerId: subscription.customer }, subscription };
}

const updates = () =>
  server.requests
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/v1/subscriptions/'))
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body.toString())));

const seatPrice = () => [...server.state.prices.values()].find(({ product }) => product === 'talaash_seat');

test('seats are the second item: added, changed, removed and added again within a day', async () => {
  await payments.prepare?.();
  expect(seatPrice()).toMatchObject({
    lookup_key: 'talaash_seat_monthly_usd_1000',
    unit_amount: 1000,
    currency: 'usd',
    recurring: { interval: 'month' },
  });
  const { customer, subscription } = await subscribed('company-1');
  const price = seatPrice()?.id;
  for (const quantity of [1, 1, 2, 0, 0, 1]) {
    await payments.setSeats(customer, quantity);
    expect((await payments.readSubscription(customer))?.paidSeats).toBe(quantity);
  }
  const seats = (id: unknown) => ({ 'items[0][id]': id });
  const any = expect.stringMatching(/^si_/);
  expect(updates()).toEqual([
    { 'items[0][price]': price, 'items[0][quantity]': '1' },
    { ...seats(any), 'items[0][price]': price, 'items[0][quantity]': '2' },
    { ...seats(any), 'items[0][deleted]': 'true' },
    { 'items[0][price]': price, 'items[0][quantity]': '1' },
  ]);
  const keys = server.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers);
  expect(new Set(keys.map((headers) => headers['idempotency-key'])).size).toBe(4);
  book.renew(subscription.customer, 'paid');
  const found = await payments.readSubscription(customer);
  expect(found?.payments.map(({ amountInCents }) => amountInCents)).toEqual([3500, 2500]);
  expect(Date.parse(found?.paidUntilIsoDateTimeUtc ?? '')).toBe(
    (subscription.items.data[0].current_period_end ?? 0) * 1000,
  );
});

test('of two that add the item at once, both succeed and one item is left', async () => {
  const { customer, subscription } = await subscribed('company-2');
  await Promise.all([payments.setSeats(customer, 1), payments.setSeats(customer, 1)]);
  expect(subscription.items.data.map(({ quantity }) => quantity)).toEqual([1, 1]);
});

test('a refusal changes nothing and is passed on; an ended or unknown subscription has no seats', async () => {
  const { customer, subscription } = await subscribed('company-3');
  server.answerInstead(({ path, method }) =>
    method === 'POST' && path.startsWith('/v1/subscriptions/') ? failure(400, { code: 'any' }) : undefined,
  );
  await expect(payments.setSeats(customer, 1)).rejects.toMatchObject({ kind: 'refused' });
  server.answerInstead();
  expect(subscription.items.data).toHaveLength(1);
  await payments.endSubscription(customer);
  await payments.setSeats(customer, 1);
  await payments.setSeats({ ...customer, paymentCustomerId: 'cus_unknown' }, 1);
  expect(subscription.items.data).toHaveLength(1);
});

test('without a price, seats that are still charged are removed', async () => {
  const { customer } = await subscribed('company-4');
  await payments.setSeats(customer, 2);
  const free = createStripePayments(server.options);
  await free.setSeats(customer, 0);
  expect((await free.readSubscription(customer))?.paidSeats).toBe(0);
});
