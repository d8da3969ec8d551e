import type { UploadKind } from '@talaash/domain/file/limit';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps } from './column.ts';

/** Every stored file and whose it is: a record may refer to a file of its own owner only. */
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
    bytes: integer().notNull(),
    ...timestamps(),
  },
  (table) => [index().on(table.talentId), index().on(table.companyId)],
);
