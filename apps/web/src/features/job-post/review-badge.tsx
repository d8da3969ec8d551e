import type { JobPost } from '@talaash/domain/job-post/schema';
import { Badge } from '../../ui/show/badge.tsx';

/** A word on a job post that cannot be used yet; nothing on one that can. */
export function ReviewBadge({ jobPost }: { jobPost: JobPost }) {
  if (jobPost.isReviewQueued) return <Badge>In review</Badge>;
  if (jobPost.aiReviewResponse?.reviewStatus === 'fail') return <Badge tone="warm">Needs improvements</Badge>;
  return null;
}
