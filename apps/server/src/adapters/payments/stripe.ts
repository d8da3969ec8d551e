import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { ProviderFault } from '../../base/provider-fault.ts';
import type { Checkout, Customer, Payments } from './port.ts';
import {
  askIfThere,
  askStripe,
  idOf,
  isMissing,
  openStripe,
  type StripeOptions,
} from './stripe-connection.ts';
import { readSigned, toPaymentEvent } from './stripe-event.ts';
import { openPlan, type StripePlan } from './stripe-plan.ts';
import { setSeats } from './stripe-seat.ts';
import { isCancelled, isRunning, listSubscriptions, readWhole } from './stripe-subscription.ts';

type Options = StripeOptions & {
  webhookSecret: string;
  /** It is a test key. */
  isTestMode: boolean;
  /** Undefined if the price is created and found automatically. */
  priceId: string | undefined;
  /** Null if seats are free. */
  seatPriceInDollars: number | null;
  now: () => number;
};

const SIGNATURE_HEADER = 'stripe-signature';

/** Payments by Stripe. It learns company ids and the email of the person who pays. */
export function createStripePayments({
  webhookSecret,
  isTestMode,
  priceId,
  seatPriceInDollars,
  now,
  ...connection
}: Options): Payments {
  const stripe = openStripe(connection);
  const plan = openPlan({ stripe, priceId, seatPriceInDollars });

  return {
    mode: isTestMode ? 'test' : 'live',
    createCheckoutSession: (company) => askStripe(() => startCheckout(stripe, plan, company)),

    createPortalUrl: ({ paymentCustomerId, returnUrl }) =>
      askIfThere(async () => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer: paymentCustomerId,
          return_url: returnUrl,
          configuration: await plan.findPortal(),
        });
        return addressOf(url);
      }),

    readSubscription: (customer) =>
      askIfThere(async () => {
        const [subscription] = await listSubscriptions(stripe, customer);
        return subscription && readWhole(stripe, subscription, Math.floor(now() / 1000));
      }),

    async cancelSubscription(customer) {
      await eachRunning(stripe, customer, async (subscription) => {
        if (subscription.status !== 'active' && subscription.status !== 'trialing')
          await end(stripe, subscription);
        else if (!isCancelled(subscription))
          await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      });
    },

    async resumeSubscription(customer) {
      await eachRunning(stripe, customer, async (subscription) => {
        if (!isCancelled(subscription)) return;
        await stripe.subscriptions.update(
          subscription.id,
          subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
        );
      });
    },

    async setSeats(customer, paidSeats) {
      await askIfThere(async () => {
        const running = (await listSubscriptions(stripe, customer)).find(isRunning);
        if (running) await setSeats({ stripe, plan }, running, paidSeats);
      });
    },

    async endSubscription(customer) {
      await eachRunning(stripe, customer, (subscription) => end(stripe, subscription));
    },

    async deleteCustomer({ paymentCustomerId }) {
      // Stripe ends the subscriptions of a deleted customer.
      await askIfThere(() => stripe.customers.del(paymentCustomerId));
    },

    readCheckoutSession: (sessionId) =>
      askIfThere(async () => toCheckout(await stripe.checkout.sessions.retrieve(sessionId))),

    async readWebhook(body, headers) {
      const signature = headers[SIGNATURE_HEADER];
      return toPaymentEvent(readSigned({ stripe, secret: webhookSecret, body, signature, now: now() }));
    },

    async prepare() {
      await askStripe(() => Promise.all([plan.findPrice(), plan.findSeatPrice(), plan.findPortal()]));
    },

    probe: () =>
      askStripe(async () => {
        const isThere = await plan.checkPrice();
        const price = isThere ? 'price found' : 'the next start creates the price';
        return `Stripe answers; ${isTestMode ? 'test mode, no money is taken' : 'live mode'}; ${price}.`;
      }),
  };
}

/** The product name on bank statements and in the portal. */
const DESCRIPTION = 'Talaash premium: contacting talents, by the month';

type Company = Parameters<Payments['createCheckoutSession']>[0];

async function startCheckout(stripe: Stripe, plan: StripePlan, company: Company) {
  const { companyId, email, paymentCustomerId, successUrl, cancelledUrl, clickKey } = company;
  const start = async (payer: { customer: string } | { customer_email: string }) => {
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      line_items: [{ price: await plan.findPrice(), quantity: 1 }],
      client_reference_id: companyId,
      metadata: { companyId },
      // An Indian account must send a description, a name and an address with payments from abroad.
      subscription_data: { metadata: { companyId }, description: DESCRIPTION },
      billing_address_collection: 'required',
      success_url: successUrl,
      cancel_url: cancelledUrl,
      ...payer,
      // A new customer gets both anyway.
      ...('customer' in payer ? { customer_update: { address: 'auto', name: 'auto' } } : {}),
    };
    // Stripe refuses a repeated key with other parameters.
    const idempotencyKey = createHash('sha256')
      .update(JSON.stringify([clickKey, params]))
      .digest('hex');
    const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey });
    return { sessionId: id, checkoutUrl: addressOf(url) };
  };
  if (paymentCustomerId === undefined) return start({ customer_email: email });
  try {
    return await start({ customer: paymentCustomerId });
  } catch (error) {
    // It was deleted in Stripe's dashboard.
    if (!isMissing(error, 'customer')) throw error;
    return start({ customer_email: email });
  }
}

function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const { client_reference_id: reference, status, payment_status: paid, customer, url } = session;
  const companyId = reference ?? '';
  if (status === 'open') return { companyId, state: 'open', checkoutUrl: addressOf(url) };
  if (status === 'expired') return { companyId, state: 'closed' };
  if (status !== 'complete') throw new ProviderFault('nonsense', 'Stripe answered without a state.');
  if (paid === 'unpaid' || customer === null) return { companyId, state: 'processing' };
  return { companyId, state: 'paid', paymentCustomerId: idOf(customer) };
}

/** A browser is redirected there, so it has to be a URL. */
function addressOf(url: string | null | undefined): string {
  if (!/^https?:$/.test(URL.parse(url ?? '')?.protocol ?? ''))
    throw new ProviderFault('nonsense', 'Stripe answered without an address.');
  return url ?? '';
}

async function eachRunning(
  stripe: Stripe,
  customer: Customer,
  act: (subscription: Stripe.Subscription) => Promise<void>,
): Promise<void> {
  await askIfThere(async () => {
    const running = (await listSubscriptions(stripe, customer)).filter(isRunning);
    for (const subscription of running) await act(subscription);
  });
}

/** Open invoices are voided first, so nobody pays for an ended subscription. */
async function end(stripe: Stripe, { id }: Stripe.Subscription): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 100 });
  for (const invoice of data) await stripe.invoices.voidInvoice(invoice.id);
  await stripe.subscriptions.cancel(id);
}
