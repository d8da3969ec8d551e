import { z } from '@talaash/domain/base/schema';
import {
  MessageTemplate,
  MessageTemplateDraft,
  MessageTemplateKey,
} from '@talaash/domain/message-template/schema';
import { call, Nothing } from './call.ts';

const tags = ['Message templates'];
const own = 'templates of the caller’s own company';

export const messageTemplate = {
  list: call({
    access: 'company',
    permission: 'read',
    own,
    method: 'GET',
    path: '/message-templates',
    summary: 'Lists the company’s templates by name',
    tags,
  })
    .input(Nothing)
    .output(z.object({ list: z.array(MessageTemplate) })),
  update: call({
    access: 'company',
    permission: 'recruit',
    own,
    path: '/update-message-template',
    summary: 'Creates a template (without a key) or updates one',
    tags,
    limit: { max: 120, seconds: 600 },
  })
    .input(z.strictObject({ messageTemplate: MessageTemplateDraft }))
    .output(z.object({ messageTemplate: MessageTemplate })),
  delete: call({
    access: 'company',
    permission: 'recruit',
    own,
    method: 'DELETE',
    path: '/message-templates/{messageTemplateId}',
    summary: 'Deletes a template',
    tags,
  })
    .input(MessageTemplateKey)
    .output(Nothing),
};
