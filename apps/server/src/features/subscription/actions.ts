import { cancelRefusal, resumeRefusal, subscriptionStatus } from '@talaash/domain/subscription/rule';
import type { SubscriptionStatus } from '@talaash/domain/subscription/schema';
import { SUBSCRIPTION_SENTENCES } from '@talaash/domain/subscription/words';
import { CHECKOUT_OPEN_MS } from '@talaash/domain/subscription/limit';
import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  type Customer,
  type PaymentEvent,
  type Payments,
  SESSION_ID_PLACEHOLDER,
} from '../../adapters/payments/port.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { checkoutSessions, paymentEvents } from '../../db/schema/subscription.ts';
import { lockCompany } from '../company/queries.ts';
import { askProvider } from './provider.ts';
import {
  isOwnerShutOut,
  readLatestCheckout,
  readSubscriptionStatus,
  readStored,
  readSubscription,
} from './queries.ts';
import { settleSubscription } from './settle.ts';

/**
 * Stores an event of the payment provider, and queues a job that asks the provider for the subscription. A repeated event is
 * recognised by its id. The events of a burst share one job.
 */
export async function storePaymentEvent(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { paymentEventId, companyId, occurredIsoDateTimeUtc: occurredAt, ...about }: PaymentEvent,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Its account may have been deleted.
    if (!(await lockCompany(tx, companyId))) return;
    const added = await tx
      .insert(paymentEvents)
      .values({ paymentEventId, companyId, occurredAt })
      .onConflictDoNothing()
      .returning({ paymentEventId: paymentEvents.paymentEventId });
    if (added.length === 0) return;
    const data = { companyId, ...about };
    await jobs.send('subscription.follow', data, { key: Object.values(data).join(' '), tx });
  });
}

type Paid = Customer & { sessionId?: string };

/** Applies the provider's state of a customer, and marks the paid checkout. */
export async function applyPayment(
  deps: Deps,
  { companyId, paymentCustomerId, sessionId }: Paid,
): Promise<void> {
  await settleSubscription(deps, companyId, { paymentCustomerId });
  await endOther(deps, { companyId, paymentCustomerId });
  // Last, because a caller who finds the checkout paid does not ask the provider again.
  if (sessionId !== undefined) {
    await deps.db
      .update(checkoutSessions)
      .set({ paidAt: new Date(deps.now()).toISOString(), updatedIsoDateTimeUtc: sql`now()` })
      .where(
        and(
          eq(checkoutSessions.sessionId, sessionId),
          eq(checkoutSessions.companyId, companyId),
          isNull(checkoutSessions.paidAt),
        ),
      );
  }
}

/**
 * A company has one subscription. If it pays as another customer than the one with its premium, the second subscription is ended
 * at once, so that it is not charged twice.
 */
async function endOther(deps: Deps, reported: Customer): Promise<void> {
  const { companyId, paymentCustomerId } = reported;
  const stored = await readStored(deps.db, companyId);
  if (!stored || stored.paymentCustomerId === paymentCustomerId) return;
  if (!stored.hasPremiumAccess) {
    // The old subscription had ended at the provider, which we did not know yet.
    await settleSubscription(deps, companyId, { paymentCustomerId });
    return;
  }
  const other = await askProvider(deps, (payments) => payments.readSubscription(reported));
  if (!other || other.endedIsoDateTimeUtc !== null) return;
  await askProvider(deps, (payments) => payments.endSubscription(reported));
  deps.log.error(
    { companyId, paymentCustomerId },
    'A company paid for a second subscription. The server ended it: refund the payment at the provider.',
  );
}

/**
 * The URL where a company pays. An open checkout is reused, so nobody pays twice. A checkout that was paid meanwhile is applied
 * instead.
 */
export async function openCheckout(
  deps: Deps,
  { companyId, email }: { companyId: string; email: string },
): Promise<string> {
  const { hasPremiumAccess, paymentCustomerId } = await readSubscription(deps.db, companyId);
  if (hasPremiumAccess) throw refusal('CONFLICT', SUBSCRIPTION_SENTENCES.alreadyPremium);
  const earlier = await readLatestCheckout(deps.db, companyId, new Date(deps.now() - CHECKOUT_OPEN_MS));
  const found =
    earlier === undefined
      ? undefined
      : await askProvider(deps, (payments) => payments.readCheckoutSession(earlier));
  if (earlier !== undefined && found?.companyId === companyId) {
    if (found.state === 'open') return found.checkoutUrl;
    if (found.state === 'processing') throw refusal('CONFLICT', SUBSCRIPTION_SENTENCES.processing);
    if (found.state === 'paid') {
      await applyPayment(deps, { ...found, sessionId: earlier });
      return openCheckout(deps, { companyId, email });
    }
  }
  const pages = `${deps.baseUrl()}/company/subscription`;
  const { sessionId, checkoutUrl } = await askProvider(deps, (payments) =>
    payments.createCheckoutSession({
      companyId,
      email,
      paymentCustomerId: paymentCustomerId ?? undefined,
      successUrl: `${pages}/success?session_id=${SESSION_ID_PLACEHOLDER}`,
      cancelledUrl: `${pages}/cancelled`,
      // Two clicks within half a minute that know the same earlier checkout count as one. After that a new key is needed, because
      // a provider repeats the answer of a failed request.
      clickKey: `${companyId} ${earlier ?? 'first'} ${Math.floor(deps.now() / 30_000)}`,
    }),
  );
  await deps.db.insert(checkoutSessions).values({ sessionId, companyId }).onConflictDoNothing();
  return checkoutUrl;
}

/**
 * Applies the payment of a checkout, if the provider knows of it and we do not yet. @returns whether the bank is still processing
 * it
 */
export async function verifyCheckout(deps: Deps, companyId: string, sessionId: string): Promise<boolean> {
  const found = await askProvider(deps, (payments) => payments.readCheckoutSession(sessionId));
  if (found?.companyId !== companyId) return false;
  if (found.state === 'paid') await applyPayment(deps, { ...found, sessionId });
  return found.state === 'processing';
}

export const cancelSubscription = (deps: Deps, companyId: string): Promise<SubscriptionStatus> =>
  changeSubscription(deps, companyId, cancelRefusal, (payments, customer) =>
    payments.cancelSubscription(customer),
  );

export const resumeSubscription = (deps: Deps, companyId: string): Promise<SubscriptionStatus> =>
  changeSubscription(deps, companyId, resumeRefusal, (payments, customer) =>
    payments.resumeSubscription(customer),
  );

/**
 * Stops the renewal of a company whose account was disabled, banned or suspended, so it is not charged for what it cannot use.
 * Once it has access again, its owner may resume. Time that is paid for does not pause.
 */
export async function stopRenewal(deps: Deps, companyId: string): Promise<void> {
  if (!(await isOwnerShutOut(deps.db, companyId))) return;
  await settleSubscription(deps, companyId);
  const stored = await readStored(deps.db, companyId);
  if (!stored || stored.paymentCustomerId === null) return;
  const { paymentCustomerId, subscription } = stored;
  if (cancelRefusal(subscriptionStatus(subscription ?? undefined, deps.now())) !== undefined) return;
  await askProvider(deps, (payments) => payments.cancelSubscription({ companyId, paymentCustomerId }));
  await settleSubscription(deps, companyId);
}

async function changeSubscription(
  deps: Deps,
  companyId: string,
  refusalOf: (status: SubscriptionStatus) => string | undefined,
  change: (payments: Payments, customer: Customer) => Promise<void>,
): Promise<SubscriptionStatus> {
  const { paymentCustomerId } = await readSubscription(deps.db, companyId);
  // The rule judges the provider's current state, not the stored one.
  await settleSubscription(deps, companyId);
  const reason = refusalOf(await readSubscriptionStatus(deps.db, companyId, deps.now()));
  if (reason !== undefined) throw refusal('CONFLICT', reason);
  if (paymentCustomerId === null)
    throw refusal('BUSINESS_RULE_VIOLATION', SUBSCRIPTION_SENTENCES.nothingToManage);
  await askProvider(deps, (payments) => change(payments, { companyId, paymentCustomerId }));
  await settleSubscription(deps, companyId);
  return readSubscriptionStatus(deps.db, companyId, deps.now());
}
