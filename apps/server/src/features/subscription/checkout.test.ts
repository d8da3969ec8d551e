import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { eventOf, subscriptionCalls } from '../../../test/subscription.ts';
import { SIGNATURE_HEADER, signWebhook } from '../../adapters/payments/webhook-signature.ts';
import { companies } from '../../db/schema/company.ts';
import { events } from '../../db/schema/event.ts';
import { localSubscriptions } from '../../db/schema/local-payment.ts';
import { checkoutSessions, paymentEvents, subscriptions } from '../../db/schema/subscription.ts';

const app = await testApp();
const { client, company, deps, request, talent, url } = app;
const {
  changesOf,
  followEvents,
  isPremium,
  pathOf,
  press,
  replaceProvider,
  sendWebhook,
  statusOf,
  startCheckout,
  subscribed,
} = subscriptionCalls(app);

test('only companies subscribe, and only an existing subscription is managed', async () => {
  const [someone, hiring] = [await talent(), await company()];
  await expect(client(someone).subscription.createCheckoutSessionUrl({})).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(client().subscription.createCustomerPortalUrl({})).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  await expect(client(hiring).subscription.createCustomerPortalUrl({})).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: 'There is no subscription to manage yet.',
  });
});

test('nobody asks the provider for the portal again and again', async () => {
  const { hiring } = await subscribed();
  const asked = Array.from({ length: 21 }, () => client(hiring).subscription.createCustomerPortalUrl({}));
  await expect(Promise.all(asked)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('forged, altered and old messages of a provider are refused and change nothing', async () => {
  const hiring = await company();
  const event = eventOf(hiring);
  const body = JSON.stringify(event);
  const signature = signWebhook(deps.secrets.payment, Buffer.from(body), Date.now());
  const send = (sent: string, headers: Record<string, string>) =>
    request('/api/payments/webhook', { method: 'POST', body: sent, headers });
  const answers = await Promise.all([
    send(body, {}),
    send('', {}),
    send(body, { [SIGNATURE_HEADER]: 'made up' }),
    send(body.replace('event', 'Event'), { [SIGNATURE_HEADER]: signature }),
    sendWebhook(event, { secret: 'another secret' }),
    sendWebhook(event, { at: Date.now() - 301_000 }),
    sendWebhook(event, { at: Date.now() + 301_000 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  expect(await isPremium(hiring)).toBe(false);
  expect(await changesOf(hiring)).toEqual([]);
});

test('a checkout, from the button to premium access and to its end', async () => {
  const hiring = await company();
  const { path, sessionId } = await startCheckout(hiring);
  const page = await request(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  const html = await page.text();
  for (const words of ['takes no money', 'Pay $25', 'Decline card', 'Cancel', hiring.email])
    expect(html).toContain(words);

  expect(await client(hiring).subscription.verifyStatus({ sessionId })).toEqual({
    success: false,
    hasPremiumAccess: false,
    message: 'The payment has not been completed.',
  });
  expect(await (await press(`${path}/decline`)).text()).toContain('The card was declined');
  const cancelled = await press(`${path}/cancel`);
  expect(cancelled.headers.get('location')).toBe(`${url}/company/subscription/cancelled`);
  expect(await isPremium(hiring)).toBe(false);

  const paid = await press(`${path}/pay`);
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`${url}/company/subscription/success?session_id=${sessionId}`);
  expect(await isPremium(hiring)).toBe(true);
  expect(await client(hiring).subscription.verifyStatus({ sessionId })).toEqual({
    success: true,
    hasPremiumAccess: true,
    message: 'Your premium subscription is active.',
  });
  expect((await press(`${path}/pay`)).status).toBe(303);
  await expect(client(hiring).subscription.createCheckoutSessionUrl({})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Your company already has a premium subscription.',
  });

  const { portalUrl } = await client(hiring).subscription.createCustomerPortalUrl({});
  const portal = pathOf(portalUrl);
  expect(await (await request(portal)).text()).toContain('End subscription now');
  expect((await press(`${portal}/end`)).headers.get('location')).toBe(portal);
  expect(await (await request(portal)).text()).toContain('Premium has ended');
  expect(await isPremium(hiring)).toBe(false);
  // The page of a payment that was ended since does not bring it back.
  expect((await client(hiring).subscription.verifyStatus({ sessionId })).hasPremiumAccess).toBe(false);
  expect(await changesOf(hiring)).toEqual(['started', 'ended']);

  const again = await startCheckout(hiring);
  await press(`${again.path}/pay`);
  expect(await isPremium(hiring)).toBe(true);
});

test('a checkout belongs to the company that began it', async () => {
  const [hiring, rival] = [await company(), await company()];
  const { path, sessionId } = await startCheckout(hiring);
  await press(`${path}/pay`);
  const unknown = { code: 'NOT_FOUND', message: 'Invalid checkout session. Redirecting to dashboard.' };
  await expect(client(rival).subscription.verifyStatus({ sessionId })).rejects.toMatchObject(unknown);
  await expect(client(hiring).subscription.verifyStatus({ sessionId: 'made up' })).rejects.toMatchObject(
    unknown,
  );
  expect(await isPremium(rival)).toBe(false);
  expect((await request('/dev/checkout/made-up')).status).toBe(404);
  expect((await press('/dev/checkout/made-up/pay')).status).toBe(404);
  expect((await request('/dev/portal/made-up')).status).toBe(404);
});

test('a payment whose message is late is applied once when the status is asked for', async () => {
  const hiring = await company();
  const { companyId } = hiring;
  const { path, sessionId } = await startCheckout(hiring);
  await press(`${path}/pay`);
  // As if the message had not arrived: the provider knows of the payment, we do not.
  await deps.db.delete(subscriptions).where(eq(subscriptions.companyId, companyId));
  await deps.db.delete(events).where(eq(events.companyId, companyId));
  await deps.db
    .update(companies)
    .set({ hasPremiumAccess: false, paymentCustomerId: null })
    .where(eq(companies.companyId, companyId));
  await deps.db
    .update(checkoutSessions)
    .set({ paidAt: null })
    .where(eq(checkoutSessions.sessionId, sessionId));
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client(hiring).subscription.verifyStatus({ sessionId })),
  );
  expect(answers.every(({ success }) => success)).toBe(true);
  const [checkout] = await deps.db
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.sessionId, sessionId));
  expect(checkout?.paidAt).not.toBeNull();
  expect(await changesOf(hiring)).toEqual(['started']);
});

test('messages that are repeated, late and out of order change nothing twice and undo nothing', async () => {
  const { hiring, portal } = await subscribed();
  const [stored] = await deps.db
    .select()
    .from(localSubscriptions)
    .where(eq(localSubscriptions.companyId, hiring.companyId));
  const paymentCustomerId = stored?.paymentCustomerId ?? '';
  const bought = eventOf(hiring, { paymentCustomerId });
  await press(`${portal}/end`);
  const late = eventOf(hiring, { paymentCustomerId, occurredIsoDateTimeUtc: '2020-01-01T00:00:00.000Z' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, sent) => sendWebhook(sent % 2 === 0 ? bought : late)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await isPremium(hiring)).toBe(false);
  expect(await changesOf(hiring)).toEqual(['started', 'ended']);
  expect((await sendWebhook(eventOf({ ...hiring, companyId: 'no such company' }))).status).toBe(200);
});

test('an answer of the provider that is overtaken by a newer one is not written over it', async () => {
  const { hiring } = await subscribed();
  const { readSubscription } = deps.payments;
  const slow = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let isFirst = true;
  replaceProvider({
    async readSubscription(customer) {
      const answer = await readSubscription(customer);
      if (!isFirst) return answer;
      isFirst = false;
      asked.resolve();
      await slow.promise;
      return answer;
    },
  });
  const [row] = await deps.db.select().from(companies).where(eq(companies.companyId, hiring.companyId));
  const overtaken = sendWebhook(eventOf(hiring, { paymentCustomerId: row?.paymentCustomerId ?? '' }));
  await asked.promise;
  await client(hiring).subscription.cancel({});
  slow.resolve();
  expect((await overtaken).status).toBe(200);
  expect((await statusOf(hiring)).state).toBe('cancelled');
  expect(await changesOf(hiring)).toEqual(['started', 'cancelled']);
});

test('a message that came while the provider was away is followed later', async () => {
  const { hiring, portal } = await subscribed();
  const { readSubscription } = deps.payments;
  let isAway = true;
  replaceProvider({
    async readSubscription(customer) {
      if (isAway) throw new Error('The provider is away.');
      return readSubscription(customer);
    },
  });
  const answer = await request(`${portal}/fail`, { method: 'POST', body: '' });
  expect(answer.status).toBe(303);
  await expect(followEvents()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect((await statusOf(hiring)).state).toBe('active');
  await expect(client(hiring).subscription.cancel({})).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'The payment provider is not responding. Nothing has changed. Please try again.',
  });
  isAway = false;
  await followEvents();
  expect((await statusOf(hiring)).state).toBe('pastDue');
});

test('a message is stored once and answered at once; the provider is asked afterwards', async () => {
  const hiring = await company();
  const event = eventOf(hiring);
  let asked = 0;
  replaceProvider({
    readSubscription: async () => {
      asked += 1;
      return undefined;
    },
  });
  const body = Buffer.from(JSON.stringify(event));
  const headers = { [SIGNATURE_HEADER]: signWebhook(deps.secrets.payment, body, Date.now()) };
  for (let sent = 0; sent < 3; sent += 1)
    expect((await request('/api/payments/webhook', { method: 'POST', body, headers })).status).toBe(200);
  expect(asked).toBe(0);
  const stored = await deps.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.companyId, hiring.companyId));
  expect(stored.map(({ paymentEventId }) => paymentEventId)).toEqual([event.paymentEventId]);
  await followEvents();
  // Once for what is stored, and once because the event names another customer than that.
  expect(asked).toBeGreaterThan(0);
  const before = asked;
  await sendWebhook(event);
  expect(asked).toBe(before);
});
