import type Stripe from 'stripe';
import { idOf, isInvalid } from './stripe-connection.ts';
import { SEAT_PRODUCT_ID, type StripePlan } from './stripe-plan.ts';

/** The items of a subscription that are seats. There is one at most, unless somebody added another in Stripe's dashboard. */
const seatItems = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem[] =>
  items.data.filter(({ price }) => idOf(price.product) === SEAT_PRODUCT_ID);

export const paidSeatsOf = (subscription: Stripe.Subscription): number =>
  seatItems(subscription).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

type Needs = { stripe: Stripe; plan: StripePlan };

/**
 * Makes the seats the second item of a subscription. Stripe charges or credits the rest of the period with the next invoice. The
 * client gives each request its own idempotency key. A key made from the quantity would repeat an old answer when a company
 * returns to a quantity within a day.
 */
export async function setSeats(
  { stripe, plan }: Needs,
  subscription: Stripe.Subscription,
  paidSeats: number,
) {
  const [first] = seatItems(subscription);
  if (paidSeats === paidSeatsOf(subscription)) return;
  const update = async (current: Stripe.Subscription) =>
    stripe.subscriptions.update(current.id, { items: await itemsOf(plan, current, paidSeats) });
  try {
    await update(subscription);
  } catch (error) {
    // Another request was faster: Stripe refuses a second item of one price, and an item that is gone.
    if (!isInvalid(error)) throw error;
    const current = await stripe.subscriptions.retrieve(subscription.id);
    if (seatItems(current)[0]?.id === first?.id) throw error;
    if (paidSeats !== paidSeatsOf(current)) await update(current);
  }
}

async function itemsOf(
  plan: StripePlan,
  subscription: Stripe.Subscription,
  paidSeats: number,
): Promise<Stripe.SubscriptionUpdateParams.Item[]> {
  const [first, ...others] = seatItems(subscription);
  const removed = others.map(({ id }) => ({ id, deleted: true }));
  if (paidSeats === 0) return [...(first ? [{ id: first.id, deleted: true }] : []), ...removed];
  const price = await plan.findSeatPrice();
  if (price === undefined) throw new Error('Seats without a price cannot be charged.');
  return [{ ...(first ? { id: first.id } : {}), price, quantity: paidSeats }, ...removed];
}
