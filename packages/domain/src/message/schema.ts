import { id, isoDateTimeUtc, text, z } from '../base/schema.ts';
import { MESSAGE_LENGTH_MAX } from './limit.ts';

/** The markdown of a message that a person sends. */
export const MessageText = text(1, MESSAGE_LENGTH_MAX);

export const Message = z.strictObject({
  key: z.strictObject({ messageId: id(), threadId: id() }),
  companyId: id(),
  sender: z.enum(['Company', 'Talent', 'System']),
  markdown: z.string(),
  /** What a system message tells; absent for messages of people. */
  event: z.enum(['InvitationSent', 'InvitationAccepted', 'InvitationRejected']).optional(),
  /** The id that the sender's browser gave it, by which a retry is known. */
  clientMessageId: id().optional(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
});
export type Message = z.infer<typeof Message>;
