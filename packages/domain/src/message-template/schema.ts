import { id, markdownText, text, timestamps, z } from '../base/schema.ts';
import { TEMPLATE_PURPOSES } from './choice.ts';
import { TEMPLATE_NAME_LENGTH, TEMPLATE_TEXT_LENGTH_MAX } from './limit.ts';

export const MessageTemplateKey = z.strictObject({ messageTemplateId: id() });

const editable = {
  purpose: z.enum(TEMPLATE_PURPOSES),
  name: text(TEMPLATE_NAME_LENGTH.min, TEMPLATE_NAME_LENGTH.max),
  text: markdownText(1, TEMPLATE_TEXT_LENGTH_MAX),
};

/** A template as a save sends it. Without a key it is a new one. */
export const MessageTemplateDraft = z.strictObject({ key: MessageTemplateKey.optional(), ...editable });
export type MessageTemplateDraft = z.infer<typeof MessageTemplateDraft>;

export const MessageTemplate = z.strictObject({ key: MessageTemplateKey, ...timestamps, ...editable });
export type MessageTemplate = z.infer<typeof MessageTemplate>;
