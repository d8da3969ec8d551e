import type { PaymentState } from '@talaash/domain/subscription/choice';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companyId } from './company.ts';

/** The checkouts of the local payment stand-in. Only its adapter reads them. */
export const localCheckouts = pgTable('local_checkouts', {
  sessionId: text('session_id').primaryKey(),
  companyId: companyId(),
  paymentCustomerId: text('payment_customer_id').notNull(),
  email: text().notNull(),
  successUrl: text('success_url').notNull(),
  cancelledUrl: text('cancelled_url').notNull(),
  paidAt: isoDateTime('paid_at'),
  ...timestamps(),
});

/** The subscriptions of the local payment stand-in, and the id of the page that manages each. */
export const localSubscriptions = pgTable('local_subscriptions', {
  paymentCustomerId: text('payment_customer_id').primaryKey(),
  companyId: companyId(),
  isActive: boolean('is_active').notNull(),
  /** A subscription of an earlier release counts as paid for a month from the migration. */
  paidUntil: isoDateTime('paid_until').notNull().default(sql`now() + interval '1 month'`),
  isCancelledAtPeriodEnd: boolean('is_cancelled_at_period_end').notNull().default(false),
  pastDueSince: isoDateTime('past_due_since'),
  /** Null while it is active, and for one that an earlier release cancelled. */
  endedAt: isoDateTime('ended_at'),
  portalId: text('portal_id').unique(),
  returnUrl: text('return_url'),
  /** Seats past the included ones, and what each costs per month. */
  paidSeats: integer('paid_seats').notNull().default(0),
  seatPriceInCents: integer('seat_price_in_cents').notNull().default(0),
  ...timestamps(),
});

/** The charges that the local payment stand-in simulates. No money moves. */
export const localPayments = pgTable(
  'local_payments',
  {
    paymentId: text('payment_id').primaryKey(),
    paymentCustomerId: text('payment_customer_id')
      .notNull()
      .references(() => localSubscriptions.paymentCustomerId, { onDelete: 'cascade' }),
    chargedAt: isoDateTime('charged_at').notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** A charge of an earlier release was for the plan alone. */
    amountInCents: integer('amount_in_cents').notNull().default(2500),
    ...timestamps(),
  },
  (table) => [index().on(table.paymentCustomerId, table.chargedAt)],
);
