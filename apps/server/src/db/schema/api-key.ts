import type { ApiKeyAct, ApiKeyScope, ApiKeyStart } from '@talaash/domain/api-key/choice';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';
import { companyId } from './company.ts';

/** The keys of companies: what programs with one of their secrets may do. */
export const apiKeys = pgTable(
  'api_keys',
  {
    apiKeyId: text('api_key_id').primaryKey(),
    companyId: companyId(),
    name: text().notNull(),
    scopes: text().array().$type<ApiKeyScope[]>().notNull(),
    /** Addresses and networks in CIDR notation; empty: from anywhere. */
    networks: text().array().notNull(),
    createdByUid: text('created_by_uid').references(() => users.id, { onDelete: 'set null' }),
    endsIsoDateTimeUtc: isoDateTime('ends_at').notNull(),
    revokedIsoDateTimeUtc: isoDateTime('revoked_at'),
    ...timestamps(),
  },
  (table) => [
    index().on(table.companyId),
    index().on(table.createdByUid),
    index().on(table.endsIsoDateTimeUtc),
  ],
);

/** The secrets of keys: one each, and those that were replaced until their overlap ends. A secret itself is never stored. */
export const apiKeySecrets = pgTable(
  'api_key_secrets',
  {
    /** SHA-256 of the secret, in hexadecimal. The secret has 256 random bits, so its hash needs no salt and no slowness. */
    hash: text().primaryKey(),
    apiKeyId: text('api_key_id')
      .notNull()
      .references(() => apiKeys.apiKeyId, { onDelete: 'cascade' }),
    start: text().$type<ApiKeyStart>().notNull(),
    lastFour: text('last_four').notNull(),
    /** When a replaced secret ends; null for the one that ends with its key. */
    endsIsoDateTimeUtc: isoDateTime('ends_at'),
    lastUsedIsoDateTimeUtc: isoDateTime('last_used_at'),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull(),
  },
  (table) => [index().on(table.apiKeyId), index().on(table.endsIsoDateTimeUtc)],
);

/** Who did what with the keys of a company. An entry outlives its key. */
export const apiKeyChanges = pgTable(
  'api_key_changes',
  {
    apiKeyChangeId: text('api_key_change_id').primaryKey(),
    companyId: companyId(),
    apiKeyId: text('api_key_id').notNull(),
    act: text().$type<ApiKeyAct>().notNull(),
    /** The name of the key at that time. */
    name: text().notNull(),
    uid: text().references(() => users.id, { onDelete: 'set null' }),
    atIsoDateTimeUtc: isoDateTime('changed_at').notNull(),
  },
  (table) => [
    index('api_key_changes_latest').on(table.companyId, table.atIsoDateTimeUtc),
    index().on(table.uid),
    index().on(table.atIsoDateTimeUtc),
  ],
);

/** Calls of programs that had an Idempotency-Key, and what was answered: the same call again gets the same answer. */
export const repeatableCalls = pgTable(
  'repeatable_calls',
  {
    /** The program, such as "key …": its keys are its own. */
    program: text().notNull(),
    /** SHA-256 of the Idempotency-Key. */
    keyHash: text('key_hash').notNull(),
    companyId: companyId(),
    /** SHA-256 of the method, the path and the body. */
    fingerprint: text().notNull(),
    /** Null until the call has answered. */
    status: integer(),
    body: text(),
    startedIsoDateTimeUtc: isoDateTime('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.program, table.keyHash] }),
    index().on(table.companyId),
    index().on(table.startedIsoDateTimeUtc),
  ],
);
