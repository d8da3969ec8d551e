import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { subscriptionCalls } from '../../../test/subscription.ts';
import { checkoutSessions, payments, subscriptions } from '../../db/schema/subscription.ts';
import { workJobs } from '../../job-handlers.ts';
import { stopRenewal } from './actions.ts';
import { reconcileSubscriptions } from './reconcile.ts';

let clock = 0;
const now = () => Date.now() + clock;
const app = await testApp({ instead: { now } });
const { admin, client, company, deps, request, url } = app;
const { changesOf, isPremium, press, replaceProvider, statusOf, startCheckout, subscribe, subscribed } =
  subscriptionCalls(app);
const DAY_MS = 24 * 60 * 60 * 1000;
const soon = { interval: 10, timeout: 60_000 };

beforeEach(() => {
  clock = 0;
});

test('cancelling keeps premium until what is paid is over, and can be taken back until then', async () => {
  const { hiring } = await subscribed();
  const { subscription } = client(hiring);
  await expect(subscription.resume({})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Your subscription is not cancelled.',
  });
  const { standing } = await subscription.cancel({});
  expect(standing.state).toBe('cancelled');
  expect((Date.parse(standing.untilIsoDateTimeUtc ?? '') - now()) / DAY_MS).toBeGreaterThan(27);
  expect((await client(hiring).viewer.get()).subscription).toEqual(standing);
  expect(await isPremium(hiring)).toBe(true);
  await expect(subscription.cancel({})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Your subscription is already cancelled.',
  });
  expect((await subscription.resume({})).standing.state).toBe('active');
  await subscription.cancel({});
  clock = 32 * DAY_MS;
  await reconcileSubscriptions(deps);
  expect((await statusOf(hiring)).state).toBe('lapsed');
  expect(await isPremium(hiring)).toBe(false);
  await reconcileSubscriptions(deps);
  await expect(subscription.resume({})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Your subscription has ended. You can start a new one.',
  });
  expect(await changesOf(hiring)).toEqual(['started', 'cancelled', 'resumed', 'cancelled', 'ended']);
});

test('a renewal that fails while a plan is read shows in the plan and in its payments, or in neither', async () => {
  const { hiring } = await subscribed();
  const { companyId } = hiring;
  const failedAt = new Date(now()).toISOString();
  const shown = await deps.db.transaction(async (tx) => {
    // The plan can be read at once, its payments only after the commit.
    await tx.execute(sql`lock table ${payments} in access exclusive mode`);
    await tx
      .update(subscriptions)
      .set({ pastDueSinceIsoDateTimeUtc: failedAt })
      .where(eq(subscriptions.companyId, companyId));
    await tx.insert(payments).values({
      paymentId: `failed ${companyId}`,
      companyId,
      receiptNumber: 'none',
      chargedIsoDateTimeUtc: failedAt,
      amountInCents: 2500,
      currency: 'USD',
      state: 'failed',
    });
    const reading = client(hiring).subscription.get();
    const waiting = sql`select from pg_locks where not granted and relation = 'payments'::regclass
      and database = (select oid from pg_database where datname = current_database())`;
    await vi.waitFor(async () => expect((await deps.db.execute(waiting)).rowCount).toBe(1), soon);
    return { reading };
  });
  const { standing, payments: listed } = await shown.reading;
  expect(listed[0]?.state === 'failed').toBe(standing.state === 'pastDue');
});

test('a subscription renews by itself, and each renewal is a payment', async () => {
  const { hiring } = await subscribed();
  clock = 32 * DAY_MS;
  await reconcileSubscriptions(deps);
  const { standing, payments } = await client(hiring).subscription.get();
  expect(standing.state).toBe('active');
  expect(Date.parse(standing.untilIsoDateTimeUtc ?? '')).toBeGreaterThan(now());
  expect(payments).toMatchObject([1, 2].map(() => ({ state: 'paid', amountInCents: 2500, currency: 'USD' })));
  expect(payments[0]?.receiptNumber).not.toBe(payments[1]?.receiptNumber);
  expect(await changesOf(hiring)).toEqual(['started', 'renewed']);
});

test('a renewal that fails leaves seven days to pay', async () => {
  const { hiring, portal } = await subscribed();
  const live = await openLive(url, hiring);
  expect(await (await request(portal)).text()).not.toContain('Pay $25 now');
  await press(`${portal}/fail`);
  const failed = await client(hiring).subscription.get();
  expect(failed.standing.state).toBe('pastDue');
  expect(failed.payments.map(({ state }) => state)).toEqual(['failed', 'paid']);
  await vi.waitFor(() => expect(live.kinds()).toContain('company.subscriptionChanged'), {
    interval: 20,
    timeout: 60_000,
  });
  clock = 6.9 * DAY_MS;
  await reconcileSubscriptions(deps);
  expect(await isPremium(hiring)).toBe(true);
  expect(await (await request(portal)).text()).toContain('Pay $25 now');
  await press(`${portal}/pay`);
  const mended = await client(hiring).subscription.get();
  expect(mended.standing.state).toBe('active');
  expect(mended.payments.map(({ state, paymentId }) => [state, paymentId])).toEqual(
    failed.payments.map(({ paymentId }) => ['paid', paymentId]),
  );
  expect(await changesOf(hiring)).toEqual(['started', 'paymentFailed', 'renewed']);
});

test('when grace is over, premium ends once, here and at the provider', async () => {
  const { hiring, portal } = await subscribed();
  await press(`${portal}/fail`);
  clock = 7.01 * DAY_MS;
  const ended: string[] = [];
  const { endSubscription } = deps.payments;
  replaceProvider({
    endSubscription: async (customer) => {
      ended.push(customer.companyId);
      return endSubscription(customer);
    },
  });
  await Promise.all([1, 2, 3].map(() => reconcileSubscriptions(deps)));
  expect(ended).toContain(hiring.companyId);
  expect((await statusOf(hiring)).state).toBe('lapsed');
  expect(await isPremium(hiring)).toBe(false);
  expect(await changesOf(hiring)).toEqual(['started', 'paymentFailed', 'ended']);
  ended.length = 0;
  await reconcileSubscriptions(deps);
  expect(ended).toEqual([]);
  // Nothing is charged for a subscription that is over.
  expect((await client(hiring).subscription.get()).payments).toHaveLength(2);
  await subscribe(hiring);
  expect((await statusOf(hiring)).state).toBe('active');
  expect(await changesOf(hiring)).toEqual(['started', 'paymentFailed', 'ended', 'started']);
});

test('cancelling while a payment is due ends premium at once', async () => {
  const { hiring, portal } = await subscribed();
  await press(`${portal}/fail`);
  expect((await client(hiring).subscription.cancel({})).standing.state).toBe('lapsed');
  expect(await changesOf(hiring)).toEqual(['started', 'paymentFailed', 'ended']);
});

test('a subscription of an earlier release is read from the provider, without telling anybody', async () => {
  const { hiring } = await subscribed();
  await deps.db.delete(subscriptions).where(eq(subscriptions.companyId, hiring.companyId));
  await reconcileSubscriptions(deps);
  expect((await statusOf(hiring)).state).toBe('active');
  expect(await changesOf(hiring)).toEqual(['started']);
});

test('jobs end what is over when it is over', async () => {
  const { hiring, portal } = await subscribed();
  await press(`${portal}/fail`);
  await workJobs(deps);
  clock = 7.01 * DAY_MS;
  const { rowCount } = await deps.database.pool.query(
    `update pgboss.job set start_after = now() where name = 'subscription.settle' and data->>'companyId' = $1`,
    [hiring.companyId],
  );
  // One for the renewal and one for the end of the days of grace.
  expect(rowCount).toBe(2);
  const ended = ['started', 'paymentFailed', 'ended'];
  await vi.waitFor(async () => expect(await changesOf(hiring)).toEqual(ended), {
    interval: 20,
    timeout: 60_000,
  });
  expect(await isPremium(hiring)).toBe(false);
});

test('a payment that nobody reported is found within the hour', async () => {
  const hiring = await company();
  const { path } = await startCheckout(hiring);
  await request(`${path}/pay`, { method: 'POST', body: '' });
  await deps.database.pool.query(`delete from pgboss.job where name = 'subscription.follow'`);
  await reconcileSubscriptions(deps);
  // The event may still be on its way.
  expect(await isPremium(hiring)).toBe(false);
  clock = 11 * 60 * 1000;
  await reconcileSubscriptions(deps);
  expect(await isPremium(hiring)).toBe(true);
  expect(await changesOf(hiring)).toEqual(['started']);
});

test('the provider is not asked on and on while it is away', async () => {
  const { companyId } = await company();
  const started = Array.from({ length: 30 }, (_, count) => ({ sessionId: `started ${count}`, companyId }));
  await deps.db.insert(checkoutSessions).values(started);
  clock = 11 * 60 * 1000;
  let asked = 0;
  replaceProvider({
    readCheckoutSession: () => {
      asked += 1;
      return Promise.reject(new Error('The provider is away.'));
    },
  });
  await expect(reconcileSubscriptions(deps)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  // Eight in a row, and those that were asked at once with the last one.
  expect(asked).toBeGreaterThanOrEqual(8);
  expect(asked).toBeLessThanOrEqual(11);
});

test('a subscription that the provider does not know any more runs out', async () => {
  const { hiring } = await subscribed();
  replaceProvider({ readSubscription: async () => undefined });
  clock = 32 * DAY_MS;
  await reconcileSubscriptions(deps);
  expect(await isPremium(hiring)).toBe(true);
  clock = 39 * DAY_MS;
  await reconcileSubscriptions(deps);
  expect(await isPremium(hiring)).toBe(false);
  expect(await changesOf(hiring)).toEqual(['started', 'ended']);
});

test('the subscription of a disabled account is not renewed', async () => {
  const { hiring } = await subscribed();
  const { companyId, uid } = hiring;
  const operator = client(await admin()).adminAccount;
  // Whoever is not disabled (any more) keeps the renewal.
  await stopRenewal(deps, companyId);
  expect((await statusOf(hiring)).state).toBe('active');
  await operator.disable({ uid, reason: 'They wrote to everybody.' });
  const { rowCount } = await deps.database.pool.query(
    `select from pgboss.job where name = 'subscription.stopRenewal' and data->>'companyId' = $1`,
    [companyId],
  );
  expect(rowCount).toBe(1);
  await stopRenewal(deps, companyId);
  await stopRenewal(deps, companyId);
  expect(await changesOf(hiring)).toEqual(['started', 'cancelled']);
});
