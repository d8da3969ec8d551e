import type { MobileCountryCode } from '@talaash/domain/base/country';
import type { OtpProvider } from '@talaash/domain/mobile-verification/choice';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';

export const otpInfos = pgTable(
  'otp_infos',
  {
    uid: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    countryCode: text('country_code').$type<MobileCountryCode>().notNull(),
    mobileNumberE164: text('mobile_number_e164').notNull(),
    isVerificationCodeSent: boolean('is_verification_code_sent').notNull().default(false),
    lastVerificationCodeSentIsoDateTimeUtc: isoDateTime('last_verification_code_sent_at'),
    numberOfVerificationCodesSent: integer('number_of_verification_codes_sent').notNull().default(0),
    isMobileNumberVerified: boolean('is_mobile_number_verified').notNull().default(false),
    otpProvider: text('otp_provider').$type<OtpProvider>().notNull(),
    providerResponses: jsonb('provider_responses').$type<unknown[]>().notNull().default([]),
    /** A lock: until when one request checks a code with the provider. Others wait, so tries are counted one by one. */
    checkedUntil: isoDateTime('checked_until'),
    // Only nodes of the previous release use these four: each code now has its own in `one_time_code_sends`.
    codeHash: text('code_hash'),
    providerCheck: text('provider_check'),
    codeExpiresAt: isoDateTime('code_expires_at'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('otp_infos_verified_number')
      .on(table.mobileNumberE164)
      .where(sql`${table.isMobileNumberVerified}`),
  ],
);

/** The common prefix of 10,000 numbers that differ in their last four digits. Number ranges are rented in such blocks. */
export const numberPrefix = (mobileNumberE164: SQLWrapper): SQL => sql`left(${mobileNumberE164}, -4)`;

/**
 * One row for every sent code. Limits by user, number, network and number prefix count these rows. A code is valid until it is
 * used, expires or had too many wrong tries, even if a later code was sent.
 */
export const oneTimeCodeSends = pgTable(
  'one_time_code_sends',
  {
    id: text().primaryKey(),
    uid: text().notNull(),
    mobileNumberE164: text('mobile_number_e164').notNull(),
    countryCode: text('country_code').notNull(),
    ip: text().notNull(),
    sentAt: isoDateTime('sent_at').notNull().default(sql`now()`),
    /** When the user verified this number, with this code or a later one. */
    verifiedAt: isoDateTime('verified_at'),
    /** Null once the code was used or voided. */
    codeHash: text('code_hash'),
    /** By what the provider finds a code that it made itself (see adapters/one-time-code/port.ts). Null once it was used or voided. */
    providerCheck: text('provider_check'),
    codeExpiresAt: isoDateTime('code_expires_at'),
    wrongTries: integer('wrong_tries').notNull().default(0),
  },
  (table) => [
    index().on(table.uid, table.sentAt),
    index().on(table.mobileNumberE164, table.sentAt),
    index('one_time_code_sends_prefix').on(numberPrefix(table.mobileNumberE164), table.sentAt),
    index().on(table.ip, table.sentAt),
    index().on(table.countryCode, table.sentAt),
  ],
);

/** When the operator was alerted to a flood of codes or an exhausted cost limit, so only one node sends the alert. */
export const oneTimeCodeFloods = pgTable(
  'one_time_code_floods',
  {
    by: text().$type<'network' | 'prefix' | 'country' | 'cost'>().notNull(),
    /** The network, number prefix or country; for `cost` also a country. */
    value: text().notNull(),
    toldAt: isoDateTime('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.by, table.value] })],
);
