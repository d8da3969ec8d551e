import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { companies } from '../../db/schema/company.ts';
import { checkoutSessions, paymentEvents } from '../../db/schema/subscription.ts';
import type { PaymentEvent } from '../../adapters/payments/port.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';

/**
 * Applies an event of the payment provider. A repeated event changes nothing, and an event that arrives late does not undo
 * a newer one.
 */
export async function applyPayment({ events }: Pick<Deps, 'events'>, payment: PaymentEvent): Promise<void> {
  const { paymentEventId, companyId, paymentCustomerId, hasPremiumAccess, sessionId } = payment;
  const occurredAt = payment.occurredIsoDateTimeUtc;
  await events.transaction(async (tx) => {
    const [company] = await tx
      .select({
        hasPremiumAccess: companies.hasPremiumAccess,
        paymentCustomerId: companies.paymentCustomerId,
      })
      .from(companies)
      .where(eq(companies.companyId, companyId))
      .for('no key update');
    if (!company) return;
    const [inserted] = await tx
      .insert(paymentEvents)
      .values({ paymentEventId, companyId, occurredAt })
      .onConflictDoNothing()
      .returning();
    if (!inserted) return;
    if (sessionId !== undefined) {
      await tx
        .update(checkoutSessions)
        .set({ paidAt: occurredAt, updatedIsoDateTimeUtc: sql`now()` })
        .where(and(eq(checkoutSessions.sessionId, sessionId), isNull(checkoutSessions.paidAt)));
    }
    const [latest] = await tx
      .select({ occurredAt: paymentEvents.occurredAt })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.companyId, companyId), ne(paymentEvents.paymentEventId, paymentEventId)))
      .orderBy(desc(paymentEvents.occurredAt))
      .limit(1);
    if (latest && latest.occurredAt > inserted.occurredAt) return;
    await tx
      .update(companies)
      .set({ hasPremiumAccess, paymentCustomerId, updatedIsoDateTimeUtc: sql`now()` })
      .where(eq(companies.companyId, companyId));
    if (company.hasPremiumAccess === hasPremiumAccess) return;
    await record(tx, { kind: 'company.subscriptionChanged', actorUid: null, companyId });
  });
}
