import { Cursor, isoDateTimeUtc, limit, z } from '@talaash/domain/base/schema';
import { ADMIN_PAGE_SIZE } from '@talaash/domain/review/limit';
import { AdminSearch, EarlierHumanReview, HumanReviewAnswer } from '@talaash/domain/review/schema';

/** A page of talents or companies for admins. */
export const AdminPage = z.strictObject({
  limit: limit(ADMIN_PAGE_SIZE),
  cursor: Cursor,
  humanReviewStatus: z.literal('pending').optional(),
  /** The start of words of the name, the start of the email, an id, or the last six characters of an id. */
  search: AdminSearch,
});

/** The fields that admins get of talents and companies alike. */
export const adminRecord = {
  email: z.string(),
  /** Since when the human review is pending; absent if none is. */
  humanReviewWaitingSinceIsoDateTimeUtc: isoDateTimeUtc().optional(),
};

/** The number of finished human reviews, and the latest one. */
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
