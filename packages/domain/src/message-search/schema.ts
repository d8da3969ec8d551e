import { id, isoDateTimeUtc, text, z } from '../base/schema.ts';
import { MESSAGE_SEARCH_LENGTH } from './limit.ts';

export const MessageSearchText = text(MESSAGE_SEARCH_LENGTH.min, MESSAGE_SEARCH_LENGTH.max);

/** A piece of an excerpt, and whether it is what was searched for. */
export const ExcerptPiece = z.strictObject({ text: z.string(), isMatch: z.boolean() });
export type ExcerptPiece = z.infer<typeof ExcerptPiece>;

export const FoundMessage = z.strictObject({
  key: z.strictObject({ messageId: id(), threadId: id() }),
  /** The other side's name, as the list of conversations shows it. */
  name: z.string(),
  isOwn: z.boolean(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  excerpt: z.array(ExcerptPiece),
});
export type FoundMessage = z.infer<typeof FoundMessage>;
