import { isApproved } from '@talaash/domain/review/rule';
import type { Deps } from '../../call/deps.ts';
import type { JobData } from '../../jobs/job.ts';
import { reviewMail } from '../../mail/review-mail.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { readRecipient, readReviews } from './queries.ts';

/**
 * Mails a talent or company the result of a review. Sends nothing if the record was saved or reviewed again since: its page
 * showed that at once, or another mail does.
 */
export async function mailReview(
  deps: Pick<Deps, 'db'> & MailDeps,
  { party, reviewer, reviewStatus, uid }: JobData['review.mail'],
): Promise<void> {
  const { side } = party;
  const reviews = await readReviews(deps.db, party);
  const review = reviewer === 'human' ? reviews?.human : reviews?.ai;
  if (!reviews || review?.reviewStatus !== reviewStatus) return;
  const recipient = await readRecipient(
    deps.db,
    { ...party, uid },
    side === 'company' ? 'companyReviewed' : 'talentReviewed',
  );
  if (!recipient) return;
  const mail = reviewMail({
    side,
    name: recipient.name,
    reviewer,
    hasPassed: reviewStatus === 'pass',
    isStillApproved: isApproved({
      aiReviewResponse: reviews.ai ?? undefined,
      humanReviewResponse: reviews.human ?? undefined,
    }),
    failureReasons: reviews.ai?.failureReasons ?? [],
    commentsMarkdown: reviews.human?.commentsMarkdown ?? '',
    baseUrl: deps.baseUrl(),
  });
  await sendMail(deps, { ...recipient, side }, mail);
}
