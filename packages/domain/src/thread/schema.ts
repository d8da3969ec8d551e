import { id, isoDateTimeUtc, z } from '../base/schema.ts';
import { INVITATION_STATUSES } from '../invitation/choice.ts';

export const ThreadKey = z.strictObject({ threadId: id() });

/** One thread per company and talent, made by the invitation. It keeps the job post's title as it was. */
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
});
export type Thread = z.infer<typeof Thread>;
