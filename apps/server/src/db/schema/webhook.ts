import type {
  WebhookDeliveryState,
  WebhookKind,
  WebhookOffReason,
  WebhookType,
} from '@talaash/domain/webhook/choice';
import type { WebhookAttempt } from '@talaash/domain/webhook/schema';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';
import { companyId } from './company.ts';

/** The addresses to which a company has its events sent. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    webhookEndpointId: text('webhook_endpoint_id').primaryKey(),
    companyId: companyId(),
    address: text().notNull(),
    kinds: text().array().$type<WebhookKind[]>().notNull(),
    createdByUid: text('created_by_uid').references(() => users.id, { onDelete: 'set null' }),
    /** Null while it is on. */
    offAt: isoDateTime('off_at'),
    offReason: text('off_reason').$type<WebhookOffReason>(),
    /** Since when no attempt has succeeded; null if the last one did. */
    failingSince: isoDateTime('failing_since'),
    ...timestamps(),
  },
  (table) => [index().on(table.companyId), index().on(table.createdByUid)],
);

const webhookEndpointId = () =>
  text('webhook_endpoint_id')
    .notNull()
    .references(() => webhookEndpoints.webhookEndpointId, { onDelete: 'cascade' });

/** The secrets that sign for an endpoint: one, and those that were replaced until their overlap ends. */
export const webhookSecrets = pgTable(
  'webhook_secrets',
  {
    webhookSecretId: text('webhook_secret_id').primaryKey(),
    webhookEndpointId: webhookEndpointId(),
    secret: text('secret_encrypted').notNull(),
    /** When a replaced secret ends; null for the latest one. */
    endsIsoDateTimeUtc: isoDateTime('ends_at'),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull(),
  },
  (table) => [index().on(table.webhookEndpointId), index().on(table.endsIsoDateTimeUtc)],
);

/** What was or will be sent to an endpoint, once for each event. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The header webhook-id. It follows from the endpoint and the event, so that a double has the same. */
    webhookDeliveryId: text('webhook_delivery_id').primaryKey(),
    webhookEndpointId: webhookEndpointId(),
    companyId: companyId(),
    /** Null for a test. */
    eventId: bigint('event_id', { mode: 'number' }),
    type: text().$type<WebhookType>().notNull(),
    /** What is sent in order. Of one conversation, a delivery waits until no earlier one waits. */
    conversation: text().notNull(),
    body: text().notNull(),
    state: text().$type<WebhookDeliveryState>().notNull(),
    /** How many attempts have failed since it was queued. */
    failed: integer().notNull().default(0),
    /** No attempt starts before. While a node is at it: when that node counts as lost. */
    nextAt: isoDateTime('next_at').notNull(),
    /** The attempt that is under way; null if none is. */
    claim: text(),
    attempts: jsonb().$type<WebhookAttempt[]>().notNull().default([]),
    eventIsoDateTimeUtc: isoDateTime('event_at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_newest').on(
      table.webhookEndpointId,
      table.eventIsoDateTimeUtc,
      table.webhookDeliveryId,
    ),
    index('webhook_deliveries_due')
      .on(table.webhookEndpointId, table.nextAt, table.eventId)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_order')
      .on(table.webhookEndpointId, table.conversation, table.eventId)
      .where(sql`${table.state} = 'waiting'`),
    index().on(table.companyId),
    index().on(table.eventIsoDateTimeUtc),
  ],
);
