import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companyId } from './company.ts';

/** The checkouts of the local payment provider. Only its adapter reads them. */
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

/** The subscriptions of the local payment provider, and the id of the page where each is managed. */
export const localSubscriptions = pgTable('local_subscriptions', {
  paymentCustomerId: text('payment_customer_id').primaryKey(),
  companyId: companyId(),
  isActive: boolean('is_active').notNull(),
  portalId: text('portal_id').unique(),
  returnUrl: text('return_url'),
  ...timestamps(),
});
