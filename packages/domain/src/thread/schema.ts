import { id, isoDateTimeUtc, z } from '../base/schema.ts';
import { JobTerms, Pay } from '../job-terms/schema.ts';
import { DECLINE_REASONS, INVITATION_STATUSES } from '../invitation/choice.ts';

export const ThreadKey = z.strictObject({ threadId: id() });

/** The conversation of a company and a talent, one for each pair. The invitation opens it and fixes the job post's title. */
export const Thread = z.strictObject({
  key: ThreadKey,
  companyId: id(),
  talentId: id(),
  jobPostId: id(),
  jobPostTitle: z.string(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  updatedIsoDateTimeUtc: isoDateTimeUtc(),
  /** The reader's own side has its status; the other's is absent. What the other has read is told by its read mark, if it shares that. */
  companyThreadReadStatus: z.enum(['Read', 'Unread']).optional(),
  talentThreadReadStatus: z.enum(['Read', 'Unread']).optional(),
  jobPostInvitationStatus: z.enum(INVITATION_STATUSES),
  /** The talent's reason for declining; absent if none was given. */
  declineReason: z.enum(DECLINE_REASONS).optional(),
  /** The terms of the job when the invitation was sent; absent if the job post stated none. */
  terms: JobTerms.optional(),
  /** Whether the company has raised the pay since. */
  isPayRaised: z.literal(true).optional(),
  /** The pay before that; absent if it was not stated. */
  payBeforeRaise: Pay.optional(),
  /** The message with the company's note; absent if there is none. */
  noteMessageId: id().optional(),
  /** When the last invitation was sent; absent for those sent before invitations expired. */
  invitedIsoDateTimeUtc: isoDateTimeUtc().optional(),
  /** Until when the waiting invitation can be answered; absent for those sent before invitations expired. */
  answerUntilIsoDateTimeUtc: isoDateTimeUtc().optional(),
  /** When the company edited the note or raised the pay; absent if it did not. */
  invitationChangedIsoDateTimeUtc: isoDateTimeUtc().optional(),
  /** When the talent ended it, or an account was deleted; absent while it is open. */
  endedIsoDateTimeUtc: isoDateTimeUtc().optional(),
  /** Whether the reader has blocked the other side; absent if not. */
  isBlocked: z.literal(true).optional(),
  /** Whether nothing can be written or answered for now; absent if it can. Nobody learns why, except who has blocked the other. */
  isPaused: z.literal(true).optional(),
  /** The side whose account was deleted; absent while both exist. */
  deletedSide: z.enum(['company', 'talent']).optional(),
});
export type Thread = z.infer<typeof Thread>;
