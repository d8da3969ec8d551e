import { and, eq } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { Db } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { checkoutSessions } from '../../db/schema/subscription.ts';

export async function readSubscription(db: Db, companyId: string) {
  const [row] = await db
    .select({
      hasPremiumAccess: companies.hasPremiumAccess,
      paymentCustomerId: companies.paymentCustomerId,
    })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  // Its account was deleted during this request.
  if (!row) throw refusal('UNAUTHORIZED');
  return row;
}

/** A checkout that this company started. */
export async function readCheckout(db: Db, companyId: string, sessionId: string) {
  const [row] = await db
    .select({ paidAt: checkoutSessions.paidAt })
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.sessionId, sessionId), eq(checkoutSessions.companyId, companyId)));
  return row;
}
