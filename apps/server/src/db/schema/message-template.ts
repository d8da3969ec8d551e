import type { TemplatePurpose } from '@talaash/domain/message-template/choice';
import type { MessageTemplate } from '@talaash/domain/message-template/schema';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { type ColumnsOf, timestamps } from './column.ts';
import { companyId } from './company.ts';

export const messageTemplates = pgTable(
  'message_templates',
  {
    messageTemplateId: text('message_template_id').primaryKey(),
    companyId: companyId(),
    purpose: text().$type<TemplatePurpose>().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    ...timestamps(),
  } satisfies ColumnsOf<MessageTemplate, 'key', 'messageTemplateId' | 'companyId'>,
  (table) => [index().on(table.companyId)],
);
