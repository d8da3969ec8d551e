import { CHECKOUT_OPEN_MS } from '@talaash/domain/subscription/limit';
import { and, asc, eq, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { limitConcurrency } from '../../base/concurrency.ts';
import type { Deps } from '../../call/deps.ts';
import { companies } from '../../db/schema/company.ts';
import { checkoutSessions, subscriptions } from '../../db/schema/subscription.ts';
import { verifyCheckout } from './actions.ts';
import { settleSubscription } from './settle.ts';

/** Far below the rate limits of providers. */
const ASKED_AT_ONCE = 4;

/** The maximum per hour, so that a run ends before the next one. */
const ASKED_MAX = 1000;

/** After this many failures in a row the provider is considered down, and the rest waits for the next hour. */
const FAILURES_IN_A_ROW_MAX = 8;

/** Before that, the person is still paying and the provider's event is on its way. */
const PAYING_MS = 10 * 60 * 1000;

/**
 * Makes up for lost webhook events: it asks the provider about each subscription that is due or was not checked for a day, and
 * about each checkout of the last day without a reported payment.
 */
export async function reconcileSubscriptions(deps: Deps): Promise<void> {
  const due = await readDue(deps);
  const unpaid = await readUnpaid(deps);
  await askAll([
    ...due.map(
      ({ companyId }) =>
        () =>
          settleSubscription(deps, companyId),
    ),
    ...unpaid.map(
      ({ companyId, sessionId }) =>
        () =>
          verifyCheckout(deps, companyId, sessionId),
    ),
  ]);
}

/** Throws the first failure when the rest is done, or when the provider seems to be down. */
async function askAll(questions: (() => Promise<unknown>)[]): Promise<void> {
  const inTurn = limitConcurrency(ASKED_AT_ONCE);
  const failures: unknown[] = [];
  let inARow = 0;
  await Promise.all(
    questions.map((ask) =>
      inTurn(async () => {
        if (inARow >= FAILURES_IN_A_ROW_MAX) return;
        try {
          await ask();
          inARow = 0;
        } catch (error) {
          inARow += 1;
          failures.push(error);
        }
      }),
    ),
  );
  // The next run retries it, and the log says so now.
  if (failures.length > 0) throw failures[0];
}

const readDue = ({ db, now }: Deps) =>
  db
    .select({ companyId: companies.companyId })
    .from(companies)
    .leftJoin(subscriptions, eq(subscriptions.companyId, companies.companyId))
    .where(
      or(
        lte(subscriptions.checkAt, new Date(now()).toISOString()),
        and(isNull(subscriptions.companyId), isNotNull(companies.paymentCustomerId)),
      ),
    )
    .orderBy(asc(subscriptions.checkAt))
    .limit(ASKED_MAX);

const readUnpaid = ({ db, now }: Deps) =>
  db
    .select({ companyId: checkoutSessions.companyId, sessionId: checkoutSessions.sessionId })
    .from(checkoutSessions)
    .where(
      and(
        isNull(checkoutSessions.paidAt),
        gte(checkoutSessions.createdIsoDateTimeUtc, new Date(now() - CHECKOUT_OPEN_MS).toISOString()),
        lte(checkoutSessions.createdIsoDateTimeUtc, new Date(now() - PAYING_MS).toISOString()),
      ),
    )
    .limit(ASKED_MAX);
