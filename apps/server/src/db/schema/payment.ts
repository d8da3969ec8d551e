import { pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companies } from './company.ts';

/** Checkouts that were begun, so that a session id can be traced to the one company it belongs to. */
export const checkoutSessions = pgTable('checkout_sessions', {
  sessionId: text('session_id').primaryKey(),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.companyId, { onDelete: 'cascade' }),
  /** Null until the provider has said that it was paid. */
  paidAt: isoDateTime('paid_at'),
  ...timestamps(),
});

/** The provider's messages that have been processed: each takes effect once. */
export const paymentEvents = pgTable('payment_events', {
  paymentEventId: text('payment_event_id').primaryKey(),
  ...timestamps(),
});
