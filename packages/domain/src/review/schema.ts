import { z } from '../base/schema.ts';

export const AiReviewResponse = z.strictObject({
  reviewStatus: z.enum(['pass', 'fail']),
  failureReasons: z.array(z.string()),
  confidenceScore: z.number().min(0).max(100),
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
