import { z } from '@talaash/domain/base/schema';
import { INVITATION_STATUSES } from '@talaash/domain/invitation/choice';

/** The calling company's relation to a talent. */
export const CompanyRelation = z.object({
  isShortlisted: z.boolean(),
  isHidden: z.boolean(),
  /** Absent if the talent can be invited. */
  invitationStatus: z.enum(INVITATION_STATUSES).optional(),
  /** When the talent declined the invitation; absent if it did not. */
  declinedIsoDateTimeUtc: z.iso.datetime().optional(),
  threadId: z.string().optional(),
  /** The talent takes only invitations that state pay; absent otherwise. */
  isPayRequired: z.literal(true).optional(),
  /** The talent takes no more invitations this week; absent otherwise. */
  isWeekFull: z.literal(true).optional(),
  /** The talent has ended the thread; absent otherwise. */
  isThreadEnded: z.literal(true).optional(),
});
export type CompanyRelation = z.infer<typeof CompanyRelation>;
