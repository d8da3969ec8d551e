import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { eventOf, subscriptionCalls } from '../../../test/subscription.ts';
import { companies } from '../../db/schema/company.ts';
import { checkoutSessions } from '../../db/schema/subscription.ts';

const app = await testApp();
const { client, company, deps, request, url } = app;
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

test('whoever clicks again goes on with the checkout that is open', async () => {
  const hiring = await company();
  const [first, again] = [await startCheckout(hiring), await startCheckout(hiring)];
  expect(again).toEqual(first);
  // A payment whose message is late is found before another one can be made.
  await request(`${first.path}/pay`, { method: 'POST', body: '' });
  await expect(client(hiring).subscription.createCheckoutSessionUrl({})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Your company already has a premium subscription.',
  });
  expect(await isPremium(hiring)).toBe(true);
});

test('while the bank works on a payment, nobody pays again, and the page says so', async () => {
  const hiring = await company();
  const { sessionId } = await startCheckout(hiring);
  const { companyId } = hiring;
  replaceProvider({ readCheckoutSession: async () => ({ companyId, state: 'processing' }) });
  const message = expect.stringMatching(/^Your bank is still processing the payment/);
  await expect(client(hiring).subscription.createCheckoutSessionUrl({})).rejects.toMatchObject({
    code: 'CONFLICT',
    message,
  });
  expect(await client(hiring).subscription.verifyStatus({ sessionId })).toEqual({
    success: false,
    hasPremiumAccess: false,
    message,
  });
});

test('of two checkouts that are both paid, one is charged', async () => {
  const hiring = await company();
  const { companyId, email } = hiring;
  const first = await startCheckout(hiring);
  // As if both had been started in the same moment.
  const { checkoutUrl, sessionId } = await deps.payments.createCheckoutSession({
    companyId,
    email,
    paymentCustomerId: undefined,
    successUrl: url,
    cancelledUrl: url,
    clickKey: 'another',
  });
  await deps.db.insert(checkoutSessions).values({ sessionId, companyId });
  const second = { path: pathOf(checkoutUrl), sessionId };
  const paid = await Promise.all([first, second].map(({ path }) => press(`${path}/pay`)));
  expect(paid.map(({ status }) => status)).toEqual([303, 303]);
  await followEvents();
  expect((await client(hiring).subscription.get()).payments).toHaveLength(1);
  for (const checkout of [first, second])
    expect((await client(hiring).subscription.verifyStatus({ sessionId: checkout.sessionId })).success).toBe(
      true,
    );
  expect(await changesOf(hiring)).toEqual(['started']);
});

test('what was paid as a second customer is ended at once', async () => {
  const { hiring } = await subscribed();
  const { readSubscription, endSubscription } = deps.payments;
  const second = 'a second customer';
  let isEnded = false;
  replaceProvider({
    async readSubscription(customer) {
      const found = await readSubscription({
        ...customer,
        paymentCustomerId:
          customer.paymentCustomerId === second ? await customerOf(hiring) : customer.paymentCustomerId,
      });
      return found;
    },
    async endSubscription(customer) {
      if (customer.paymentCustomerId === second) isEnded = true;
      else await endSubscription(customer);
    },
  });
  await sendWebhook(eventOf(hiring, { paymentCustomerId: second }));
  expect(isEnded).toBe(true);
  expect((await statusOf(hiring)).state).toBe('active');
  expect(await customerOf(hiring)).not.toBe(second);
});

async function customerOf({ companyId }: { companyId: string }): Promise<string> {
  const [row] = await deps.db.select().from(companies).where(eq(companies.companyId, companyId));
  return row?.paymentCustomerId ?? '';
}
