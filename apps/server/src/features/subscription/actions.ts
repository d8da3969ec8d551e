import { cancelRefusal, resumeRefusal } from '@talaash/domain/subscription/rule';
import type { SubscriptionStanding } from '@talaash/domain/subscription/schema';
import { SUBSCRIPTION_SENTENCES } from '@talaash/domain/subscription/words';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Customer, PaymentEvent, Payments } from '../../adapters/payments/port.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { checkoutSessions, paymentEvents } from '../../db/schema/subscription.ts';
import { askProvider } from './provider.ts';
import { readStanding, readStored, readSubscription } from './queries.ts';
import { settleSubscription } from './settle.ts';

/** Follows an event of the payment provider: whatever it is about, the provider is asked how the subscription is now. */
export async function followPaymentEvent(deps: Deps, event: PaymentEvent): Promise<void> {
  const { paymentEventId, companyId, occurredIsoDateTimeUtc: occurredAt } = event;
  const [followed] = await deps.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentEventId, paymentEventId));
  if (followed) return;
  const stored = await readStored(deps.db, companyId);
  if (!stored) return;
  await applyPayment(deps, event);
  // Last, so that an event whose handling fails is followed when the provider sends it again.
  await deps.db.insert(paymentEvents).values({ paymentEventId, companyId, occurredAt }).onConflictDoNothing();
}

/** Makes true here what the provider knows of a customer, and marks the checkout that was paid. */
export async function applyPayment(
  deps: Deps,
  { companyId, paymentCustomerId, sessionId }: Customer & { sessionId?: string },
): Promise<void> {
  await settleSubscription(deps, companyId, { paymentCustomerId });
  // Last, because whoever finds the checkout paid does not ask the provider any more.
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

export const cancelSubscription = (deps: Deps, companyId: string): Promise<SubscriptionStanding> =>
  changeSubscription(deps, companyId, cancelRefusal, (payments, customer) =>
    payments.cancelSubscription(customer),
  );

export const resumeSubscription = (deps: Deps, companyId: string): Promise<SubscriptionStanding> =>
  changeSubscription(deps, companyId, resumeRefusal, (payments, customer) =>
    payments.resumeSubscription(customer),
  );

async function changeSubscription(
  deps: Deps,
  companyId: string,
  refusalOf: (standing: SubscriptionStanding) => string | undefined,
  change: (payments: Payments, customer: Customer) => Promise<void>,
): Promise<SubscriptionStanding> {
  const { paymentCustomerId } = await readSubscription(deps.db, companyId);
  // The rule judges what the provider says now, not what was stored yesterday.
  await settleSubscription(deps, companyId);
  const reason = refusalOf(await readStanding(deps.db, companyId, deps.now()));
  if (reason !== undefined) throw refusal('CONFLICT', reason);
  if (paymentCustomerId === null)
    throw refusal('BUSINESS_RULE_VIOLATION', SUBSCRIPTION_SENTENCES.nothingToManage);
  await askProvider(deps, (payments) => change(payments, { companyId, paymentCustomerId }));
  await settleSubscription(deps, companyId);
  return readStanding(deps.db, companyId, deps.now());
}
