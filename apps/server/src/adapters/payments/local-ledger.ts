import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { localCheckouts, localSubscriptions } from '../../db/schema/local-payment.ts';
import type { PaymentEvent } from './port.ts';

export const newId = (prefix: string) => `${prefix}_${randomBytes(18).toString('base64url')}`;

export type LocalLedger = ReturnType<typeof openLocalLedger>;

/** The checkouts and subscriptions of the local provider. Each change returns the event that the provider reports. */
export function openLocalLedger({ db, now }: { db: Db; now: () => number }) {
  async function readCheckout(sessionId: string) {
    const [checkout] = await db.select().from(localCheckouts).where(eq(localCheckouts.sessionId, sessionId));
    return checkout;
  }

  async function readPortal(portalId: string) {
    const [portal] = await db
      .select()
      .from(localSubscriptions)
      .where(eq(localSubscriptions.portalId, portalId));
    return portal;
  }

  /** @returns undefined when there is no such checkout, or it is already paid. */
  async function pay(sessionId: string): Promise<PaymentEvent | undefined> {
    const occurredIsoDateTimeUtc = new Date(now()).toISOString();
    const paid = await db.transaction(async (tx) => {
      const [checkout] = await tx
        .update(localCheckouts)
        .set({ paidAt: occurredIsoDateTimeUtc, updatedIsoDateTimeUtc: sql`now()` })
        .where(and(eq(localCheckouts.sessionId, sessionId), isNull(localCheckouts.paidAt)))
        .returning();
      if (!checkout) return undefined;
      const { paymentCustomerId, companyId } = checkout;
      await tx
        .insert(localSubscriptions)
        .values({ paymentCustomerId, companyId, isActive: true })
        .onConflictDoUpdate({
          target: localSubscriptions.paymentCustomerId,
          set: { isActive: true, updatedIsoDateTimeUtc: sql`now()` },
        });
      return { paymentCustomerId, companyId };
    });
    return (
      paid && {
        ...paid,
        paymentEventId: newId('event'),
        occurredIsoDateTimeUtc,
        hasPremiumAccess: true,
        sessionId,
      }
    );
  }

  /** @returns undefined when there is no subscription to end. */
  async function end(portalId: string): Promise<PaymentEvent | undefined> {
    const [ended] = await db
      .update(localSubscriptions)
      .set({ isActive: false, updatedIsoDateTimeUtc: sql`now()` })
      .where(and(eq(localSubscriptions.portalId, portalId), eq(localSubscriptions.isActive, true)))
      .returning();
    if (!ended) return undefined;
    const { paymentCustomerId, companyId } = ended;
    return {
      paymentEventId: newId('event'),
      occurredIsoDateTimeUtc: new Date(now()).toISOString(),
      companyId,
      paymentCustomerId,
      hasPremiumAccess: false,
    };
  }

  return { readCheckout, readPortal, pay, end };
}
