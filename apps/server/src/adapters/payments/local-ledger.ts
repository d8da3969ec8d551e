import { randomBytes } from 'node:crypto';
import { PAYMENTS_MAX, PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from '@talaash/domain/subscription/limit';
import type { SubscriptionFacts } from '@talaash/domain/subscription/rule';
import type { Payment } from '@talaash/domain/subscription/schema';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { localCheckouts, localPayments, localSubscriptions } from '../../db/schema/local-payment.ts';
import type { Customer, PaymentEvent, ProviderSubscription } from './port.ts';

export const newId = (prefix: string) => `${prefix}_${randomBytes(18).toString('base64url')}`;

export type LocalLedger = ReturnType<typeof openLocalLedger>;

type Row = typeof localSubscriptions.$inferSelect;
type Change = Partial<typeof localSubscriptions.$inferInsert>;

/** What can be done with a subscription, and what a tester can simulate. */
export type LedgerAct =
  | 'cancel'
  | 'resume'
  | 'payDue'
  | 'end'
  | 'simulateRenewal'
  | 'simulateFailedRenewal'
  | 'simulateWeek';

/** The checkouts, subscriptions and payments of the local stand-in. It charges nobody, and shows what it would have charged. */
export function openLocalLedger({ db, now }: { db: Db; now: () => number }) {
  const isoNow = () => new Date(now()).toISOString();

  const newEvent = ({ companyId, paymentCustomerId }: Customer): PaymentEvent => ({
    paymentEventId: newId('event'),
    occurredIsoDateTimeUtc: isoNow(),
    companyId,
    paymentCustomerId,
  });

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

  /** @returns undefined if there is no such checkout, or it is already paid. */
  async function pay(sessionId: string): Promise<PaymentEvent | undefined> {
    return db.transaction(async (tx) => {
      const [checkout] = await tx
        .update(localCheckouts)
        .set({ paidAt: isoNow(), updatedIsoDateTimeUtc: sql`now()` })
        .where(and(eq(localCheckouts.sessionId, sessionId), isNull(localCheckouts.paidAt)))
        .returning();
      if (!checkout) return undefined;
      const { paymentCustomerId, companyId } = checkout;
      const subscription = {
        isActive: true,
        paidUntil: aMonthAfter(isoNow()),
        isCancelledAtPeriodEnd: false,
        pastDueSince: null,
        endedAt: null,
        paidSeats: 0,
      };
      // Nobody pays twice: a second checkout of a subscribed company changes nothing.
      await tx.select().from(companies).where(eq(companies.companyId, companyId)).for('no key update');
      const [running] = await tx
        .select()
        .from(localSubscriptions)
        .where(and(eq(localSubscriptions.companyId, companyId), eq(localSubscriptions.isActive, true)));
      if (running) return { ...newEvent(running), sessionId };
      const [started] = await tx
        .insert(localSubscriptions)
        .values({ paymentCustomerId, companyId, ...subscription })
        .onConflictDoUpdate({ target: localSubscriptions.paymentCustomerId, set: subscription })
        .returning();
      if (started) await charge(tx, started, 'paid', isoNow());
      return { ...newEvent({ companyId, paymentCustomerId }), sessionId };
    });
  }

  /** A due renewal is applied on the next read, because no scheduler runs here. */
  async function readSubscription({
    paymentCustomerId,
  }: Customer): Promise<ProviderSubscription | undefined> {
    return db.transaction(async (tx) => {
      const row = await lockUpToDate(tx, paymentCustomerId, now());
      if (!row) return undefined;
      // While the lock is held: a later charge belongs to a later state.
      const charged = await tx
        .select()
        .from(localPayments)
        .where(eq(localPayments.paymentCustomerId, paymentCustomerId))
        .orderBy(desc(localPayments.chargedAt))
        .limit(PAYMENTS_MAX);
      return { ...factsOf(row), payments: charged.map(toPayment), paidSeats: row.paidSeats };
    });
  }

  /** @returns the event that the provider reports; undefined if nothing changed. */
  async function act(paymentCustomerId: string, what: LedgerAct): Promise<PaymentEvent | undefined> {
    return db.transaction(async (tx) => {
      const row = await lockUpToDate(tx, paymentCustomerId, now());
      if (!row?.isActive) return undefined;
      const change = await ACTS[what](tx, row, isoNow());
      if (!change) return undefined;
      await set(tx, paymentCustomerId, change);
      return newEvent(row);
    });
  }

  return { readCheckout, readPortal, pay, readSubscription, act };
}

type Act = (tx: Tx, row: Row, nowIso: string) => Promise<Change | undefined>;

const ended = (nowIso: string): Change => ({ isActive: false, endedAt: nowIso });

/** What each action changes in a subscription; undefined if nothing. */
const ACTS: Record<LedgerAct, Act> = {
  cancel: async (_tx, { pastDueSince }, nowIso) =>
    pastDueSince === null ? { isCancelledAtPeriodEnd: true } : ended(nowIso),
  resume: async (_tx, { isCancelledAtPeriodEnd }) =>
    isCancelledAtPeriodEnd ? { isCancelledAtPeriodEnd: false } : undefined,
  payDue: async (tx, { paymentCustomerId, pastDueSince }, nowIso) => {
    if (pastDueSince === null) return undefined;
    await mend(tx, paymentCustomerId);
    return { pastDueSince: null, paidUntil: aMonthAfter(nowIso) };
  },
  end: async (_tx, _row, nowIso) => ended(nowIso),
  simulateRenewal: async (tx, row, nowIso) => {
    if (!willRenew(row)) return undefined;
    await charge(tx, row, 'paid', nowIso);
    return { paidUntil: aMonthAfter(row.paidUntil) };
  },
  simulateFailedRenewal: async (tx, row, nowIso) => {
    if (!willRenew(row)) return undefined;
    await charge(tx, row, 'failed', nowIso);
    return { paidUntil: nowIso, pastDueSince: nowIso };
  },
  simulateWeek: async (_tx, { paidUntil, pastDueSince }) => ({
    paidUntil: aWeekBefore(paidUntil),
    pastDueSince: pastDueSince && aWeekBefore(pastDueSince),
  }),
};

const willRenew = ({ pastDueSince, isCancelledAtPeriodEnd }: Row): boolean =>
  pastDueSince === null && !isCancelledAtPeriodEnd;

/** The subscription with all renewals, or the end, that were due by now. */
async function lockUpToDate(tx: Tx, paymentCustomerId: string, nowMs: number): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(localSubscriptions)
    .where(eq(localSubscriptions.paymentCustomerId, paymentCustomerId))
    .for('update');
  if (!row?.isActive || row.pastDueSince !== null) return row;
  let { paidUntil } = row;
  if (Date.parse(paidUntil) > nowMs) return row;
  if (row.isCancelledAtPeriodEnd) return set(tx, paymentCustomerId, { isActive: false, endedAt: paidUntil });
  while (Date.parse(paidUntil) <= nowMs) {
    await charge(tx, row, 'paid', paidUntil);
    paidUntil = aMonthAfter(paidUntil);
  }
  return set(tx, paymentCustomerId, { paidUntil });
}

async function set(tx: Tx, paymentCustomerId: string, change: Change): Promise<Row | undefined> {
  const [row] = await tx
    .update(localSubscriptions)
    .set({ ...change, updatedIsoDateTimeUtc: sql`now()` })
    .where(eq(localSubscriptions.paymentCustomerId, paymentCustomerId))
    .returning();
  return row;
}

async function charge(tx: Tx, row: Row, state: 'paid' | 'failed', chargedAt: string): Promise<void> {
  const { paymentCustomerId } = row;
  await tx.insert(localPayments).values({
    paymentId: newId('payment'),
    paymentCustomerId,
    chargedAt,
    state,
    amountInCents: monthlyCents(row),
  });
}

/** What a month of a subscription costs. A month that has begun is not charged again when its seats change. */
export const monthlyCents = ({ paidSeats, seatPriceInCents }: Row): number =>
  PREMIUM_PRICE_IN_DOLLARS_PER_MONTH * 100 + paidSeats * seatPriceInCents;

async function mend(tx: Tx, paymentCustomerId: string): Promise<void> {
  await tx
    .update(localPayments)
    .set({ state: 'paid', updatedIsoDateTimeUtc: sql`now()` })
    .where(and(eq(localPayments.paymentCustomerId, paymentCustomerId), eq(localPayments.state, 'failed')));
}

/** A day that the next month lacks becomes its last day: 31 January, 28 February. */
function aMonthAfter(isoDateTimeUtc: string): string {
  const date = new Date(isoDateTimeUtc);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.toISOString();
}

const aWeekBefore = (isoDateTimeUtc: string) =>
  new Date(Date.parse(isoDateTimeUtc) - 7 * 24 * 60 * 60 * 1000).toISOString();

const factsOf = (row: Row): SubscriptionFacts => ({
  paidUntilIsoDateTimeUtc: row.paidUntil,
  isCancelledAtPeriodEnd: row.isCancelledAtPeriodEnd,
  pastDueSinceIsoDateTimeUtc: row.pastDueSince,
  endedIsoDateTimeUtc: row.isActive ? null : (row.endedAt ?? row.updatedIsoDateTimeUtc),
});

const toPayment = ({
  paymentId,
  chargedAt,
  state,
  amountInCents,
}: typeof localPayments.$inferSelect): Payment => ({
  paymentId,
  receiptNumber: `LOCAL-${paymentId
    .replace(/[^a-z0-9]/gi, '')
    .slice(-8)
    .toUpperCase()}`,
  chargedIsoDateTimeUtc: chargedAt,
  amountInCents,
  currency: 'USD',
  state,
});
