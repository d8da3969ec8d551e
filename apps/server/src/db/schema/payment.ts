import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companies } from './company.ts';

const company = () =>
  text('company_id')
    .notNull()
    .references(() => companies.companyId, { onDelete: 'cascade' });

/** Checkouts that were begun, so that a session id can be traced to the one company it belongs to. */
export const checkoutSessions = pgTable('checkout_sessions', {
  sessionId: text('session_id').primaryKey(),
  companyId: company(),
  /** Null until the provider has said that it was paid. */
  paidAt: isoDateTime('paid_at'),
  ...timestamps(),
});

/** The provider's messages that have been processed: each takes effect once, and none undoes what happened after it. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    paymentEventId: text('payment_event_id').primaryKey(),
    companyId: company(),
    /** By the provider's clock. */
    occurredAt: isoDateTime('occurred_at').notNull(),
    ...timestamps(),
  },
  (table) => [index().on(table.companyId, table.occurredAt)],
);

/** What the local twin of a payment provider knows of its checkouts. The product itself never looks here. */
export const localCheckouts = pgTable('local_checkouts', {
  sessionId: text('session_id').primaryKey(),
  companyId: company(),
  paymentCustomerId: text('payment_customer_id').notNull(),
  email: text().notNull(),
  successUrl: text('success_url').notNull(),
  cancelledUrl: text('cancelled_url').notNull(),
  paidAt: isoDateTime('paid_at'),
  ...timestamps(),
});

/** The subscriptions of the local twin, and the address by which each is managed. */
export const localSubscriptions = pgTable('local_subscriptions', {
  paymentCustomerId: text('payment_customer_id').primaryKey(),
  companyId: company(),
  isActive: boolean('is_active').notNull(),
  portalId: text('portal_id').unique(),
  returnUrl: text('return_url'),
  ...timestamps(),
});
