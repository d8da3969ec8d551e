import { Cursor, isoDateTimeUtc, limit, z } from '@talaash/domain/base/schema';
import { ADMIN_PAGE_SIZE } from '@talaash/domain/review/limit';
import { AdminSearch, EarlierHumanReview, HumanReviewAnswer } from '@talaash/domain/review/schema';

/** A page of the talents or of the companies, as admins ask for it. */
export const AdminPage = z.strictObject({
  limit: limit(ADMIN_PAGE_SIZE),
  cursor: Cursor,
  humanReviewStatus: z.literal('pending').optional(),
  /** The beginning of words of the name, of the email, or an id or its last six characters. */
  search: AdminSearch,
});

/** What admins get of a talent and of a company alike. */
export const adminRecord = {
  email: z.string(),
  /** Since when the human review waits to be answered; absent when none is pending. */
  humanReviewWaitingSinceIsoDateTimeUtc: isoDateTimeUtc().optional(),
};

/** The human reviews that were answered, and the last of them. */
export const reviewedBefore = {
  humanReviewsCount: z.number().int(),
  earlierHumanReview: EarlierHumanReview.optional(),
};

/** How an admin answers a human review. */
export const humanReviewAnswer = {
  humanReviewResponse: HumanReviewAnswer,
  /** The version of the profile that the admin read. */
  profileUpdatedIsoDateTimeUtc: isoDateTimeUtc().optional(),
};
