import type { JobPost } from '@talaash/domain/job-post/schema';
import { Badge } from '../../ui/show/badge.tsx';

/** Marks a job post that cannot be used for invitations yet. Empty for one that can. */
export function ReviewBadge({ jobPost }: { jobPost: JobPost }) {
  if (jobPost.isReviewQueued) return <Badge>In review</Badge>;
  if (jobPost.aiReviewResponse?.reviewStatus === 'fail') return <Badge tone="warm">Needs improvements</Badge>;
  return null;
}
