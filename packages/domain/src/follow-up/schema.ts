import { id, isoDateTimeUtc, markdownText, z } from '../base/schema.ts';
import { FOLLOW_UP_STATES, FOLLOW_UP_STOPS } from './choice.ts';
import { FOLLOW_UP_DAYS, FOLLOW_UP_TEXT_LENGTH_MAX } from './limit.ts';

/** A follow-up as its writer prepares it. */
export const FollowUpDraft = z.strictObject({
  text: markdownText(1, FOLLOW_UP_TEXT_LENGTH_MAX),
  /** How many days after the invitation. */
  afterDays: z.number().int().min(FOLLOW_UP_DAYS.min).max(FOLLOW_UP_DAYS.max),
});
export type FollowUpDraft = z.infer<typeof FollowUpDraft>;

/** The follow-up of an invitation, as its company reads it. */
export const FollowUp = z.strictObject({
  threadId: id(),
  /** Empty once it was sent: the message has it. */
  text: z.string(),
  afterDays: z.number().int(),
  state: z.enum(FOLLOW_UP_STATES),
  /** The day on which it goes out, in the reader's zone. The time of the day would tell a company which zone that is. */
  sendOnIsoDate: z.string().optional(),
  sentIsoDateTimeUtc: isoDateTimeUtc().optional(),
  stop: z.enum(FOLLOW_UP_STOPS).optional(),
  /** Who wrote it, of the other members. */
  authorName: z.string().optional(),
  /** Changes with each save. */
  version: z.string(),
});
export type FollowUp = z.infer<typeof FollowUp>;
