import { isoDateTimeUtc, markdownText, optionalText, z } from '../base/schema.ts';
import { ADMIN_SEARCH_LENGTH_MAX, REVIEW_FEEDBACK_LENGTH } from './limit.ts';

export const AiReviewResponse = z.strictObject({
  reviewStatus: z.enum(['pass', 'fail']),
  failureReasons: z.array(z.string()),
  confidenceScore: z.number().min(0).max(100),
  /**
   * Who decided, if a language model is configured: the rules, if they found something or the model did not answer. Absent
   * without a model.
   */
  judgedBy: z.enum(['rules', 'model']).optional(),
});
export type AiReviewResponse = z.infer<typeof AiReviewResponse>;

export const HumanReviewResponse = z.strictObject({
  reviewStatus: z.enum(['pass', 'fail', 'pending']),
  commentsMarkdown: z.string(),
});
export type HumanReviewResponse = z.infer<typeof HumanReviewResponse>;

/** The review in a save's answer: `pending` if the reviewer could not answer and the review is queued. */
export const ReviewResponse = z.object({
  reviewStatus: z.enum(['pass', 'fail', 'pending']),
  failureReasons: z.array(z.string()),
});
export type ReviewResponse = z.infer<typeof ReviewResponse>;

/** The text of a rejection: what the person should change. */
export const ReviewFeedback = markdownText(REVIEW_FEEDBACK_LENGTH.min, REVIEW_FEEDBACK_LENGTH.max);

/** An admin's verdict. A pass has no comments. */
export const HumanReviewAnswer = z.discriminatedUnion('reviewStatus', [
  z.strictObject({ reviewStatus: z.literal('pass'), commentsMarkdown: z.literal('') }),
  z.strictObject({ reviewStatus: z.literal('fail'), commentsMarkdown: ReviewFeedback }),
]);
export type HumanReviewAnswer = z.infer<typeof HumanReviewAnswer>;

/** What admins search people and companies by: a name, an email or an id. */
export const AdminSearch = optionalText(1, ADMIN_SEARCH_LENGTH_MAX);

/** A field that differs between two versions of a profile, as texts; undefined if it was or is empty. */
export const ChangedField = z.object({
  field: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
});
export type ChangedField = z.infer<typeof ChangedField>;

/** The latest finished human review, and what the person has changed since. */
export const EarlierHumanReview = z.object({
  reviewStatus: z.enum(['pass', 'fail']),
  commentsMarkdown: z.string(),
  /** Absent if the admin's account was deleted. */
  reviewerName: z.string().optional(),
  reviewedIsoDateTimeUtc: isoDateTimeUtc(),
  changes: z.array(ChangedField),
});
export type EarlierHumanReview = z.infer<typeof EarlierHumanReview>;
