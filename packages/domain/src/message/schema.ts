import { id, isoDateTimeUtc, markdownText, z } from '../base/schema.ts';
import { SYSTEM_MESSAGE_EVENTS } from './choice.ts';
import { MESSAGE_LENGTH_MAX } from './limit.ts';

/** The markdown of a message that a person sends. */
export const MessageText = markdownText(1, MESSAGE_LENGTH_MAX);

export const Message = z.strictObject({
  key: z.strictObject({ messageId: id(), threadId: id() }),
  companyId: id(),
  sender: z.enum(['Company', 'Talent', 'System']),
  markdown: z.string(),
  /** What a system message reports; absent in messages that people wrote. */
  event: z.enum(SYSTEM_MESSAGE_EVENTS).optional(),
  /** The id that the sender's browser gave it: a retry carries the same id and is not a second message. */
  clientMessageId: id().optional(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
});
export type Message = z.infer<typeof Message>;
