import { PAYMENTS_MAX } from '@talaash/domain/subscription/limit';
import { subscriptionStatus } from '@talaash/domain/subscription/rule';
import type { Payment, SubscriptionStatus } from '@talaash/domain/subscription/schema';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { Db, Tx } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { isShutOut } from '../../db/visibility.ts';
import { checkoutSessions, payments, subscriptions } from '../../db/schema/subscription.ts';

/** The stored subscription of a company; undefined if its account was deleted. */
export async function readStored(db: Db | Tx, companyId: string) {
  const [row] = await storedQuery(db).execute({ companyId });
  return row;
}

const storedQuery = prepared((db: Pick<Db, 'select'>) =>
  db
    .select({
      hasPremiumAccess: companies.hasPremiumAccess,
      paymentCustomerId: companies.paymentCustomerId,
      subscription: subscriptions,
    })
    .from(companies)
    .leftJoin(subscriptions, eq(subscriptions.companyId, companies.companyId))
    .where(eq(companies.companyId, sql.placeholder('companyId')))
    .prepare('stored_subscription'),
);

export async function readSubscription(db: Db | Tx, companyId: string) {
  const row = await readStored(db, companyId);
  // Its account was deleted during this request.
  if (!row) throw refusal('UNAUTHORIZED');
  return row;
}

/** The status of a company’s premium plan. */
export async function readSubscriptionStatus(
  db: Db | Tx,
  companyId: string,
  nowMs: number,
): Promise<SubscriptionStatus> {
  const { subscription } = await readSubscription(db, companyId);
  return subscriptionStatus(subscription ?? undefined, nowMs);
}

/** The latest payments of a company, the newest first. */
export const readPayments = (db: Db | Tx, companyId: string): Promise<Payment[]> =>
  db
    .select({
      paymentId: payments.paymentId,
      receiptNumber: payments.receiptNumber,
      chargedIsoDateTimeUtc: payments.chargedIsoDateTimeUtc,
      amountInCents: payments.amountInCents,
      currency: payments.currency,
      state: payments.state,
    })
    .from(payments)
    .where(eq(payments.companyId, companyId))
    .orderBy(desc(payments.chargedIsoDateTimeUtc), desc(payments.paymentId))
    .limit(PAYMENTS_MAX);

/** A checkout that this company started. */
export async function readCheckout(db: Db, companyId: string, sessionId: string) {
  const [row] = await db
    .select({ paidAt: checkoutSessions.paidAt })
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.sessionId, sessionId), eq(checkoutSessions.companyId, companyId)));
  return row;
}

/** The latest checkout of a company since a time, if it is unpaid as far as we know. */
export async function readLatestCheckout(
  db: Db,
  companyId: string,
  since: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ sessionId: checkoutSessions.sessionId, paidAt: checkoutSessions.paidAt })
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.companyId, companyId),
        gte(checkoutSessions.createdIsoDateTimeUtc, since.toISOString()),
      ),
    )
    .orderBy(desc(checkoutSessions.createdIsoDateTimeUtc), desc(checkoutSessions.sessionId))
    .limit(1);
  return row?.paidAt === null ? row.sessionId : undefined;
}

export async function isOwnerShutOut(db: Db, companyId: string): Promise<boolean> {
  const [owner] = await db
    .select({ isShutOut })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.createdByUid))
    .where(eq(companies.companyId, companyId));
  return owner?.isShutOut === true;
}
