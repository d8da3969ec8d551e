import type { UploadKind } from '@talaash/domain/file/limit';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';

/** Every stored file and its owner. A record may refer only to files of its own owner. */
export const files = pgTable(
  'files',
  {
    id: text().primaryKey(),
    kind: text().$type<UploadKind>().notNull(),
    talentId: text('talent_id'),
    companyId: text('company_id'),
    bucket: text().notNull(),
    path: text().notNull().unique(),
    filename: text().notNull(),
    contentType: text('content_type').notNull(),
    /** The size of everything stored for this file, including the large variant of a picture. */
    bytes: integer().notNull(),
    /** Made by an image model. The picture shows a badge everywhere. */
    isAiEdited: boolean('is_ai_edited').notNull().default(false),
    /** The original picture, kept as long as this one. */
    originalFileId: text('original_file_id'),
    /**
     * The message that carries this file; null for all other kinds and before it is sent. No foreign key: nodes of the previous release
     * delete threads, too.
     */
    messageId: text('message_id'),
    /** The size of the normal picture, in pixels. Null for files that are no pictures of a message. */
    width: integer(),
    height: integer(),
    /** Since when no record refers to this file; null while that is unknown. It is deleted a day later. */
    unusedSince: isoDateTime('unused_since'),
    ...timestamps(),
  },
  (table) => [
    index().on(table.talentId),
    index().on(table.companyId),
    index('files_message').on(table.messageId).where(sql`${table.messageId} is not null`),
    index('files_unused').on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
  ],
);
