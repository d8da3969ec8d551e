import { PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from '@talaash/domain/subscription/limit';
import type Stripe from 'stripe';
import { ProviderFault } from '../../base/provider-fault.ts';
import { isCode } from './stripe-connection.ts';

/** A price that the server creates: Stripe keeps the lookup key unique, so two nodes or a restart never create two. */
type OwnPrice = { lookupKey: string; amountInCents: number; product: { id: string; name: string } };

const PLAN_CENTS = PREMIUM_PRICE_IN_DOLLARS_PER_MONTH * 100;
const PLAN_PRICE: OwnPrice = {
  lookupKey: `talaash_premium_monthly_usd_${PLAN_CENTS}`,
  amountInCents: PLAN_CENTS,
  product: { id: 'talaash_premium', name: 'Talaash premium' },
};

/** Tells the items of a subscription that are seats from the plan itself, at any price. */
export const SEAT_PRODUCT_ID = 'talaash_seat';

const seatPriceOf = (dollars: number): OwnPrice => ({
  lookupKey: `talaash_seat_monthly_usd_${dollars * 100}`,
  amountInCents: dollars * 100,
  product: { id: SEAT_PRODUCT_ID, name: 'Talaash premium: seat' },
});

/** Tells our own portal configuration from others of the account. */
const PORTAL_MARK = { talaash: 'portal' };

export type StripePlan = ReturnType<typeof openPlan>;

type Options = { stripe: Stripe; priceId: string | undefined; seatPriceInDollars: number | null };

/** What Stripe needs before the first checkout: the prices, and the portal's configuration. */
export function openPlan({ stripe, priceId, seatPriceInDollars }: Options) {
  const findPrice = once(async () => priceId ?? (await findOrCreate(stripe, PLAN_PRICE)));
  /** Undefined if seats are free. */
  const findSeatPrice = once(async () =>
    seatPriceInDollars === null ? undefined : findOrCreate(stripe, seatPriceOf(seatPriceInDollars)),
  );
  const findPortal = once(async () => (await findOurPortal(stripe)) ?? (await createPortal(stripe)));

  /** Whether the price exists and equals the one on our pages. Throws ProviderFault if it differs. */
  async function checkPrice(): Promise<boolean> {
    if (priceId === undefined) return (await findOurPrice(stripe, PLAN_PRICE)) !== undefined;
    const price = await stripe.prices.retrieve(priceId);
    const isAsSaid =
      price.active &&
      price.unit_amount === PLAN_CENTS &&
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

  return { findPrice, findSeatPrice, findPortal, checkPrice };
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

const findOrCreate = async (stripe: Stripe, price: OwnPrice): Promise<string> =>
  (await findOurPrice(stripe, price)) ?? (await createPrice(stripe, price));

async function findOurPrice(stripe: Stripe, { lookupKey }: OwnPrice): Promise<string | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  return data[0]?.id;
}

async function createPrice(stripe: Stripe, price: OwnPrice): Promise<string> {
  const { lookupKey, amountInCents, product } = price;
  try {
    await stripe.products.create(product);
  } catch (error) {
    if (!isCode(error, 'resource_already_exists')) throw error;
  }
  try {
    const { id } = await stripe.prices.create({
      product: product.id,
      lookup_key: lookupKey,
      unit_amount: amountInCents,
      currency: 'usd',
      recurring: { interval: 'month' },
    });
    return id;
  } catch (error) {
    // Another node was faster.
    const found = await findOurPrice(stripe, price);
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
