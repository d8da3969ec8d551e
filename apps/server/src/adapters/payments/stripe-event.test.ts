import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createStripePayments } from './stripe.ts';

const secret = 'whsec_twin12345678';
const now = Date.UTC(2026, 10, 22, 9);
const payments = createStripePayments({
  secretKey: 'sk_test_twin12345678',
  webhookSecret: secret,
  isTestMode: true,
  priceId: undefined,
  seatPriceInDollars: null,
  apiUrl: 'http://127.0.0.1:1',
  now: () => now,
});

const eventOf = (type: string, object: object) =>
  JSON.stringify({ object: 'event', id: 'evt_1', created: now / 1000, type, data: { object } });

const sign = (payload: string, given: { secret?: string; timestamp?: number } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: now / 1000, ...given });

const read = (payload: string, signature?: string) =>
  payments.readWebhook(
    Buffer.from(payload),
    signature === undefined ? {} : { 'stripe-signature': signature },
  );

const session = {
  object: 'checkout.session',
  id: 'cs_1',
  client_reference_id: 'company-1',
  customer: 'cus_1',
  payment_status: 'paid',
};
const subscription = {
  object: 'subscription',
  id: 'sub_1',
  metadata: { companyId: 'company-1' },
  customer: { id: 'cus_1' },
};
const invoice = {
  object: 'invoice',
  id: 'in_1',
  customer: 'cus_1',
  parent: { subscription_details: { metadata: { companyId: 'company-1' } } },
};
const told = {
  paymentEventId: 'evt_1',
  occurredIsoDateTimeUtc: '2026-11-22T09:00:00.000Z',
  companyId: 'company-1',
  paymentCustomerId: 'cus_1',
};

test.each<[string, object, object | undefined]>([
  ['checkout.session.completed', session, { ...told, sessionId: 'cs_1' }],
  ['checkout.session.completed', { ...session, payment_status: 'unpaid' }, told],
  ['checkout.session.async_payment_succeeded', session, { ...told, sessionId: 'cs_1' }],
  ['checkout.session.completed', { ...session, client_reference_id: null }, undefined],
  ['checkout.session.completed', { ...session, customer: null }, undefined],
  ['customer.subscription.created', subscription, told],
  ['customer.subscription.updated', subscription, told],
  ['customer.subscription.deleted', subscription, told],
  ['customer.subscription.updated', { ...subscription, metadata: {} }, undefined],
  ['invoice.paid', invoice, told],
  ['invoice.payment_failed', invoice, told],
  ['invoice.paid', { ...invoice, parent: null }, undefined],
  ['customer.created', { object: 'customer', id: 'cus_1' }, undefined],
])('%s', async (type, object, expected) => {
  const payload = eventOf(type, object);
  expect(await read(payload, sign(payload))).toEqual(expected);
});

const payload = eventOf('invoice.paid', invoice);

test.each<[string, string, string | undefined]>([
  ['no signature', payload, undefined],
  ['a made-up signature', payload, 't=1,v1=abc'],
  ['another secret', payload, sign(payload, { secret: 'whsec_another' })],
  ['an altered message', payload.replace('company-1', 'company-2'), sign(payload)],
  ['an old message', payload, sign(payload, { timestamp: now / 1000 - 301 })],
  ['an empty message', '', sign('')],
  ['no JSON', 'not JSON', sign('not JSON')],
])('%s is refused', async (_, sent, signature) => {
  await expect(read(sent, signature)).rejects.toMatchObject({ name: 'ForgedWebhook' });
});
