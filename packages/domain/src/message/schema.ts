import { id, isoDateTimeUtc, markdownText, z } from '../base/schema.ts';
import { Attachment } from '../attachment/schema.ts';
import { SYSTEM_MESSAGE_EVENTS } from './choice.ts';
import { MESSAGE_LENGTH_MAX } from './limit.ts';

/** The markdown of a message that a person sends. */
export const MessageText = markdownText(1, MESSAGE_LENGTH_MAX);

export const Message = z.strictObject({
  key: z.strictObject({ messageId: id(), threadId: id() }),
  companyId: id(),
  sender: z.enum(['Company', 'Talent', 'System']),
  /** Who wrote it or caused it, of the other members of the company. Only the company's members are told. */
  authorName: z.string().optional(),
  /** Empty in a message that only carries files. */
  markdown: z.string(),
  /** Its files; absent if there are none. */
  attachments: z.array(Attachment).optional(),
  /** What a system message reports; absent in messages that people wrote. */
  event: z.enum(SYSTEM_MESSAGE_EVENTS).optional(),
  /** The id that the sender's browser gave it: a retry carries the same id and is not a second message. */
  clientMessageId: id().optional(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  /** Whether it is the follow-up of an invitation; absent if not. */
  isFollowUp: z.literal(true).optional(),
  /** Whether an admin has hidden the text after a report; absent if not. The markdown then says so. */
  isHiddenByAdmin: z.literal(true).optional(),
});
export type Message = z.infer<typeof Message>;
