import { pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companies } from './company.ts';
import { talents } from './talent.ts';

export const companyTimestamps = pgTable('company_timestamps', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.companyId, { onDelete: 'cascade' }),
  messagesPageLastVisitedIsoDateTimeUtc: isoDateTime('messages_page_last_visited_at'),
  newMessagesEmailLastSentIsoDateTimeUtc: isoDateTime('new_messages_email_last_sent_at'),
  ...timestamps(),
});

export const talentTimestamps = pgTable('talent_timestamps', {
  talentId: text('talent_id')
    .primaryKey()
    .references(() => talents.talentId, { onDelete: 'cascade' }),
  messagesPageLastVisitedIsoDateTimeUtc: isoDateTime('messages_page_last_visited_at'),
  newMessagesEmailLastSentIsoDateTimeUtc: isoDateTime('new_messages_email_last_sent_at'),
  ...timestamps(),
});
