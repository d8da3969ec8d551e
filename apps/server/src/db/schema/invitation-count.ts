import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { companies } from './company.ts';
import { talents } from './talent.ts';

const counted = () => ({
  /** The first day of the time that is counted; the count starts again with the next. */
  period: date({ mode: 'string' }).notNull(),
  invitations: integer().notNull(),
});

/** How many invitations a company has sent on a day (UTC). A row locks for the next invitation, so the limit is exact on all nodes. */
export const sentInvitationCounts = pgTable('sent_invitation_counts', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.companyId, { onDelete: 'cascade' }),
  ...counted(),
});

/** How many invitations a talent has got in a week (UTC). */
export const receivedInvitationCounts = pgTable('received_invitation_counts', {
  talentId: text('talent_id')
    .primaryKey()
    .references(() => talents.talentId, { onDelete: 'cascade' }),
  ...counted(),
});
