import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companyId } from './company.ts';

/** Checkouts that were begun, so that a session id can be traced to the one company it belongs to. */
export const checkoutSessions = pgTable('checkout_sessions', {
  sessionId: text('session_id').primaryKey(),
  companyId: companyId(),
  /** Null until the provider has said that it was paid. */
  paidAt: isoDateTime('paid_at'),
  ...timestamps(),
});

/** The provider's messages that have been processed: each takes effect once, and none undoes what happened after it. */
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
