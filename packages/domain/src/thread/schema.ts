import { id, isoDateTimeUtc, z } from '../base/schema.ts';
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
  companyThreadReadStatus: z.enum(['Read', 'Unread']),
  talentThreadReadStatus: z.enum(['Read', 'Unread']),
  jobPostInvitationStatus: z.enum(INVITATION_STATUSES),
  /** The talent's reason for declining; absent if none was given. */
  declineReason: z.enum(DECLINE_REASONS).optional(),
  /** When the talent ended it, or an account was deleted; absent while it is open. */
  endedIsoDateTimeUtc: isoDateTimeUtc().optional(),
  /** The side whose account was deleted; absent while both exist. */
  deletedSide: z.enum(['company', 'talent']).optional(),
});
export type Thread = z.infer<typeof Thread>;
