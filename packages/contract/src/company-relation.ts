import { z } from '@talaash/domain/base/schema';
import { INVITATION_STATUSES } from '@talaash/domain/invitation/choice';

/** How a talent stands to the asking company. */
export const CompanyRelation = z.object({
  isShortlisted: z.boolean(),
  isHidden: z.boolean(),
  invitationStatus: z.enum(INVITATION_STATUSES).optional(),
  threadId: z.string().optional(),
});
export type CompanyRelation = z.infer<typeof CompanyRelation>;
