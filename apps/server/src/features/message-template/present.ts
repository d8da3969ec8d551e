import type { MessageTemplate } from '@talaash/domain/message-template/schema';
import type { MessageTemplateRow } from './queries.ts';

export const toMessageTemplate = (row: MessageTemplateRow): MessageTemplate => ({
  key: { messageTemplateId: row.messageTemplateId },
  createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: row.updatedIsoDateTimeUtc,
  purpose: row.purpose,
  name: row.name,
  text: row.text,
});
