import { sql } from 'drizzle-orm';
import type { PaymentState } from '@talaash/domain/subscription/choice';
import type { SubscriptionFacts } from '@talaash/domain/subscription/rule';
import type { Payment } from '@talaash/domain/subscription/schema';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companyId } from './company.ts';

/** Started checkouts: which company a session id belongs to. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    companyId: companyId(),
    /** Null until the provider reports the payment. */
    paidAt: isoDateTime('paid_at'),
    ...timestamps(),
  },
  (table) => [
    index().on(table.companyId, table.createdIsoDateTimeUtc),
    index('checkout_sessions_unpaid').on(table.createdIsoDateTimeUtc).where(sql`${table.paidAt} is null`),
  ],
);

/** The subscription of each company, as the provider last reported it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    companyId: companyId().primaryKey(),
    paidUntilIsoDateTimeUtc: isoDateTime('paid_until').notNull(),
    isCancelledAtPeriodEnd: boolean('is_cancelled_at_period_end').notNull(),
    pastDueSinceIsoDateTimeUtc: isoDateTime('past_due_since'),
    endedIsoDateTimeUtc: isoDateTime('ended_at'),
    /** A version: an older answer of the provider never overwrites a newer one. */
    revision: integer().notNull(),
    /** When the provider is asked again at the latest; null once the subscription has ended. */
    checkAt: isoDateTime('check_at'),
    ...timestamps(),
  } satisfies Record<keyof SubscriptionFacts, unknown> & Record<string, unknown>,
  (table) => [index().on(table.checkAt)],
);

/** Processed webhook events of the provider, so a repeated one is ignored. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    paymentEventId: text('payment_event_id').primaryKey(),
    companyId: companyId(),
    /** By the provider's clock. */
    occurredAt: isoDateTime('occurred_at').notNull(),
    ...timestamps(),
  },
  (table) => [index().on(table.companyId, table.occurredAt)],
);

/** What the provider charged each company, or failed to. */
export const payments = pgTable(
  'payments',
  {
    paymentId: text('payment_id').primaryKey(),
    companyId: companyId(),
    receiptNumber: text('receipt_number').notNull(),
    chargedIsoDateTimeUtc: isoDateTime('charged_at').notNull(),
    amountInCents: integer('amount_in_cents').notNull(),
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    ...timestamps(),
  } satisfies Record<keyof Payment, unknown> & Record<string, unknown>,
  (table) => [index().on(table.companyId, table.chargedIsoDateTimeUtc)],
);
