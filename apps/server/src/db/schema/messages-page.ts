import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';
import { companies, companyId } from './company.ts';
import { talents } from './talent.ts';

export const companyTimestamps = pgTable('company_timestamps', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.companyId, { onDelete: 'cascade' }),
  messagesPageLastVisitedIsoDateTimeUtc: isoDateTime('messages_page_last_visited_at'),
  newMessagesEmailLastSentIsoDateTimeUtc: isoDateTime('new_messages_email_last_sent_at'),
  ...timestamps(),
});

/** Of each member of a company who may write. Mails about new messages are theirs. */
export const memberTimestamps = pgTable(
  'member_timestamps',
  {
    companyId: companyId(),
    uid: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messagesPageLastVisitedIsoDateTimeUtc: isoDateTime('messages_page_last_visited_at'),
    newMessagesEmailLastSentIsoDateTimeUtc: isoDateTime('new_messages_email_last_sent_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.uid] }), index().on(table.uid)],
);

export const talentTimestamps = pgTable('talent_timestamps', {
  talentId: text('talent_id')
    .primaryKey()
    .references(() => talents.talentId, { onDelete: 'cascade' }),
  messagesPageLastVisitedIsoDateTimeUtc: isoDateTime('messages_page_last_visited_at'),
  newMessagesEmailLastSentIsoDateTimeUtc: isoDateTime('new_messages_email_last_sent_at'),
  ...timestamps(),
});
