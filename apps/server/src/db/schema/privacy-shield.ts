import type { CopyKind } from '@talaash/domain/privacy-shield/choice';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companyTalentKey } from './company-relation.ts';
import { companyId } from './company.ts';
import { talents } from './talent.ts';

/** What a talent hides from: the keys of `shieldKey` in the domain. */
export const privacyShields = pgTable(
  'privacy_shields',
  {
    talentId: text('talent_id')
      .notNull()
      .references(() => talents.talentId, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** As the talent typed it. */
    label: text().notNull(),
    ...timestamps(),
  },
  (table) => [primaryKey({ columns: [table.talentId, table.key] }), index().on(table.key)],
);

/** The employers that a talent's work history has had, by the key of a shield, so that each is asked about once. */
export const seenEmployers = pgTable(
  'seen_employers',
  {
    talentId: text('talent_id')
      .notNull()
      .references(() => talents.talentId, { onDelete: 'cascade' }),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.talentId, table.key] })],
);

/**
 * What shields can match of a company: the keys of `companyKeys` in the domain. Those of former names and mail domains stay, so
 * that a company does not find somebody again by changing them.
 */
export const companyShieldKeys = pgTable(
  'company_shield_keys',
  {
    companyId: companyId(),
    key: text().notNull(),
    /** Whether only the proof of a domain gives it. Such a key ends when the proof is lost. */
    isOfProof: boolean('is_of_proof').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.key] }), index().on(table.key)],
);

/** A talent asks a company to erase what it has copied: the last request of each pair. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    ...companyTalentKey(),
    requestedAt: isoDateTime('requested_at').notNull(),
    /** When the company said that it has; null until then. */
    confirmedAt: isoDateTime('confirmed_at'),
  },
  (table) => [primaryKey({ columns: [table.talentId, table.companyId] }), index().on(table.companyId)],
);

/** A company copied something of a talent: the time of the last copy, and when the talent ended the sharing. */
export const profileCopies = pgTable(
  'profile_copies',
  {
    ...companyTalentKey(),
    kind: text().$type<CopyKind>().notNull(),
    endedAt: isoDateTime('ended_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.talentId, table.companyId, table.kind] }),
    index().on(table.companyId),
    index().on(table.updatedIsoDateTimeUtc),
  ],
);
