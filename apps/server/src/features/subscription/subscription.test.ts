import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { CompanyPerson } from '../../../test/person.ts';
import type { PaymentEvent } from '../../adapters/payments/port.ts';
import { SIGNATURE_HEADER, signWebhook } from '../../adapters/payments/webhook-signature.ts';
import { checkoutSessions } from '../../db/schema/subscription.ts';
import { events } from '../../db/schema/event.ts';

const app = await testApp();
const { client, company, deps, request, talent, url } = app;

/** A path of our own server that an address leads to. */
function pathOf(address: string): string {
  expect(address.startsWith(url)).toBe(true);
  return address.slice(url.length);
}

async function startCheckout(as: CompanyPerson): Promise<{ path: string; sessionId: string }> {
  const { checkoutUrl } = await client(as).subscription.createCheckoutSessionUrl({});
  const path = pathOf(checkoutUrl);
  return { path, sessionId: path.split('/').at(-1) ?? '' };
}

/** Presses a button of a local page, as a browser's form does. */
const press = (path: string) =>
  request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });

const isPremium = async (as: CompanyPerson) => (await client(as).viewer.get()).hasPremiumAccess;

function sendWebhook(
  event: PaymentEvent,
  { secret = deps.secrets.payment, at = Date.now() } = {},
): Promise<Response> {
  const body = Buffer.from(JSON.stringify(event));
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(secret, body, at) };
  return request('/api/payments/webhook', { method: 'POST', headers, body });
}

const changesOf = async ({ companyId }: CompanyPerson) =>
  (await deps.db.select().from(events).where(eq(events.companyId, companyId))).map(({ kind }) => kind);

const paymentOf = ({ companyId }: CompanyPerson, given: Partial<PaymentEvent> = {}): PaymentEvent => ({
  paymentEventId: `event ${Math.random()}`,
  occurredIsoDateTimeUtc: new Date().toISOString(),
  companyId,
  paymentCustomerId: `customer of ${companyId}`,
  hasPremiumAccess: true,
  ...given,
});

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

test('forged, altered and old messages of a provider are refused and change nothing', async () => {
  const hiring = await company();
  const event = paymentOf(hiring);
  const body = JSON.stringify(event);
  const signature = signWebhook(deps.secrets.payment, Buffer.from(body), Date.now());
  const send = (sent: string, headers: Record<string, string>) =>
    request('/api/payments/webhook', { method: 'POST', body: sent, headers });
  const answers = await Promise.all([
    send(body, {}),
    send('', {}),
    send(body, { [SIGNATURE_HEADER]: 'made up' }),
    send(body.replace('true', 'true '), { [SIGNATURE_HEADER]: signature }),
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
  expect(await (await request(portal)).text()).toContain('End subscription');
  expect((await press(`${portal}/end`)).headers.get('location')).toBe(portal);
  expect(await (await request(portal)).text()).toContain('Ended');
  expect(await isPremium(hiring)).toBe(false);
  // The page of a payment that was ended since does not bring it back.
  expect((await client(hiring).subscription.verifyStatus({ sessionId })).hasPremiumAccess).toBe(false);
  expect(await changesOf(hiring)).toEqual(['company.subscriptionChanged', 'company.subscriptionChanged']);

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
  const sessionId = `late ${companyId}`;
  await deps.db.insert(checkoutSessions).values({ sessionId, companyId });
  const { path, sessionId: paidId } = await startCheckout(hiring);
  await press(`${path}/pay`);
  // As if the message had not arrived: the provider knows of the payment, we do not.
  const { readCheckoutSession } = deps.payments;
  deps.payments.readCheckoutSession = (id) => readCheckoutSession(id === sessionId ? paidId : id);
  await sendWebhook(
    paymentOf(hiring, { hasPremiumAccess: false, occurredIsoDateTimeUtc: '2020-01-01T00:00:00.000Z' }),
  );
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client(hiring).subscription.verifyStatus({ sessionId })),
  );
  deps.payments.readCheckoutSession = readCheckoutSession;
  expect(answers.every(({ success }) => success)).toBe(true);
  const [checkout] = await deps.db
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.sessionId, sessionId));
  expect(checkout?.paidAt).not.toBeNull();
  expect(await changesOf(hiring)).toEqual(['company.subscriptionChanged']);
});

test('a message that is repeated takes effect once, and a late one undoes nothing', async () => {
  const hiring = await company();
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  const bought = paymentOf(hiring, { occurredIsoDateTimeUtc: at(1) });
  const ended = paymentOf(hiring, { occurredIsoDateTimeUtc: at(3), hasPremiumAccess: false });
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendWebhook(bought)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await isPremium(hiring)).toBe(true);
  await sendWebhook(ended);
  await sendWebhook(bought);
  await sendWebhook(paymentOf(hiring, { occurredIsoDateTimeUtc: at(2) }));
  expect(await isPremium(hiring)).toBe(false);
  expect((await changesOf(hiring)).length).toBe(2);
  const unknown = paymentOf({ ...hiring, companyId: 'no such company' });
  expect((await sendWebhook(unknown)).status).toBe(200);
});
