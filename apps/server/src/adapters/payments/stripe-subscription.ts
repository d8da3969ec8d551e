import { GRACE_DAYS, PAYMENTS_MAX } from '@talaash/domain/subscription/limit';
import type { SubscriptionFacts } from '@talaash/domain/subscription/rule';
import type { Payment } from '@talaash/domain/subscription/schema';
import type Stripe from 'stripe';
import type { Customer, ProviderSubscription } from './port.ts';
import { paidSeatsOf } from './stripe-seat.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The first payment was not made (yet): such a subscription never granted anything. */
const NEVER_STARTED = new Set<string>(['incomplete', 'incomplete_expired']);

/** Stripe has given up, or charges nothing any more. */
const GIVEN_UP = new Set<string>(['unpaid', 'paused']);

/** Ranks the subscriptions of a company: running ones first, the oldest of these first; then the one that ended last. */
export async function listSubscriptions(
  stripe: Stripe,
  { companyId, paymentCustomerId }: Customer,
): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer: paymentCustomerId,
    status: 'all',
    limit: 100,
  });
  const ours = data.filter(
    ({ metadata, status }) => metadata['companyId'] === companyId && !NEVER_STARTED.has(status),
  );
  return [
    ...ours.filter(isRunning).sort((one, other) => one.created - other.created),
    ...ours.filter((one) => !isRunning(one)).sort((one, other) => other.created - one.created),
  ];
}

export const isRunning = ({ status }: Stripe.Subscription): boolean => status !== 'canceled';

/** Whether it will not be renewed. The portal of some accounts sets a time instead of the end of the period. */
export const isCancelled = (subscription: Stripe.Subscription): boolean =>
  subscription.cancel_at_period_end ||
  (subscription.cancel_at !== null && subscription.cancel_at <= periodOf(subscription).end);

/** @param nowSeconds since 1970 */
export async function readWhole(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  nowSeconds: number,
): Promise<ProviderSubscription> {
  const { data: invoices } = await stripe.invoices.list({
    subscription: subscription.id,
    limit: PAYMENTS_MAX,
  });
  return {
    ...factsOf(subscription, invoices, nowSeconds),
    payments: invoices.flatMap(toPayment),
    paidSeats: paidSeatsOf(subscription),
  };
}

/** @param invoices of this subscription, the newest first @param nowSeconds since 1970 */
export function factsOf(
  subscription: Stripe.Subscription,
  invoices: Stripe.Invoice[],
  nowSeconds: number,
): SubscriptionFacts {
  const { status, cancel_at: cancelAt } = subscription;
  const isCancelledAtPeriodEnd = isCancelled(subscription);
  const until = paidUntil(subscription, invoices);
  return {
    paidUntilIsoDateTimeUtc: isoOf(isCancelledAtPeriodEnd ? Math.min(until, cancelAt ?? until) : until),
    isCancelledAtPeriodEnd,
    pastDueSinceIsoDateTimeUtc: isoOrNull(pastDueSince(subscription, invoices, nowSeconds)),
    endedIsoDateTimeUtc:
      status === 'canceled' ? isoOf(subscription.ended_at ?? subscription.canceled_at ?? nowSeconds) : null,
  };
}

/** The subscription's period moves on when a renewal fails, so the invoices say what is paid. */
function paidUntil(subscription: Stripe.Subscription, invoices: Stripe.Invoice[]): number {
  if (subscription.status === 'trialing') return subscription.trial_end ?? periodOf(subscription).end;
  const ends = invoices.filter(({ status }) => status === 'paid').flatMap(planEnds);
  return Math.max(subscription.start_date, ...ends);
}

/** Until when an invoice pays for the plan itself; manual additions do not count. */
const planEnds = ({ lines }: Stripe.Invoice): number[] =>
  lines.data
    .filter(({ parent }) => parent?.type === 'subscription_item_details')
    .map(({ period }) => period.end);

function pastDueSince(
  subscription: Stripe.Subscription,
  invoices: Stripe.Invoice[],
  nowSeconds: number,
): number | undefined {
  const { status } = subscription;
  if (status !== 'past_due' && !GIVEN_UP.has(status)) return undefined;
  const until = paidUntil(subscription, invoices);
  const failed = invoices
    .filter((invoice) => isDue(invoice) && planEnds(invoice).some((end) => end > until))
    .map((invoice) => invoice.status_transitions.finalized_at ?? invoice.created);
  const since = failed.length > 0 ? Math.min(...failed) : periodOf(subscription).start;
  // The grace period is over, so Stripe must end it too.
  return GIVEN_UP.has(status) ? Math.min(since, nowSeconds - GRACE_DAYS * DAY_SECONDS) : since;
}

/** Charged without success. */
const isDue = ({ status, attempted }: Stripe.Invoice): boolean =>
  status === 'uncollectible' || (status === 'open' && attempted);

/** It is on the items: the plan and the seats have the same. */
function periodOf({ items, start_date: startedSeconds }: Stripe.Subscription): {
  start: number;
  end: number;
} {
  const [item] = items.data;
  return {
    start: item?.current_period_start ?? startedSeconds,
    end: item?.current_period_end ?? startedSeconds,
  };
}

/** Drafts, voided invoices and those over zero are not payments. */
function toPayment(invoice: Stripe.Invoice): Payment[] {
  const isPaid = invoice.status === 'paid';
  if (invoice.total <= 0 || (!isPaid && !isDue(invoice))) return [];
  const { paid_at: paidAt, finalized_at: finalizedAt } = invoice.status_transitions;
  return [
    {
      paymentId: invoice.id,
      receiptNumber: invoice.receipt_number ?? invoice.number ?? invoice.id,
      chargedIsoDateTimeUtc: isoOf((isPaid ? paidAt : finalizedAt) ?? invoice.created),
      amountInCents: isPaid ? invoice.amount_paid : invoice.amount_due,
      currency: invoice.currency.toUpperCase(),
      state: isPaid ? 'paid' : 'failed',
    },
  ];
}

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

const isoOrNull = (seconds: number | undefined) => (seconds === undefined ? null : isoOf(seconds));
