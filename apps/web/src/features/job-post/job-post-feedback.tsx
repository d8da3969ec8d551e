import type { JobPost } from '@talaash/domain/job-post/schema';
import { ReviewReasons } from '../../parts/review-reasons.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './job-post.module.css';

/** The review feedback of a job post. Empty if it has passed. */
export function JobPostFeedback({ jobPost: { aiReviewResponse, isReviewQueued } }: { jobPost: JobPost }) {
  if (isReviewQueued) {
    return (
      <Banner tone="info" title="This job post is being reviewed">
        <p className={css['text']}>You do not need to wait here. You can invite talent once it passes.</p>
      </Banner>
    );
  }
  if (aiReviewResponse?.reviewStatus !== 'fail') return null;
  return (
    <Banner tone="warm" title="This job post needs improvements">
      <div className={css['feedback']}>
        <ReviewReasons reasons={aiReviewResponse.failureReasons} />
        <p className={css['text']}>It is saved. You can invite talent once it passes.</p>
      </div>
    </Banner>
  );
}
