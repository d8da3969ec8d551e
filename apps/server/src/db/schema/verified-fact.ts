import type { VerifiedFactKind } from '@talaash/domain/verified-fact/choice';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { talents } from './talent.ts';

/** The facts of profiles that are verified, or for which a link was mailed. A mark holds while `fingerprint` is that of the profile. */
export const verifiedFacts = pgTable(
  'verified_facts',
  {
    talentId: text('talent_id')
      .notNull()
      .references(() => talents.talentId, { onDelete: 'cascade' }),
    kind: text().$type<VerifiedFactKind>().notNull(),
    /** The id of the job or certification; the host for the code account. */
    entryId: text('entry_id').notNull(),
    /** The hash of what the mark vouches for. */
    fingerprint: text().notNull(),
    /** The domain or host that vouches for it. */
    verifier: text().notNull(),
    /** Null while a mailed link waits. */
    verifiedAt: isoDateTime('verified_at'),
    /** Where a link was mailed to. Deleted when it is opened or expires. */
    mailbox: text(),
    /** Only the hash of a link's code is stored. Null once it is used. */
    linkCodeHash: text('link_code_hash').unique(),
    linkExpiresAt: isoDateTime('link_expires_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.talentId, table.kind, table.entryId] }),
    index('verified_facts_link_expires').on(table.linkExpiresAt),
  ],
);
