import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companyId } from './company.ts';

/** The started checkouts: which company a session id belongs to. */
export const checkoutSessions = pgTable('checkout_sessions', {
  sessionId: text('session_id').primaryKey(),
  companyId: companyId(),
  /** Null until the provider reports the payment. */
  paidAt: isoDateTime('paid_at'),
  ...timestamps(),
});

/** The provider's events that were applied. Each takes effect once, and a late one does not undo a newer one. */
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
