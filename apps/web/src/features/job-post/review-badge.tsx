import { opennessOf } from '@talaash/domain/job-post/openness';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { OPENNESS_WORDS } from '@talaash/domain/job-post/words';
import { Badge } from '../../ui/show/badge.tsx';

/** Marks a job post that cannot be used for invitations. Empty for one that can. */
export function ReviewBadge({ jobPost }: { jobPost: JobPost }) {
  if (opennessOf(jobPost) === 'closed') return <Badge>{OPENNESS_WORDS.badge}</Badge>;
  if (jobPost.isReviewQueued) return <Badge>In review</Badge>;
  if (jobPost.aiReviewResponse?.reviewStatus === 'fail') return <Badge tone="warm">Needs improvements</Badge>;
  return null;
}
