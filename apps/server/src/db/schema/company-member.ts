import type { GivenRole } from '@talaash/domain/company-member/choice';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime } from './column.ts';
import { companyId } from './company.ts';

/** The members of companies, without the owners: an owner is `companies.created_by_uid`, so no company is without one. */
export const companyMembers = pgTable(
  'company_members',
  {
    companyId: companyId(),
    uid: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<GivenRole>().notNull(),
    joinedIsoDateTimeUtc: isoDateTime('joined_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.uid] }), index().on(table.uid)],
);

/** The invitations to companies that wait. An answer deletes them. */
export const memberInvitations = pgTable(
  'member_invitations',
  {
    memberInvitationId: text('member_invitation_id').primaryKey(),
    companyId: companyId(),
    /** In lower case. Whoever has an account with this verified email can accept. */
    email: text().notNull(),
    role: text().$type<GivenRole>().notNull(),
    invitedByUid: text('invited_by_uid').references(() => users.id, { onDelete: 'set null' }),
    endsIsoDateTimeUtc: isoDateTime('ends_at').notNull(),
  },
  (table) => [
    uniqueIndex('member_invitations_address').on(table.companyId, table.email),
    index().on(table.email),
    index().on(table.endsIsoDateTimeUtc),
    index().on(table.invitedByUid),
  ],
);
