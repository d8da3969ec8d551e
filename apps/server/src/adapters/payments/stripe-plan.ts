import { PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from '@talaash/domain/subscription/limit';
import type Stripe from 'stripe';
import { ProviderFault } from '../../base/provider-fault.ts';
import { isCode } from './stripe-connection.ts';

const AMOUNT_IN_CENTS = PREMIUM_PRICE_IN_DOLLARS_PER_MONTH * 100;

/** Stripe keeps it unique in an account, so two nodes or a restart never create two prices. */
const LOOKUP_KEY = `talaash_premium_monthly_usd_${AMOUNT_IN_CENTS}`;

const PRODUCT_ID = 'talaash_premium';

/** Tells our own portal configuration from others of the account. */
const PORTAL_MARK = { talaash: 'portal' };

export type StripePlan = ReturnType<typeof openPlan>;

/** What Stripe needs before the first checkout: the price, and the portal's configuration. */
export function openPlan({ stripe, priceId }: { stripe: Stripe; priceId: string | undefined }) {
  const findPrice = once(async () => priceId ?? (await findOurPrice(stripe)) ?? (await createPrice(stripe)));
  const findPortal = once(async () => (await findOurPortal(stripe)) ?? (await createPortal(stripe)));

  /** Whether the price exists and equals the one on our pages. Throws ProviderFault if it differs. */
  async function checkPrice(): Promise<boolean> {
    if (priceId === undefined) return (await findOurPrice(stripe)) !== undefined;
    const price = await stripe.prices.retrieve(priceId);
    const isAsSaid =
      price.active &&
      price.unit_amount === AMOUNT_IN_CENTS &&
      price.currency === 'usd' &&
      price.recurring?.interval === 'month' &&
      price.recurring.interval_count === 1;
    if (!isAsSaid)
      throw new ProviderFault(
        'refused',
        `STRIPE_PRICE_ID is not an active price of ${PREMIUM_PRICE_IN_DOLLARS_PER_MONTH} USD per month, which the pages promise.`,
      );
    return true;
  }

  return { findPrice, findPortal, checkPrice };
}

/** Runs once, and again after a failure. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}

async function findOurPrice(stripe: Stripe): Promise<string | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [LOOKUP_KEY], active: true, limit: 1 });
  return data[0]?.id;
}

async function createPrice(stripe: Stripe): Promise<string> {
  try {
    await stripe.products.create({ id: PRODUCT_ID, name: 'Talaash premium' });
  } catch (error) {
    if (!isCode(error, 'resource_already_exists')) throw error;
  }
  try {
    const { id } = await stripe.prices.create({
      product: PRODUCT_ID,
      lookup_key: LOOKUP_KEY,
      unit_amount: AMOUNT_IN_CENTS,
      currency: 'usd',
      recurring: { interval: 'month' },
    });
    return id;
  } catch (error) {
    // Another node was faster.
    const found = await findOurPrice(stripe);
    if (found !== undefined) return found;
    throw error;
  }
}

async function findOurPortal(stripe: Stripe): Promise<string | undefined> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.['talaash'] === PORTAL_MARK.talaash)?.id;
}

async function createPortal(stripe: Stripe): Promise<string> {
  const { id } = await stripe.billingPortal.configurations.create({
    metadata: PORTAL_MARK,
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      customer_update: { enabled: true, allowed_updates: ['name', 'address', 'tax_id'] },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
    },
  });
  return id;
}
