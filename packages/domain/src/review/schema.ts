import { isoDateTimeUtc, markdownText, optionalText, z } from '../base/schema.ts';
import { ADMIN_SEARCH_LENGTH_MAX, REVIEW_FEEDBACK_LENGTH } from './limit.ts';

export const AiReviewResponse = z.strictObject({
  reviewStatus: z.enum(['pass', 'fail']),
  failureReasons: z.array(z.string()),
  confidenceScore: z.number().min(0).max(100),
  /**
   * Who decided, where a language model is set up: the rules too, when they found something or when the model did not answer.
   * Absent where there is no model.
   */
  judgedBy: z.enum(['rules', 'model']).optional(),
});
export type AiReviewResponse = z.infer<typeof AiReviewResponse>;

export const HumanReviewResponse = z.strictObject({
  reviewStatus: z.enum(['pass', 'fail', 'pending']),
  commentsMarkdown: z.string(),
});
export type HumanReviewResponse = z.infer<typeof HumanReviewResponse>;

/** The review in the answer of a save: `pending` when the reviewer could not answer and the review is queued. */
export const ReviewResponse = z.object({
  reviewStatus: z.enum(['pass', 'fail', 'pending']),
  failureReasons: z.array(z.string()),
});
export type ReviewResponse = z.infer<typeof ReviewResponse>;

/** The text of a rejection: what the person should change. */
export const ReviewFeedback = markdownText(REVIEW_FEEDBACK_LENGTH.min, REVIEW_FEEDBACK_LENGTH.max);

/** What an admin answers. A pass has no comments. */
export const HumanReviewAnswer = z.discriminatedUnion('reviewStatus', [
  z.strictObject({ reviewStatus: z.literal('pass'), commentsMarkdown: z.literal('') }),
  z.strictObject({ reviewStatus: z.literal('fail'), commentsMarkdown: ReviewFeedback }),
]);
export type HumanReviewAnswer = z.infer<typeof HumanReviewAnswer>;

/** What admins search people and companies by: a name, an email or an id. */
export const AdminSearch = optionalText(1, ADMIN_SEARCH_LENGTH_MAX);

/** A field that differs between two versions of a profile, as texts; undefined where there was or is nothing. */
export const ChangedField = z.object({
  field: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
});
export type ChangedField = z.infer<typeof ChangedField>;

/** The human review that was answered last, and what the person has changed since then. */
export const EarlierHumanReview = z.object({
  reviewStatus: z.enum(['pass', 'fail']),
  commentsMarkdown: z.string(),
  /** Absent when the admin has deleted the account. */
  reviewerName: z.string().optional(),
  reviewedIsoDateTimeUtc: isoDateTimeUtc(),
  changes: z.array(ChangedField),
});
export type EarlierHumanReview = z.infer<typeof EarlierHumanReview>;
