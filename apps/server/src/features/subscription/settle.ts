import { paidSeats } from '@talaash/domain/seat/rule';
import type { SubscriptionChange } from '@talaash/domain/subscription/choice';
import {
  grantsPremium,
  subscriptionChanges,
  type SubscriptionFacts,
  subscriptionStatus,
} from '@talaash/domain/subscription/rule';
import { eq, sql } from 'drizzle-orm';
import type { Customer, ProviderSubscription } from '../../adapters/payments/port.ts';
import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { payments as paymentsTable, subscriptions } from '../../db/schema/subscription.ts';
import { record } from '../../events/record.ts';
import { lockCompany } from '../company/queries.ts';
import { askProvider } from './provider.ts';
import { readStored } from './queries.ts';
import { readSeats } from './seat.ts';

export type Settling = Pick<Deps, 'config' | 'db' | 'events' | 'jobs' | 'log' | 'now' | 'payments'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How often an answer of the provider may be overtaken by a newer one before this gives up. */
const TRIES_MAX = 20;

/**
 * Reads a subscription from the provider and applies it: what the company may do, its payments, and an event for each change.
 * Idempotent: a change is recorded once, however often or late this runs.
 * @param given the customer that the provider named, for a company without a subscription
 */
export async function settleSubscription(
  deps: Settling,
  companyId: string,
  given?: Pick<Customer, 'paymentCustomerId'>,
): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const stored = await readStored(deps.db, companyId);
    if (!stored) return;
    // A premium company keeps its customer, whatever another checkout of it says.
    const known = stored.hasPremiumAccess ? (stored.paymentCustomerId ?? undefined) : undefined;
    const paymentCustomerId = known ?? given?.paymentCustomerId ?? stored.paymentCustomerId;
    if (paymentCustomerId === null) return;
    const customer = { companyId, paymentCustomerId };
    const found = (await readTruth(deps, customer)) ?? unknownOne(deps, customer, stored.subscription);
    if (!found) return;
    if (await store(deps, customer, stored.subscription?.revision ?? 0, found)) return;
  }
  throw new Error('A subscription changed faster than it could be read.');
}

/** After its grace period, a subscription is also ended at the provider, so that nothing more is charged. */
const readTruth = (deps: Settling, customer: Customer): Promise<ProviderSubscription | undefined> =>
  askProvider(deps, async (payments) => {
    const found = await payments.readSubscription(customer);
    if (!found || found.endedIsoDateTimeUtc !== null) return found;
    if (subscriptionStatus(found, deps.now()).state !== 'lapsed') return found;
    await payments.endSubscription(customer);
    return payments.readSubscription(customer);
  });

/** A subscription that the provider does not know (any more) runs out after the paid period and the grace period. */
function unknownOne(
  { log }: Settling,
  customer: Customer,
  stored: SubscriptionFacts | null,
): ProviderSubscription | undefined {
  if (!stored) return undefined;
  log.warn(customer, 'The payment provider does not know a subscription. It is not renewed here.');
  const { paidUntilIsoDateTimeUtc, isCancelledAtPeriodEnd, pastDueSinceIsoDateTimeUtc, endedIsoDateTimeUtc } =
    stored;
  return {
    paidUntilIsoDateTimeUtc,
    isCancelledAtPeriodEnd,
    pastDueSinceIsoDateTimeUtc,
    endedIsoDateTimeUtc,
    payments: [],
    paidSeats: 0,
  };
}

/** @returns false if a newer state was stored since `revision` */
async function store(
  { config, events, jobs, now }: Settling,
  { companyId, paymentCustomerId }: Customer,
  revision: number,
  { payments, paidSeats: charged, ...facts }: ProviderSubscription,
): Promise<boolean> {
  return events.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) return true;
    const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.companyId, companyId));
    if ((before?.revision ?? 0) !== revision) return false;
    const hasPremiumAccess = grantsPremium(subscriptionStatus(facts, now()));
    const dueAt = nextDue(facts, now());
    const values = { ...facts, revision: revision + 1, checkAt: nextCheck(facts, dueAt, now()) };
    await tx
      .insert(subscriptions)
      .values({ companyId, ...values })
      .onConflictDoUpdate({
        target: subscriptions.companyId,
        set: { ...values, updatedIsoDateTimeUtc: sql`now()` },
      });
    for (const payment of payments) await storePayment(tx, companyId, payment);
    const isNew = hasPremiumAccess !== company.hasPremiumAccess;
    await tx
      .update(companies)
      .set({ hasPremiumAccess, paymentCustomerId, ...(isNew ? { updatedIsoDateTimeUtc: sql`now()` } : {}) })
      .where(eq(companies.companyId, companyId));
    const changes = subscriptionChanges(
      { facts: before, hadPremium: company.hasPremiumAccess },
      facts,
      now(),
    );
    await recordChanges(tx, companyId, changes);
    // A plan that has just started, a seat that was lost on the way, or a price that is no longer set.
    if (hasPremiumAccess && charged !== paidSeats(await readSeats({ config, db: tx }, companyId)))
      await jobs.send('subscription.setSeats', { companyId }, { tx });
    if (dueAt !== undefined) {
      const runAfterSeconds = Math.ceil((dueAt - now()) / 1000);
      await jobs.send(
        'subscription.settle',
        { companyId },
        { key: `${companyId} ${dueAt}`, runAfterSeconds, tx },
      );
    }
    return true;
  });
}

/** When the subscription is renewed or ends; undefined if that is past, or will not happen. */
function nextDue(facts: SubscriptionFacts, nowMs: number): number | undefined {
  if (facts.endedIsoDateTimeUtc !== null) return undefined;
  const due = Date.parse(subscriptionStatus(facts, nowMs).untilIsoDateTimeUtc ?? '');
  return due > nowMs ? due : undefined;
}

/** At that time, but within a day at the latest, because an event of the provider may get lost. */
const nextCheck = (facts: SubscriptionFacts, dueAt = Number.POSITIVE_INFINITY, nowMs: number) =>
  facts.endedIsoDateTimeUtc === null ? new Date(Math.min(dueAt, nowMs + DAY_MS)).toISOString() : null;

async function storePayment(
  tx: Tx,
  companyId: string,
  payment: ProviderSubscription['payments'][number],
): Promise<void> {
  await tx
    .insert(paymentsTable)
    .values({ ...payment, companyId })
    .onConflictDoUpdate({
      target: paymentsTable.paymentId,
      set: { state: payment.state, updatedIsoDateTimeUtc: sql`now()` },
      setWhere: eq(paymentsTable.companyId, companyId),
    });
}

const recordChanges = (tx: Tx, companyId: string, changes: readonly SubscriptionChange[]): Promise<void> =>
  record(
    tx,
    ...changes.map((change) => ({
      kind: 'company.subscriptionChanged' as const,
      actorUid: null,
      companyId,
      payload: { change },
    })),
  );
