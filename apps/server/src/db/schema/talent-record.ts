import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime } from './column.ts';
import { companyTalentKey } from './company-relation.ts';

const createdAt = () => isoDateTime('created_at').notNull().default(sql`clock_timestamp()`);

/** What the members of a company note about a talent. The talent never sees it. */
export const talentNotes = pgTable(
  'talent_notes',
  {
    noteId: text('note_id').primaryKey(),
    ...companyTalentKey(),
    /** No foreign key: a note outlives the membership and the account of its author. */
    authorUid: text('author_uid').notNull(),
    /** A mention of a member is "@{uid}". */
    text: text().notNull(),
    isEdited: boolean('is_edited').notNull().default(false),
    createdIsoDateTimeUtc: createdAt(),
  },
  (table) => [
    index().on(table.companyId, table.talentId, table.createdIsoDateTimeUtc, table.noteId),
    index().on(table.talentId),
  ],
);

export const talentTags = pgTable(
  'talent_tags',
  { ...companyTalentKey(), tag: text().notNull(), createdIsoDateTimeUtc: createdAt() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentId, table.tag] }),
    index().on(table.companyId, table.tag),
    index().on(table.talentId),
  ],
);

export const talentReminders = pgTable(
  'talent_reminders',
  {
    reminderId: text('reminder_id').primaryKey(),
    ...companyTalentKey(),
    /** Whom it reminds. */
    uid: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    dueIsoDateTimeUtc: isoDateTime('due_at').notNull(),
    /** When it reminded; null before. */
    rungAt: isoDateTime('rung_at'),
    doneAt: isoDateTime('done_at'),
    createdIsoDateTimeUtc: createdAt(),
  },
  (table) => [
    index().on(table.companyId, table.talentId),
    index().on(table.talentId),
    index().on(table.uid),
    index('talent_reminders_due')
      .on(table.dueIsoDateTimeUtc)
      .where(sql`${table.rungAt} is null and ${table.doneAt} is null`),
  ],
);

/** To whom a contact was given last. Who invited or wrote since is in the messages. */
export const contactOwners = pgTable(
  'contact_owners',
  {
    ...companyTalentKey(),
    /** Null if it was released. No foreign key: only current members count. */
    uid: text(),
    givenIsoDateTimeUtc: isoDateTime('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.talentId] }), index().on(table.talentId)],
);
