import type { CompanyIdentifierKind, DomainProofMethod } from '@talaash/domain/company-verification/choice';
import { isNotNull } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companyId } from './company.ts';

/** The domains of companies. A domain has the mark while `provenAt` is not null. Several companies may share a domain. */
export const companyDomains = pgTable(
  'company_domains',
  {
    companyId: companyId(),
    /** In lower case, in ASCII. */
    domain: text().notNull(),
    /** The text of the DNS record. No secret, but different for each company. */
    challenge: text().notNull(),
    /** The address that links are mailed to. */
    mailbox: text(),
    /** Only the hash of a link's code is stored. Null once it is used. */
    linkCodeHash: text('link_code_hash').unique(),
    linkExpiresAt: isoDateTime('link_expires_at'),
    method: text().$type<DomainProofMethod>(),
    /** The first proof of the present mark; null without the mark. */
    provenAt: isoDateTime('proven_at'),
    /** The latest proof. */
    confirmedAt: isoDateTime('confirmed_at'),
    /** Since when the proof is missing; null while it is there. */
    failingSince: isoDateTime('failing_since'),
    /** When it lost the mark; null once it is proven again. */
    lostAt: isoDateTime('lost_at'),
    /** When the proof is checked next; null without the mark. */
    checkDueAt: isoDateTime('check_due_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.domain] }),
    index('company_domains_due').on(table.checkDueAt).where(isNotNull(table.checkDueAt)),
  ],
);

/** The numbers that companies state. */
export const companyIdentifiers = pgTable(
  'company_identifiers',
  {
    companyId: companyId(),
    kind: text().$type<CompanyIdentifierKind>().notNull(),
    value: text().notNull(),
    statedAt: isoDateTime('stated_at').notNull(),
    /** When an admin has seen the certificate of this value. */
    seenAt: isoDateTime('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind] })],
);
