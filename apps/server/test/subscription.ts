import { asc, eq } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import type { PaymentEvent } from '../src/adapters/payments/port.ts';
import { SIGNATURE_HEADER, signWebhook } from '../src/adapters/payments/webhook-signature.ts';
import { events } from '../src/db/schema/event.ts';
import { applyPayment } from '../src/features/subscription/actions.ts';
import type { JobData } from '../src/jobs/job.ts';
import type { testApp } from './app.ts';
import type { CompanyPerson } from './person.ts';

type App = Pick<Awaited<ReturnType<typeof testApp>>, 'client' | 'company' | 'deps' | 'request' | 'url'>;

/** News of a customer whom only it names. */
export const eventOf = ({ companyId }: CompanyPerson, given: Partial<PaymentEvent> = {}): PaymentEvent => ({
  paymentEventId: `event ${Math.random()}`,
  occurredIsoDateTimeUtc: new Date().toISOString(),
  companyId,
  paymentCustomerId: `customer of ${companyId}`,
  ...given,
});

/** Companies that pay at the local provider, and what the provider says about them. */
export function subscriptionCalls({ client, company, deps, request, url }: App) {
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

  /** Follows what the provider has reported, as the workers of a node do. What fails is queued again. */
  async function followEvents(): Promise<void> {
    const { rows } = await deps.database.pool.query<{ data: JobData['subscription.follow'] }>(
      `delete from pgboss.job where name = 'subscription.follow' and state < 'active' returning data`,
    );
    for (const { data } of rows) {
      await applyPayment(deps, data).catch(async (error: unknown) => {
        await deps.jobs.send('subscription.follow', data);
        throw error;
      });
    }
  }

  /** Presses a button of a local page, as a browser's form does. */
  async function press(path: string): Promise<Response> {
    const answer = await request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    await followEvents();
    return answer;
  }

  const isPremium = async (as: CompanyPerson) => (await client(as).viewer.get()).hasPremiumAccess;

  async function sendWebhook(
    event: PaymentEvent,
    { secret = deps.secrets.payment, at = Date.now() } = {},
  ): Promise<Response> {
    const body = Buffer.from(JSON.stringify(event));
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(secret, body, at) };
    const answer = await request('/api/payments/webhook', { method: 'POST', headers, body });
    await followEvents();
    return answer;
  }

  /** What was recorded of a subscription, in its order. */
  const changesOf = async ({ companyId }: CompanyPerson) =>
    (await deps.db.select().from(events).where(eq(events.companyId, companyId)).orderBy(asc(events.id)))
      .filter(({ kind }) => kind === 'company.subscriptionChanged')
      .map(({ payload }) => payload['change']);

  const statusOf = async (as: CompanyPerson) => (await client(as).subscription.get()).standing;

  /** Pays at the local checkout. @returns the path of the local portal */
  async function subscribe(as: CompanyPerson): Promise<string> {
    const { path } = await startCheckout(as);
    await press(`${path}/pay`);
    return pathOf((await client(as).subscription.createCustomerPortalUrl({})).portalUrl);
  }

  async function subscribed(): Promise<{ hiring: CompanyPerson; portal: string }> {
    const hiring = await company();
    return { hiring, portal: await subscribe(hiring) };
  }

  /** The provider as it would be with some of its answers changed, for one test. */
  function replaceProvider(given: Partial<typeof deps.payments>): void {
    const before = { ...deps.payments };
    Object.assign(deps.payments, given);
    onTestFinished(() => void Object.assign(deps.payments, before));
  }

  return {
    changesOf,
    followEvents,
    isPremium,
    pathOf,
    press,
    replaceProvider,
    sendWebhook,
    statusOf,
    startCheckout,
    subscribe,
    subscribed,
  };
}
