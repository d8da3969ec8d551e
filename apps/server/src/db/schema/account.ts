import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const createdAt = () => at('created_at').notNull().default(sql`now()`);
const updatedAt = () => at('updated_at').notNull().default(sql`now()`);

/** The tables of the auth library, which dictates the field names. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    isAdmin: boolean('is_admin').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** Until then the account can only read and appeal the decision about it. */
    suspendedUntil: at('suspended_until'),
    /** Until then the account cannot invite or write. */
    limitedUntil: at('limited_until'),
    /** Whether log-in also requires a second factor. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Devices that logged in under a lower number count as unknown again; see features/account/known-device.ts. */
    deviceGeneration: integer('device_generation').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.createdAt, table.id),
    index('users_name_words').using('gin', sql`to_tsvector('simple', ${table.name})`),
    index('users_admins').on(table.createdAt).where(sql`${table.isAdmin}`),
    index('users_disabled').on(table.createdAt).where(sql`${table.isDisabled}`),
    index('users_unverified').on(table.createdAt).where(sql`not ${table.emailVerified}`),
    /** Admins search by the beginning of an email, whatever the collation of the database. */
    index('users_email_start').on(table.email.op('text_pattern_ops')),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the password was last entered in this session: at its start or later. */
    confirmedAt: at('confirmed_at').notNull().default(sql`now()`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex().on(table.providerId, table.accountId), index().on(table.userId)],
);

/** The second factor of logging in: the key of the app and the recovery codes, both encrypted. Unverified until a code was entered. */
export const twoFactors = pgTable('two_factors', {
  id: text().primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: at('locked_until'),
});

/** The codes of mailed links, hashed, and pending second factors. Using a code deletes it, so a link works once. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.identifier), index().on(table.expiresAt)],
);

/** Counted tries; see features/account/try-limit.ts and try-delay.ts. */
export const rateLimits = pgTable('rate_limits', {
  /** The only unique index of the table: with a second one, the loser of a race would fail on the index that its upsert does not name. */
  key: text().primaryKey(),
  count: integer().notNull(),
  /** When the window started, or until when tries were forgiven, in milliseconds since 1970. */
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
  /** When the next try is allowed, where tries are slowed down, in milliseconds since 1970. */
  retryAt: bigint('retry_at', { mode: 'number' }).notNull().default(0),
});
