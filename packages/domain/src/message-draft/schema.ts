import { z } from '../base/schema.ts';
import { isStorable } from '../base/text.ts';
import { MESSAGE_DRAFT_LENGTH_MAX } from './limit.ts';

/** An unsent message of one account in one thread. */
export const MessageDraft = z.strictObject({
  /** Empty without a draft. */
  markdown: z.string(),
  /** Changes with each save; null without a draft. */
  version: z.string().nullable(),
});
export type MessageDraft = z.infer<typeof MessageDraft>;

export const MessageDraftForm = z.strictObject({
  /** As typed, with its spaces. An empty text deletes the draft. */
  markdown: z.string().max(MESSAGE_DRAFT_LENGTH_MAX).refine(isStorable),
  /** The version that this device has read or saved last. */
  basedOn: z.string().max(100).nullable(),
});
