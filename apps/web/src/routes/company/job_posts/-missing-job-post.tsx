import { JOB_POST_SENTENCES, jobPostDeletedSentence } from '@talaash/domain/job-post/words';
import type { useJobPost } from '../../../features/job-post/job-post.ts';
import { isCallError } from '../../../lib/call-error.ts';
import { QueryFailure } from '../../../lib/query-failure.tsx';
import { ButtonLink } from '../../../ui/press/link.tsx';
import { EmptyState } from '../../../ui/show/state.tsx';

interface MissingJobPostProps {
  jobPostId: string;
  query: ReturnType<typeof useJobPost>;
}

/** Replaces a job post that does not exist or failed to load. */
export function MissingJobPost({ jobPostId, query }: MissingJobPostProps) {
  if (!isCallError(query.error, 'NOT_FOUND')) {
    return <QueryFailure title="The job post did not load" queries={[query]} />;
  }
  return (
    <EmptyState
      title={JOB_POST_SENTENCES.notFound}
      action={
        <ButtonLink to="/company/job_posts" tone="primary">
          Back to Job Posts
        </ButtonLink>
      }
    >
      {jobPostDeletedSentence(jobPostId)}
    </EmptyState>
  );
}
